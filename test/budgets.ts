// The one table of budgets: how big a build may be and what it must not contain; `npm run check` checks a built folder.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** kB are 1000 bytes. Scripts are measured as gzip -9, styles as brotli 11, each file by itself, then added. */
export const budgets = {
  /**
   * All that `/` loads until it rests: entry, static imports and the chunk of `/`; 101 kB are packages
   * (docs/decisions/0010). Keep 100 bytes free: the hashes in files' names change with every commit, and the compressed
   * size by up to 50.
   */
  homeScripts: 160_600,
  /** All that a visit loads which begins at another page, forms included. */
  pageScripts: 172_000,
  /** Styles of a first load: the entry's and the page's. */
  styles: 10_000,
  /** The typefaces, as they are sent. */
  fonts: 40_000,
  /** The drawings, gzip -9: one file, for what is in view first or below. */
  pictures: 25_000,
  /** The mock backend in the demo build, with its data. */
  mocks: 66_000,
  /** Requests before the first paint of a page: its HTML and its styles. */
  htmlRequests: 5,
  /** The same until the app runs, with its scripts. Every six cost a round trip over HTTP/1.1. */
  pageRequests: 16,
} as const

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  isEntry?: boolean
}
type Manifest = Readonly<Record<string, Chunk>>

/** One measured weight and its bound, in bytes; the files that it adds up. */
export interface Weight {
  what: string
  bytes: number
  budget: number
  files: readonly { name: string; bytes: number }[]
}

const weight = (what: string, budget: number, files: Weight['files']): Weight => ({
  ...{ what, budget, files },
  bytes: files.reduce((total, { bytes }) => total + bytes, 0),
})

const homePage = 'src/pages/home/Page.tsx'

/** The weights of a production build: scripts and styles of every page. */
export function weighApp(dist: string): Weight[] {
  const manifest = readManifest(dist)
  const entry = closure(manifest, entryOf(manifest))
  const pages = pagesOf(manifest)
  if (!pages.includes(homePage)) throw new Error(`the manifest does not name ${homePage}`)
  return pages.flatMap((key) => {
    const name = nameOf(key)
    const chunks = [...new Set([...entry, ...closure(manifest, key)])]
    const scripts =
      key === homePage
        ? weight('scripts of /', budgets.homeScripts, gzipped(dist, chunks))
        : weight(`scripts of ${name}`, budgets.pageScripts, gzipped(dist, chunks))
    return [scripts, weight(`styles of ${name}`, budgets.styles, brotlied(dist, chunks))]
  })
}

/** The weights of the typefaces and of the drawings in a build. */
export function weighArt(dist: string): Weight[] {
  const folder = join(dist, 'assets')
  const files = readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) }))
  const beginningWith = (bytes: string, measure: (content: Buffer) => number) =>
    files
      .filter(({ content }) => content.subarray(0, 4).toString('latin1') === bytes)
      .map(({ name, content }) => ({ name, bytes: measure(content) }))
  return [
    weight(
      'fonts',
      budgets.fonts,
      beginningWith('wOF2', ({ length }) => length),
    ),
    weight('pictures', budgets.pictures, beginningWith('<svg', gzipSize)),
  ]
}

/** The weight of the mock backend in a demo build: what its dynamic import loads beyond the entry. */
export function weighMocks(dist: string): Weight[] {
  const manifest = readManifest(dist)
  const entry = closure(manifest, entryOf(manifest))
  const own = closure(manifest, 'api-mocks/browser.ts').filter((chunk) => !entry.includes(chunk))
  return [weight('mock backend', budgets.mocks, gzipped(dist, own))]
}

/** A message for every page whose first paint, or whose app, waits for too many requests. */
export function tooManyRequests(dist: string): string[] {
  const manifest = readManifest(dist)
  const entry = closure(manifest, entryOf(manifest))
  const pages = pagesOf(manifest).map((key) => {
    const own = [...new Set([...entry, ...closure(manifest, key)])]
    const styles = new Set(own.flatMap(({ css }) => css ?? []))
    return { what: nameOf(key), requests: 1 + own.length + styles.size, budget: budgets.pageRequests }
  })
  const documents = readdirSync(dist).filter((name) => name.endsWith('.html'))
  const ready = documents.map((name) => {
    const styles = readFileSync(join(dist, name), 'utf8').match(/rel="stylesheet"/g) ?? []
    return { what: name, requests: 1 + styles.length, budget: budgets.htmlRequests }
  })
  return [...pages, ...ready]
    .filter(({ requests, budget }) => requests > budget)
    .map(({ what, requests, budget }) => `${what}: ${requests} requests, at most ${budget}`)
}

