// `npm run replay -- FILE`: replays a log in plain Node, through the app's reducer.
import { rootReducer } from '@/app/rootReducer'
import { print } from '@/platform/print'
import { replayFile } from '@/tools/log/cli'
import type { AnyReducer } from '@/tools/log/replayLog'

// Whoever reads may have stopped, as `head` does: the rest is for nobody.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

process.exitCode = await replayFile(process.argv.slice(2), rootReducer as AnyReducer, print)
