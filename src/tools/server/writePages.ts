// The pages of a site as files: changed ones are written, those that are gone removed, with sitemap and robots.txt.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Journal, openFolder, writeWhole } from './pageFolder.ts'
import type { Draw, Site } from './renderer.ts'
import { sitemaps, withSitemap } from './sitemap.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
const joined = (hashes: readonly string[]): string => hash(hashes.join(' '))

const hashOfAnswers = (texts: readonly string[]): string => joined(texts.map(hash))

type List = Site['listedBusinesses']
type ListPage = Awaited<ReturnType<List>>

/** Equal for pages of a list that have the same entries. */
const hashOfPage = (found: ListPage['found']): string => hash(JSON.stringify(found))

/** A list that ended before the number of pages that it says it has. */
export interface ShortList {
  what: 'businesses' | 'reviews'
  pages: number
  /** How many of them said something new. */
  read: number
}

/** A list's entries, page by page. An empty or repeated page, if fewer exist than said, ends it: `endEarly` is told. */
async function* entries(
  list: List,
  atOnce: number,
  endEarly: (ended: Omit<ShortList, 'what'>) => void,
): AsyncGenerator<ListPage['found'][number]> {
  const { pages, found } = await list(1)
  const seen = new Set([hashOfPage(found)])
  yield* found
  for (let page = 2; page <= pages; page += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, pages - page + 1) }, (_, next) => page + next)
    for (const part of await Promise.all(numbers.map(list))) {
      const one = hashOfPage(part.found)
      if (part.found.length === 0 || seen.has(one)) return endEarly({ pages, read: seen.size })
      seen.add(one)
      yield* part.found
    }
  }
}

interface Reviews {
  count: number
  shown: string[]
}

/**
 * The paths of all pages with data, and their answers (`hashOfAnswers`) where lists tell: an unchanged page costs no
 * request. A server whose lists lack something or are sorted otherwise costs time: its pages never seem unchanged.
 */
async function listedPages(
  site: Site,
  categories: readonly string[],
  atOnce: number,
): Promise<{ found: Map<string, string | undefined>; short: ShortList[] }> {
  const short: ShortList[] = []
  const shortOf = (what: ShortList['what']) => (ended: Omit<ShortList, 'what'>) => void short.push({ what, ...ended })
  const reviews = new Map<string, Reviews>()
  for await (const { path, text } of entries(site.listedReviews, atOnce, shortOf('reviews'))) {
    if (path === undefined) continue
    const known = reviews.get(path) ?? { count: 0, shown: [] }
    known.count += 1
    if (known.shown.length < site.REVIEWS_SHOWN) known.shown.push(hash(text))
    reviews.set(path, known)
  }
  const answersOf = new Map<string, string | undefined>()
  for (const path of [...site.dataPaths, ...categories]) answersOf.set(path, undefined)
  for await (const { path, text } of entries(site.listedBusinesses, atOnce, shortOf('businesses'))) {
    if (path === undefined) continue
    const { count, shown } = reviews.get(path) ?? { count: 0, shown: [] }
    answersOf.set(path, joined([hash(text), hash(String(count)), ...shown]))
  }
  return { found: answersOf, short }
}

/** How a site is written. */
export interface WriteOptions {
  site: Site
  draw: Draw
  /** The folder of the build. */
  dist: string
  journal: Journal
  /** Of the site, such as https://example.al. */
  origin: string
  /** How many requests may be under way at a time. */
  requests: number
  /** Renders and writes every page, whatever the API says. */
  all?: boolean
  /** yyyy-mm-dd. */
  today: string
  /** Told how many pages there are to render; returns what is told of each. */
  progress?: (total: number) => { step(): void; end(): void }
}

/** What became of the pages. */
export interface Outcome {
  written: number
  same: number
  gone: number
  failed: number
  /** Have no safe name of a file: the app shows them. */
  left: number
  /** Lists of the API that were read to their end before the number of pages that they say. */
  short: readonly ShortList[]
}

/** The API answers no more: what is written stays, and there is no use in going on. */
export class GaveUp extends Error {}

/** How long the API may take for a page, in ms: nobody waits for it. */
const PATIENCE = 15_000
/** The most requests that a page sends at the same time. */
const REQUESTS_OF_PAGE = 2
/** So many failures in a row are no accident. */
const MOST_FAILURES = 12

