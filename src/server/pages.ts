// `npm run pages -- --origin https://example.al [--api URL]`, after `npm run build`: writes a file for every category and business,
// sitemap.xml and robots.txt into dist/, for any static host. A run can be broken off and begun again, and the next one renders only
// what changed; `--all` renders everything.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exit, stderr } from 'node:process'
import { parseArgs } from 'node:util'
import { openJournal } from './journal.ts'
import { tagOf } from './pageTag.ts'
import { progress } from './progress.ts'
import { loadSite } from './renderer.ts'
import { sitemaps, withSitemap } from './sitemap.ts'
import { pageFile, writeWhole } from './wholeFile.ts'

/** Stops with a sentence: there is nothing that this command could do about it. */
function stop(words: string): never {
  stderr.write(`${words}\n`)
  exit(2)
}

/** How long the API may take for a page, in ms: nobody waits for it. */
const PATIENCE = 15_000

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: '' },
    api: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    jobs: { type: 'string', default: '8' },
    all: { type: 'boolean', default: false },
  },
})
const { origin, api, all } = values
const jobs = Number(values.jobs)
if (!/^https?:\/\/[^/]+$/.test(origin)) stop('Say which site this is: npm run pages -- --origin https://example.al')
if (api !== undefined && !URL.canParse(api)) stop(`'${api}' is no address of an API.`)
if (!Number.isInteger(jobs) || jobs < 1) stop(`--jobs '${values.jobs}' is no number of requests at a time.`)

const dist = resolve(values.dist)
const server = `${dist}-server`
const site = await loadSite(server, api).catch((error: Error) => stop(error.message))

/** What the API said when it could not be asked, for people. */
function wordsFor(error: unknown): string {
  const { kind, status, message } = site.failureOf(error) ?? { kind: 'unexpected', status: 0, message: String(error) }
  const where = api ?? 'the address that the app was built for'
  if (kind === 'network' || status === 0) return `No API answers at ${where}: is it running, and is the address right?`
  return `The API at ${where} refuses to list the site's pages (${status}): ${message}`
}

/** Everything that the API lists: paths, and of a business what the list says of it. */
async function listed(): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>(site.fixedPaths.map((path) => [path, undefined]))
  for (const path of await site.categoryPaths()) found.set(path, undefined)
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await site.businessAddresses(page)
    pages = list.pages
    for (const { path, fingerprint } of list.found)
      found.set(path, createHash('sha256').update(fingerprint).digest('base64url'))
  }
  return found
}

const build = createHash('sha256')
  .update(readFileSync(join(server, 'render.mjs')))
  .update(readFileSync(join(server, 'shells.json')))
  .update(origin)
  .digest('base64url')
const journal = openJournal(join(server, 'pages.jsonl'), build)
const found = await listed().catch((error: unknown) => stop(wordsFor(error)))
const today = new Date().toISOString().slice(0, 10)
const count = { written: 0, same: 0, failed: 0, gone: 0 }

/** Renders a page and writes its file, unless it says what it said before. */
async function make(path: string, fingerprint: string | undefined): Promise<void> {
  const file = pageFile(dist, path)
  const known = journal.pages.get(path)
  const isThere = file !== undefined && existsSync(file)
  if (!file || (!all && isThere && fingerprint !== undefined && known?.fingerprint === fingerprint)) {
    count.same += 1
    return
  }
  const document = await site.render(path, '', { origin, patience: PATIENCE })
  // A text page has been written by the build.
  if (!document && isThere && !known && site.fixedPaths.includes(path)) {
    journal.add({ path, tag: '', changed: today })
    count.same += 1
    return
  }
  if (document?.status !== 200) {
    if (!document && !site.fixedPaths.includes(path)) count.failed += 1
    return
  }
  const tag = await tagOf(document.html)
  const isSame = isThere && known?.tag === tag
  if (!isSame) writeWhole(file, document.html)
  count[isSame ? 'same' : 'written'] += 1
  journal.add({ path, tag, changed: isSame ? known.changed : today, ...(fingerprint !== undefined && { fingerprint }) })
}

const bar = progress(found.size)
const waiting = [...found]
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await make(...next)
    bar.step()
  }
}
try {
  await Promise.all(Array.from({ length: jobs }, work))
  for (const path of [...journal.pages.keys()].filter((one) => !found.has(one))) {
    const file = pageFile(dist, path)
    if (file) rmSync(file, { force: true })
    journal.pages.delete(path)
    count.gone += 1
  }
  for (const [name, text] of sitemaps([...journal.pages.values()], origin)) writeWhole(join(dist, name), text)
  const robots = join(dist, 'robots.txt')
  writeWhole(
    robots,
    withSitemap(existsSync(robots) ? readFileSync(robots, 'utf8') : 'User-agent: *\nDisallow:', origin),
  )
  journal.close()
} catch (error) {
  bar.end()
  const { code, message } = error as NodeJS.ErrnoException
  stop(code === 'ENOSPC' ? 'The disk is full. What is written is whole; make room and run this again.' : message)
}
bar.end()
stderr.write(`${count.written} written, ${count.same} as before, ${count.gone} gone, ${count.failed} not rendered\n`)
if (count.failed > 0) {
  stderr.write('The API failed for some pages: their old files stay, and the app shows the others. Run this again.\n')
  exit(1)
}
