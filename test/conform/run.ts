// `npm run conform -- URL`: holds any server against the contract, call by call. Prints a table and what is wrong; exit
// code 1 when anything is, 2 when the server could not be tried.
import { parseArgs } from 'node:util'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { print } from '@/platform/print'
import { type Case, casesOf, kinds } from './cases'
import { samples } from './samples'
import { createWorld, type Options, Skipped, type World } from './world'

const help = `npm run conform -- URL [options]

Tries every call of docs/api/openapi.yaml against the server at URL (its origin; calls go to URL/v1/...): good calls, wrong values,
no or forged tokens, unknown ids, odd paging. Every reply is held against the contract.

  --write              try writes, too. The run makes categories, businesses, reviews and accounts of its own and removes them, or
                       says what it could not remove (without --outbox: its accounts). Not for a server whose data matters.
                       Without it only reads are tried, after logging in if an account is given.
  --email, --password  an account with a verified e-mail, for calls that need one; also CONFORM_EMAIL, CONFORM_PASSWORD
  --key                sent as x-api-key; also VITE_API_KEY
  --outbox PATH        where the server shows the e-mails it sends, a JSON list of {to, link}, newest first; without it the calls
                       that need the token of an e-mail are skipped
  --variants           replies may have any shape that the app reads: they are read by it first, and then held against the contract

The mock backend passes it whole: npm run api -- --memory, then
  npm run conform -- http://127.0.0.1:8787 --write --email demo@vlereso.example --password Demo1234 --outbox /__outbox`

/** What was tried of an operation; `skipped` says why nothing was. */
export interface Row {
  id: OperationId
  skipped?: string
  tried: { kind: Case['kind']; what: string; breaches: string[]; remark?: string | undefined }[]
}

/** What a run found. */
export interface Result {
  rows: Row[]
  /** What was made and could not be removed again. */
  left: string[]
}

/** Reads, and the one GET that uses up a token is none. */
const isRead = (id: OperationId): boolean => operations[id][0] === 'GET' && id !== 'verifyEmail'

/** Tries every operation of the contract, one after the other. */
export async function conform(options: Options, world: World = createWorld(options)): Promise<Result> {
  const rows: Row[] = []
  for (const id of Object.keys(operations) as OperationId[]) {
    if (!options.write && !isRead(id)) {
      rows.push({ id, skipped: 'a write: --write', tried: [] })
      continue
    }
    try {
      const tried: Row['tried'] = []
      for (const one of casesOf(id, await samples[id](world))) tried.push(await attempt(id, one, world))
      rows.push({ id, tried })
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      rows.push({ id, skipped: error.message, tried: [] })
    }
  }
  return { rows, left: options.write ? await world.clean() : [] }
}

async function attempt(id: OperationId, { kind, what, sends, sendsNext, judge, remark }: Case, world: World) {
  const reply = await world.call(id, sends)
  const second = sendsNext ? await world.call(id, sendsNext) : reply
  return { kind, what, breaches: judge(reply, second), remark: remark?.(reply, second) }
}

/** The table and the lists below it. */
export function printed(rows: readonly Row[], left: readonly string[]): string {
  const table = [['operation', ...kinds], ...rows.map(({ id, tried, skipped }) => [id, ...cells(tried, skipped)])]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const all = rows.flatMap(({ tried }) => tried)
  const broken = rows.flatMap(({ id, tried }) =>
    tried.flatMap(({ kind, what, breaches }) => breaches.map((breach) => `${id}, ${kind} (${what}): ${breach}`)),
  )
  const remarks = rows.flatMap(({ id, tried }) => tried.flatMap(({ remark }) => (remark ? [`${id}: ${remark}`] : [])))
  const skipped = rows.flatMap(({ id, skipped: why }) => (why ? [`${id}: ${why}`] : []))
  return [
    ...lines,
    ...section('Breaches of the contract', broken),
    ...section('Not breaches, but worth knowing', remarks),
    ...section('Not tried', skipped),
    ...section('Made and not removed', left),
    '',
    `${all.length} cases of ${rows.length - skipped.length} operations: ${sumOf(all.flatMap(({ breaches }) => breaches))}; ${skipped.length} operations not tried`,
  ].join('\n')
}

/** What a breach says of any item of any reply: its words without numbers and the way to the field. */
const kindOf = (breach: string): string => breach.replace(/(?:\/[^/\s]+)*\/(?=[^/\s]+ )/, '').replace(/\d+/g, '')

/** How many breaches, and of how many kinds: one fault of a server is seen in each item of each list. */
function sumOf(breaches: readonly string[]): string {
  if (breaches.length === 0) return '0 breaches'
  const different = new Set(breaches.map(kindOf)).size
  return `${different} ${different === 1 ? 'kind' : 'kinds'} of breach, ${breaches.length.toLocaleString('en')} times`
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : []

/** How many of each kind passed, or how many did not. */
const cells = (tried: Row['tried'], skipped: string | undefined): string[] =>
  kinds.map((kind) => {
    const own = tried.filter((one) => one.kind === kind)
    const wrong = own.filter(({ breaches }) => breaches.length > 0).length
    if (wrong > 0) return `${wrong} of ${own.length} WRONG`
    return own.length > 0 ? `ok ${own.length}` : skipped ? 'not tried' : '-'
  })

/** Runs the command line; returns the exit code. */
export async function main(args: readonly string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      email: { type: 'string', default: process.env.CONFORM_EMAIL },
      password: { type: 'string', default: process.env.CONFORM_PASSWORD },
      key: { type: 'string', default: process.env.VITE_API_KEY },
      outbox: { type: 'string' },
      variants: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [url, ...more] = positionals
  if (values.help || !url || more.length > 0) {
    print(help)
    return values.help ? 0 : 2
  }
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    print(`${url} is no address: it begins with http:// or https://`)
    return 2
  }
  const options: Options = { ...values, url }
  const world = createWorld(options)
  const problem = await world.unreachable()
  if (problem) {
    print(`The server at ${url} does not answer (${problem}). Is it running? The mock backend starts with npm run api.`)
    return 2
  }
  const { rows, left } = await conform(options, world)
  print(printed(rows, left))
  return rows.some(({ tried }) => tried.some(({ breaches }) => breaches.length > 0)) ? 1 : 0
}

if (process.argv[1]?.endsWith('conform/run.ts')) process.exitCode = await main(process.argv.slice(2), print)