/** Writes them. Throws the API's error if it does not list its pages, `GaveUp`, and what the disk says. */
export async function writePages(options: WriteOptions): Promise<Outcome> {
  const { site, draw, dist, journal, origin, requests, all = false, today, progress } = options
  const folder = openFolder(dist, draw)
  const { paths: categories, known: ofCategories } = await site.categoryPages()
  const { found, short } = await listedPages(site, categories, requests)
  const outcome: Outcome = { written: 0, same: 0, gone: 0, failed: 0, left: 0, short }
  const isCategory = new Set(categories)
  const tried = new Set<string>()
  let failures = 0

  /** Whether the file says what the API says. */
  const isCurrent = (path: string, answers: string | undefined): boolean => {
    const known = journal.pages.get(path)
    return known?.isOld !== true && known?.answers === answers && answers !== undefined && folder.has(path)
  }
  /** Remembers a page; its day stays while its answers do. */
  const remember = (path: string, answers: string): void => {
    const known = journal.pages.get(path)
    journal.add({ path, answers, changed: known?.answers === answers ? known.changed : today })
  }

  async function make(path: string): Promise<void> {
    let answers = ''
    const isSame = () => isCurrent(path, answers)
    const document = await site.render(path, '', {
      origin,
      patience: PATIENCE,
      known: isCategory.has(path) ? ofCategories : [],
      skip(page) {
        answers = hashOfAnswers(site.answersOf(page))
        return !all && isSame()
      },
    })
    if (!document && !isSame()) {
      failures += 1
      if (failures >= MOST_FAILURES) throw new GaveUp()
      // Once more at the end, when the API may be well again.
      if (tried.has(path)) outcome.failed += 1
      else due.push(path)
      tried.add(path)
      return
    }
    failures = 0
    if (document?.status === 404) {
      folder.remove(path)
      journal.pages.delete(path)
      outcome.gone += 1
      return
    }
    if (document) await folder.write(path, document)
    outcome[document ? 'written' : 'same'] += 1
    remember(path, answers)
  }

  const isListed = (path: string) => found.has(path) || site.textPaths.includes(path)
  for (const path of [...journal.pages.keys()]) if (!isListed(path) && !folder.has(path)) journal.pages.delete(path)
  // Pages that are listed no more are asked for once: a list that changes while it is read may leave out an entry.
  const unlisted = [...journal.pages.keys()].filter((path) => !isListed(path))
  const known = [...found.keys(), ...unlisted]
  const named = known.filter(folder.canHold)
  const due = named.filter((path) => all || !isCurrent(path, found.get(path)))
  outcome.left = known.length - named.length
  outcome.same = named.length - due.length

  const bar = progress?.(due.length)
  const work = async (): Promise<void> => {
    try {
      for (let path = due.shift(); path !== undefined; path = due.shift()) {
        const isAgain = tried.has(path)
        await make(path)
        if (!isAgain) bar?.step()
      }
    } catch (error) {
      // The others end, too.
      due.length = 0
      throw error
    }
  }
  const workers = Array.from({ length: Math.max(1, Math.floor(requests / REQUESTS_OF_PAGE)) }, work)
  const ended = await Promise.allSettled(workers)
  bar?.end()
  for (const one of ended) if (one.status === 'rejected') throw one.reason

  for (const path of site.textPaths) if (folder.has(path)) remember(path, hashOfAnswers([folder.textOf(path)]))
  writeAddresses(dist, journal, origin)
  journal.close()
  return outcome
}

/** sitemap.xml and robots.txt. */
function writeAddresses(dist: string, { pages }: Journal, origin: string): void {
  const files = sitemaps(
    [...pages.values()].sort((one, other) => (one.path < other.path ? -1 : 1)),
    origin,
  )
  for (const [name, text] of files) writeWhole(join(dist, name), text)
  for (const name of readdirSync(dist))
    if (/^sitemap-\d+\.xml$/.test(name) && !files.has(name)) rmSync(join(dist, name))
  const robots = join(dist, 'robots.txt')
  const rules = existsSync(robots) ? readFileSync(robots, 'utf8') : 'User-agent: *\nDisallow:'
  writeWhole(robots, withSitemap(rules, origin))
}
