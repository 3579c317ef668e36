// What the hosts of the web benches send: the build as it is, with its data in the pages that have any, and every
// page's text without scripts.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { loadSite } from '@/tools/server/renderer'
import { headersOf } from '../e2e/staticServer'
import { look, type Stored } from './visit'
import type { Host } from './webTables'

/** A page without what runs or loads scripts, also without its own policy: the host's is the same. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?(modulepreload|manifest|preconnect)"?[^>]*>/g, '')
    .replace(/<meta\b[^>]*http-equiv="?Content-Security-Policy"?[^>]*>/gi, '')

/** The file that a host with clean addresses sends for a page. */
function fileFor(folder: string, page: string): string {
  const file = join(folder, `${new URL(page, 'http://localhost').pathname}.html`)
  return existsSync(file) ? file : join(folder, 'index.html')
}

/** The API that a build calls; undefined where that is its own origin. */
export const apiOf = (build: string): string | undefined =>
  /connect-src 'self' ([^ ;]+)/.exec(headersOf(build)['content-security-policy'] ?? '')?.[1]

/** Copies the build and writes data into its pages, as `npm run pages` does; undefined if it has no renderer. */
export async function renderPages(build: string, folder: string, apiUrl: string, pages: readonly string[]) {
  if (!existsSync(`${build}-server`)) return undefined
  cpSync(build, folder, { recursive: true })
  const site = await loadSite(`${build}-server`, apiUrl)
  for (const path of pages.filter(site.hasData)) {
    const document = await site.render(path, '', { origin: 'https://example.al', patience: 60_000 })
    if (document?.status !== 200) throw new Error(`${path} is not rendered`)
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, document.html)
  }
  return folder
}

/** Run in the page: leaves each style sheet once, which the loader of chunks may name again, and no other link. */
function tidyLinks(): void {
  const known = new Set<string>()
  for (const link of document.querySelectorAll('link')) {
    if (link.rel !== 'stylesheet' || known.has(link.href)) {
      link.remove()
      continue
    }
    known.add(link.href)
    link.setAttribute('href', new URL(link.href).pathname)
  }
}

/** A page's text and styles: as it is in the folder, else as a browser shows what is served at `url`. */
export async function stillOf(
  page: string,
  folder: string,
  { browser, url, stored }: { browser: Browser; url: string; stored: Stored },
): Promise<string> {
  const file = fileFor(folder, page)
  if (page === '/' || file !== fileFor(folder, '/')) return withoutScripts(readFileSync(file, 'utf8'))
  const drawn = await look(browser, url + page, stored, async (shown) => {
    await shown.evaluate(tidyLinks)
    return shown.content()
  })
  return withoutScripts(drawn)
}

/** The hosts that have a document of their own for a page: the same document need not be measured twice. */
export function hostsApart(
  folders: Readonly<Partial<Record<Host, string>>>,
  hosts: readonly Host[],
  page: string,
): Host[] {
  const documents = hosts.map((host) => {
    const folder = folders[host]
    return folder && readFileSync(fileFor(folder, host === 'plain' ? '/' : page), 'utf8')
  })
  return hosts.filter((_, place) => documents[place] && documents.indexOf(documents[place]) === place)
}
