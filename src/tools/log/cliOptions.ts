// The command line of `npm run replay`.
import { parseArgs } from 'node:util'
import { LogError } from '@/replay/actionLog'

/** How it is used. */
export const usage = `npm run replay -- FILE [options]
  FILE          a log (*.actionlog.json, also .gz), a bug report, or an export of Redux DevTools
  --until N     replay the first N actions only
  --diff N      show what action N changed in the state
  --history PATH         list the steps that changed a place of the state: reviews.pagination.totalItems
  --first EXPRESSION     name the first step after which an expression about the state holds
  --against DIR compare each step with what the app of another checkout makes of the log, not with what was recorded
  --pictures FOLDER      with --against: build both, and write what they show of each page of the log, with an index
  --with OTHER  put another recording beside it: what only one of them has, and the first difference in a request, an answer, the
                state; times and ids apart
  --to-test     write a Vitest file that replays the log (with --until: its beginning) into test/replay/; with --shows, --against
                or --with: one that is red until what the log shows is mended
  --minimise PREDICATE   write the shortest log that still shows it, where the command was typed
  --shows PREDICATE      with --to-test: what is wrong at the end
  PREDICATE     a JavaScript expression about the state at the end, 'state.auth.user === null'; or one of the words
                'throws' and, where nothing is left out, 'differs'
  -h, --help    print this
Ends with 0 when every checked step holds, 1 when one differs, even if the end is right again, 2 when an action threw or the file
cannot be read, 3 when the log has nothing to check against.`

const texts = ['against', 'with', 'pictures', 'minimise', 'shows', 'history', 'first'] as const

/** What the command line asks for, by the names of its options. */
export type Options = { readonly [Name in (typeof texts)[number]]?: string } & {
  /** The path, as it was given. */
  file: string
  until?: number | undefined
  diff?: number | undefined
  toTest: boolean
}

function count(text: string | undefined, option: string): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new LogError(`${option} wants a number, not ${text}`)
  return text === undefined ? undefined : Number(text)
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  const named = Object.fromEntries(texts.map((name) => [name, text])) as Record<(typeof texts)[number], typeof text>
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...named,
        until: text,
        diff: text,
        'to-test': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new LogError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

/** The parsed arguments; null to print the usage. */
export function optionsOf(args: readonly string[]): Options | null {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new LogError(usage)
  const { until, diff, 'to-test': toTest = false, help: _, ...rest } = values
  if (rest.pictures !== undefined && rest.against === undefined)
    throw new LogError('--pictures shows what --against compares')
  if (rest.shows !== undefined && !toTest) throw new LogError('--shows says what is wrong, for --to-test')
  if (rest.minimise === 'differs')
    throw new LogError('What was recorded says nothing about a log without some of its actions')
  return { ...rest, file, until: count(until, '--until'), diff: count(diff, '--diff'), toTest }
}
