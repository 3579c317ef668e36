// The command line of `npm run replay`.
import { parseArgs } from 'node:util'
import { LogError } from '@/replay/actionLog'

/** How it is used. */
export const usage = `npm run replay -- FILE [options]
  FILE          a log (*.actionlog.json), or an export of Redux DevTools
  --until N     replay the first N actions only
  --diff N      show what action N changed in the state
  --history PATH         list the steps that changed a place of the state: reviews.pagination.totalItems
  --first EXPRESSION     name the first step after which an expression about the state holds
  --against GOOD         look for the cause of a bug by the checkout GOOD, which lacks it: in the state of each step, then in
                answers and actions (--with), then in pictures of each page, until something names it
  --with OTHER  put a log of the same walk in the good build beside it: what only one of them has, and the first request,
                answer or action that differs; times and ids apart
  --pictures FOLDER      with --against: where pictures go, if not into a new temporary folder; --no-pictures: none are taken
  --to-test     with --against or --shows: write a test into test/replay/ that is red here, and green in GOOD
  --shows PREDICATE      with --to-test: what is wrong at the end
  --minimise PREDICATE   write the shortest log that still shows it, where the command was typed
  PREDICATE     a JavaScript expression about the state at the end, 'state.auth.user === null'; or one of the words
                'throws' and, where nothing is left out, 'differs'
  -h, --help    print this
Ends with 0 when nothing differs of what was compared, 1 when something does, even if the end is right again, 2 when an action
threw, the file cannot be read, or what was asked for cannot be done, 3 when there is nothing to compare with.`

const texts = ['against', 'with', 'pictures', 'minimise', 'shows', 'history', 'first'] as const

/** What the command line asks for, by the names of its options. */
export type Options = { readonly [Name in (typeof texts)[number]]?: string } & {
  /** The path, as it was given. */
  file: string
  until?: number | undefined
  diff?: number | undefined
  toTest: boolean
  noPictures: boolean
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
        'no-pictures': { type: 'boolean' },
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
  const { until, diff, 'to-test': toTest = false, 'no-pictures': noPictures = false, help: _, ...rest } = values
  const { against, shows, pictures } = rest
  if ((pictures !== undefined || noPictures) && against === undefined)
    throw new LogError('Pictures show what --against compares')
  if (shows !== undefined && !toTest) throw new LogError('--shows says what is wrong, for --to-test')
  if (toTest && against === undefined && shows === undefined)
    throw new LogError('--to-test wants to know what is right: --against GOOD, or what is wrong: --shows PREDICATE')
  if (rest.minimise === 'differs')
    throw new LogError('What was recorded says nothing about a log without some of its actions')
  return { ...rest, file, until: count(until, '--until'), diff: count(diff, '--diff'), toTest, noPictures }
}
