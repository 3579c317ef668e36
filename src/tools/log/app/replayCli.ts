// `npm run replay -- FILE`: replays a log in plain Node, through the app's reducer.
import { rootReducer } from '@/app/rootReducer'
import { replayFile } from '@/tools/log/cli'
import type { AnyReducer } from '@/tools/log/replayLog'

process.exitCode = await replayFile(process.argv.slice(2), rootReducer as AnyReducer, (line) =>
  process.stdout.write(`${line}\n`),
)
