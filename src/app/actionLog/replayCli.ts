// `npm run replay -- FILE`: replays a log in plain Node, through the app's reducer.
import { replayFile } from '@/replay/cli'
import type { AnyReducer } from '@/replay/replayLog'
import { rootReducer } from '../rootReducer'

process.exitCode = await replayFile(process.argv.slice(2), rootReducer as AnyReducer, (line) =>
  process.stdout.write(`${line}\n`),
)
