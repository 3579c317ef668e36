// What `npm run replay -- FILE --against DIR` runs in DIR (src/replay/otherApp.ts): prints the checkpoints of a replay by DIR's app.
import { rootReducer } from '@/app/rootReducer'
import { checkpointsFrom } from '@/replay/checkpoints'
import { readText } from '@/replay/cli'
import { readLog } from '@/replay/readLog'
import { chunkOf } from '@/replay/recordedAgain'
import type { AnyReducer } from '@/replay/replayLog'

const chunk = chunkOf(readLog(readText(process.argv[2] ?? '')), rootReducer as AnyReducer)
process.stdout.write(JSON.stringify(checkpointsFrom(chunk.base, [chunk], (state) => state)))
