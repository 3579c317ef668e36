// `npm run pages` as a command, over a renderer of this test: killed, called wrongly, and with nothing to work on.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shellOf } from '@/build/prerender/htmlDocument'
import { emptyBuild } from './emptyBuild'

/** A renderer as a build leaves it: 40 businesses, at one of which it waits for ever if it is told to. */
const renderer = `
const businesses = Array.from({ length: 40 }, (_, at) => ({ path: '/biznes/b' + at, text: 'b' + at }))
const { WAIT_AT, REFUSE, PAGES = 1 } = process.env
export const shells = [], dataPaths = [], textPaths = [], REVIEWS_SHOWN = 10
export const categoryPages = async () => {
  if (REFUSE) throw JSON.parse(REFUSE)
  return { paths: [], known: [] }
}
export const failureOf = (error) => (error.kind ? error : undefined)
export const listedReviews = async () => ({ pages: 1, found: [] })
export const listedBusinesses = async (page) => {
  if (page > 99) throw Error('no end')
  return { pages: Number(PAGES), found: page === 1 ? businesses : [] }
}
export const answersOf = ({ actions }) => actions
export async function renderPage(path, query, { skip }) {
  if (path === WAIT_AT) {
    process.stdout.write('waiting')
    await new Promise((never) => setInterval(() => never, 1000))
  }
  const title = path.slice('/biznes/'.length)
  const actions = [title, '0']
  if (skip({ actions })) return undefined
  return { name: 'business', path, query: '', status: 200, title, data: [], html: '<h1>' + title + '</h1>', actions }
}`

const { folder, dist } = emptyBuild()

function build(): void {
  const shell = shellOf(readFileSync('index.html', 'utf8'), { page: '' }, { scripts: [], styles: [] })
  mkdirSync(`${dist}-server`)
  writeFileSync(join(`${dist}-server`, 'render.mjs'), renderer)
  writeFileSync(join(`${dist}-server`, 'shells.json'), JSON.stringify({ business: shell }))
}

const site = ['--origin', 'https://a.al']

/** Starts the command. */
function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const all = ['--import', 'tsx', 'src/tools/server/pages.ts', '--dist', dist, ...args]
  return spawn(process.execPath, all, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Runs it to its end: its exit code and its words. */
async function run(args: readonly string[], env?: Record<string, string>): Promise<[code: number, words: string]> {
  const child = start(args, env)
  let words = ''
  child.stderr?.on('data', (chunk) => {
    words += chunk
  })
  const [code] = await once(child, 'close')
  return [code, words]
}

it('goes on after it was killed: nothing half-written is found, and only the rest is made', async () => {
  build()
  const child = start([...site, '--requests', '2'], { WAIT_AT: '/biznes/b25' })
  await once(child.stdout ?? child, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
  const made = readdirSync(join(dist, 'biznes'))
  expect(made).toHaveLength(25)
  for (const name of made) expect(readFileSync(join(dist, 'biznes', name), 'utf8')).toMatch(/<\/html>\s*$/)
  expect(existsSync(join(dist, 'sitemap.xml'))).toBe(false)

  // Its list has fewer pages than it says.
  expect(await run(site, { PAGES: '1000000000' })).toEqual([
    0,
    '15 written, 25 as before, 0 gone, 0 not rendered\n' +
      'The API says that its list of businesses has 1000000000 pages, but behind page 1 nothing new comes: read to there.\n',
  ])
  expect(readdirSync(join(dist, 'biznes'))).toHaveLength(40)
  expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8').match(/<loc>/g)).toHaveLength(40)
})

describe('says in words, and with an exit code, what is wrong', () => {
  // What both commands check: serve.test.ts.
  it.each([
    ['no site', [], 'Say which site this is: npm run pages'],
    ['an API that is no address', [...site, '--api', 'localhost:8787'], "'localhost:8787' is no address of an API"],
    ['a number that is none', [...site, '--requests', 'many'], "--requests 'many': at least 2"],
    ['no build', site, 'render.mjs is missing: run "npm run build" first'],
  ])('%s', async (_, args, words) => {
    const [code, said] = await run(args)
    expect([code, said]).toEqual([2, expect.stringContaining(words)])
    expect(said).not.toMatch(/\n\s+at /)
    expect(readdirSync(folder)).toEqual(['dist'])
  })

  it.each([
    [{ kind: 'network', status: 0, message: '' }, 'No API answers at https://api.al: is it running'],
    [
      { kind: 'unexpected', status: 500, message: '\u001b]52;c;aGk=\u0007\rhi' },
      "https://api.al does not list the site's pages (500): \\x1b]52;c;aGk=\\x07\\x0dhi\n",
    ],
  ])('an API that gives no list: %j', async (failure, words) => {
    build()
    const [code, said] = await run([...site, '--api', 'https://api.al'], { REFUSE: JSON.stringify(failure) })
    expect([code, said]).toEqual([2, expect.stringContaining(words)])
    expect(readdirSync(dist)).toEqual([])
  })
})
