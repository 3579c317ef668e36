// `npm run pages`, after a build: writes every category and business, sitemap.xml and robots.txt into dist/, for any
// static host. A run can be resumed; the next one renders only what changed.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exit, stderr } from 'node:process'
import { stop, tell } from '../../platform/print.ts'
import { checkAddresses, openSite, readOptions } from './command.ts'
import { openJournal } from './pageFolder.ts'
import { previewPicture } from './previewPicture.ts'
import type { Site } from './renderer.ts'
import { GaveUp, writePages } from './writePages.ts'

/** Between two lines where they stay, in ms. */
const LINE_EVERY = 10_000

/** A duration in words: '40 s', '3 min'. */
const inWords = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

/** Shows steps of `total`, with the time left by the pace so far. */
function progress(total: number): { step(): void; end(): void } {
  const begun = Date.now()
  let done = 0
  let toldAt = begun
  const line = () => {
    const remaining = ((Date.now() - begun) / done) * (total - done)
    const width = 30
    const full = Math.round((done / total) * width)
    return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done} of ${total}, ${inWords(remaining)} left`
  }
  return {
    step() {
      done += 1
      const now = Date.now()
      if (now - toldAt < (stderr.isTTY ? 100 : LINE_EVERY)) return
      toldAt = now
      if (stderr.isTTY) stderr.write(`\r${line()}\u001b[K`)
      else tell(line())
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\u001b[K')
    },
  }
}

const help = `npm run pages -- --origin https://example.al [options]

Writes a file for every category and business, sitemap.xml and robots.txt into the build, for any static host: run "npm run build" first.

  --origin URL     the site's own address
  --api URL        where the API is, if not where the build says
  --requests N     how many requests may be under way at a time, 8 unless given
  --all            renders every page, also where nothing has changed
  --dist FOLDER    the build, dist unless given; its renderer stands beside it, in dist-server
  --help           this`

/** Why pages could not be written, for people. */
function wordsFor(error: unknown, site: Site, api: string): string {
  if (error instanceof GaveUp)
    return `The API at ${api} answers no more. What is written stays; run this again, and it goes on from there.`
  const failure = site.failureOf(error)
  if (failure?.kind === 'network') return `No API answers at ${api}: is it running, and is the address right?`
  if (failure) return `The API at ${api} does not list the site's pages (${failure.status}): ${failure.message}`
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' ? 'The disk is full. What is written is whole; make room and run this again.' : message
}

const { origin, api, all, ...values } = readOptions(
  {
    origin: { type: 'string', default: '' },
    api: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    requests: { type: 'string', default: '8' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
  help,
)
const requests = Number(values.requests)
checkAddresses('pages', origin, api)
if (!Number.isInteger(requests) || requests < 2) stop(`--requests '${values.requests}': at least 2 at a time.`)

const dist = resolve(values.dist)
const server = `${dist}-server`
const site = await openSite(server, api)
const build = createHash('sha256')
  .update(readFileSync(join(server, 'render.mjs')))
  .update(readFileSync(join(server, 'shells.json')))
  .update(origin)
  .digest('base64url')

try {
  // Beside the folders, since a build empties them: the days in the sitemap outlive it.
  const journal = openJournal(`${dist}-pages.jsonl`, build)
  const today = new Date().toISOString().slice(0, 10)
  const made = await writePages({ site, draw: previewPicture, dist, journal, origin, requests, all, today, progress })
  tell(`${made.written} written, ${made.same} as before, ${made.gone} gone, ${made.failed} not rendered`)
  if (made.left > 0) tell(`${made.left} have ids that make no safe names of files: the app shows them.`)
  for (const { what, pages, read } of made.short)
    tell(
      `The API says that its list of ${what} has ${pages} pages, but behind page ${read} nothing new comes: read to there.`,
    )
  if (made.failed === 0) exit(0)
  tell('The API failed for some pages: their old files stay, and the app shows the others. Run this again.')
  exit(1)
} catch (error) {
  stop(wordsFor(error, site, api ?? 'the address that the app was built for'))
}
