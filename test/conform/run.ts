// `npm run conform -- URL`: holds any server against the contract, call by call. Prints a table and what is wrong; exit
// code 1 when anything is, 2 when the server could not be tried.
import { parseArgs } from 'node:util'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { print } from '@/platform/print'
import { type Case, casesOf } from './cases'
import { printed, type Row } from './report'
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