/** A message for every weight above its bound. */
export const tooHeavy = (weights: readonly Weight[]): string[] =>
  weights
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget }) => `${what}: ${kB(bytes)} kB, the budget is ${kB(budget)} kB`)

/**
 * Warns, without failing, of every bound with 2 % or less left: its heaviest part, and the files to look at for room.
 */
export function nearlyTooHeavy(weights: readonly Weight[]): string[] {
  const heaviestFirst = weights.toSorted((one, other) => other.bytes - one.bytes)
  return heaviestFirst
    .filter((each) => each === heaviestFirst.find(({ budget }) => budget === each.budget))
    .filter(({ bytes, budget }) => bytes >= budget * 0.98)
    .map(({ what, bytes, budget, files }) => {
      const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5)
      const parts = largest.map((file) => `${file.name} ${kB(file.bytes)}`).join(', ')
      return `${what}: ${budget - bytes} bytes left of ${kB(budget)} kB; the largest of it: ${parts}`
    })
}

/** Bytes as kB with one decimal. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

/** How a page of a build begins: the policy and the referrer rule do not hold for what stands before them. */
const rulesFirst =
  /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+" \/>\s*<meta name="referrer" content="no-referrer" \/>/

/**
 * What no production build holds: mock backend and data, parts gallery, panel of the action log (with logs that keep
 * what was typed, pictures of the page, shared links), source maps, inline code, anything before a page's rules.
 */
export function leftovers(dist: string, planted: readonly string[]): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dist, name)).isFile(),
  )
  const words = [
    'mockServiceWorker',
    '[MSW]',
    'api-mocks',
    'sourceMappingURL=',
    '__parts',
    'Parts gallery',
    'Replaying a log',
    'Save with texts',
    // Only where a build is told to send logs of errors.
    'errorcaught',
    ...planted,
  ]
  return files.flatMap((name) => {
    if (name.endsWith('.map')) return [`${name}: a source map`]
    // The manifest also names sources that were not built in; the browser never reads it.
    if (name.startsWith('.vite')) return []
    const text = `${name}\n${readFileSync(join(dist, name), 'utf8')}`
    const found = words.filter((word) => text.includes(word)).map((word) => `${name}: holds "${word}"`)
    // Only the script whose hash the policy names may be inline, once and byte for byte.
    const [script = '', code = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? []
    const hash = createHash('sha256').update(code).digest('base64')
    const markup = text.includes(`script-src 'self' 'sha256-${hash}'`) ? text.replace(script, '') : text
    const inline = name.endsWith('.html') && /<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i.test(markup)
    if (inline) found.push(`${name}: inline script or style, which the policy forbids`)
    if (name.endsWith('.html') && !rulesFirst.test(text.slice(name.length + 1)))
      found.push(`${name}: does not begin with charset, content policy and referrer rule`)
    return found
  })
}

function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
}

const pagesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => /^src\/pages\/[^/]+\/Page\.tsx$/.test(key))

/** `src/pages/faq/Page.tsx` is `faq`. */
const nameOf = (page: string): string => page.split('/')[2] ?? page

function entryOf(manifest: Manifest): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  if (!key) throw new Error('the manifest has no entry')
  return key
}

/** A chunk and all it imports statically. */
function closure(manifest: Manifest, key: string, seen = new Set<Chunk>()): Chunk[] {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the manifest has no ${key}`)
  if (seen.has(chunk)) return []
  seen.add(chunk)
  for (const next of chunk.imports ?? []) closure(manifest, next, seen)
  return [...seen]
}

const gzipSize = (content: Buffer): number => gzipSync(content, { level: 9 }).length

const gzipped = (dist: string, chunks: readonly Chunk[]): Weight['files'] =>
  chunks.map(({ name, file }) => ({ name: name ?? file, bytes: gzipSize(readFileSync(join(dist, file))) }))

/** The style sheets of these chunks, each once. */
function brotlied(dist: string, chunks: readonly Chunk[]): Weight['files'] {
  const names = new Map(chunks.flatMap(({ name, css = [] }) => css.map((file) => [file, name ?? file] as const)))
  return [...names].map(([file, name]) => ({ name, bytes: brotliCompressSync(readFileSync(join(dist, file))).length }))
}
