// Logs for tests: of given actions, as they are read and as a file; what the command line says of one; and any value.
import fc from '@test/fastCheck'
import type { ActionLog } from '@/replay/actionLog'
import type { Random } from '@/replay/redact/standIns'
import { type LogParts, writeLog } from '@/replay/writeLog'
import { replayFile } from '@/tools/log/cli'
import { type AnyReducer, chunkOf } from '@/tools/log/replayLog'
import { withTexts } from '@/tools/log/withTexts'

/** A log of these actions, 10 ms apart, without checkpoints. */
export const logOf = (actions: ActionLog['actions'], rest: Partial<ActionLog> = {}): ActionLog => ({
  kind: 'redux-action-log',
  base: {},
  actions,
  times: actions.map((_, index) => 10 * index),
  first: 0,
  checkpoints: [],
  ...rest,
})

/** The file of a session in which a reducer was sent these actions. */
export function fileBy(by: AnyReducer, base: unknown, actions: ActionLog['actions'], more: Partial<LogParts> = {}) {
  const chunk = chunkOf(logOf(actions, { base }), by)
  const about = { app: { name: 'Test', version: '1' }, env: {}, reason: 'test' } as const
  return writeLog({ chunks: [chunk], state: chunk.states.at(-1), redactor: withTexts, ...about, ...more })
}

/** What `npm run replay` prints, and tells of its progress, for these arguments in a folder; and how it ends. */
export async function command(args: readonly string[], by: AnyReducer, folder: string, root = folder) {
  const lines: string[] = []
  const told: string[] = []
  const print = (line: string) => lines.push(line)
  const code = await replayFile(args, by, print, root, folder, (line) => told.push(line))
  return { code, lines, told, text: lines.join('\n') }
}

const odd = fc.oneof(
  fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, null, 12n ** 20n),
  fc.date({ noInvalidDate: false }),
  fc.string(),
  fc.double(),
)
/** Any value that a state or an action may hold: nested lists and records with everything that JSON loses. */
export const anyValue = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, odd, tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
})).value

/** Numbers in turn, for stand-ins: what is drawn is known then. */
export function counting(next = 0): Random {
  let number = next
  return (limit) => number++ % limit
}

/** How many values are tried. */
export const runs = { numRuns: process.env.TEST_DEEP ? 10_000 : 500, seed: 20261121 }
