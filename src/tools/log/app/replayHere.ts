// Run in DIR by `npm run replay -- FILE --against DIR` (otherApp.ts): writes the log's checkpoints there, or a state.
import { serialize } from 'node:v8'
import { rootReducer } from '@/app/rootReducer'
import { checkpointsFrom } from '@/replay/checkpoints'
import { readText } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, chunkOf, statesOf } from '@/tools/log/replayLog'

const [file = '', step] = process.argv.slice(2)
const log = readLog(readText(file))
const reducer = rootReducer as AnyReducer
const chunk = chunkOf(log, reducer)
const made = step ? statesOf(log, reducer).at(Number(step)) : checkpointsFrom(chunk.base, [chunk], (state) => state)
process.stdout.write(serialize(made))
