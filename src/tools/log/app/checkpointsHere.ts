// What `npm run replay -- FILE --against DIR` runs in DIR (src/tools/log/otherApp.ts): prints the checkpoints of a replay by DIR's app.
import { rootReducer } from '@/app/rootReducer'
import { checkpointsFrom } from '@/replay/checkpoints'
import { readText } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, chunkOf } from '@/tools/log/replayLog'

const chunk = chunkOf(readLog(readText(process.argv[2] ?? '')), rootReducer as AnyReducer)
process.stdout.write(JSON.stringify(checkpointsFrom(chunk.base, [chunk], (state) => state)))
