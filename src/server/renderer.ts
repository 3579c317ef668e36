// The renderer that a build leaves beside its files (dist-server): addresses in, documents out.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filled } from '../build/prerender/htmlDocument.ts'
import type { RenderedPage } from '../build/prerender/renderPage'
import { escaped } from '../lib/jsonLd.ts'

/** A page with its data, whole. */
export interface PageDocument {
  status: 200 | 404
  html: string
}

/** Renders the page at a path, as the address has it, and a query; undefined where the plain page is to be sent. */
export type Renderer = (path: string, query: string, origin: string) => Promise<PageDocument | undefined>

/** What a build's renderer exports. */
interface Bundle {
  renderPage: (path: string, query: string, origin: string) => Promise<RenderedPage | undefined>
}

/** The document of a rendered page, for a site at `origin` (empty: not known). */
export function documentOf(shell: string, page: RenderedPage, origin: string): PageDocument {
  const { status, path, query, title, description, data, html, actions } = page
  const own = { path, query, title, description, data, html, actions: escaped(JSON.stringify(actions)) }
  // What does not exist has no address of its own.
  return { status, html: filled(shell, status === 404 ? own : { ...own, canonical: origin + path + query }) }
}

/** Loads the renderer in `folder`; throws with a sentence where there is none. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const file = join(folder, 'render.mjs')
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first`)
  const { renderPage }: Bundle = await import(pathToFileURL(file).href)
  const shells: Record<string, string> = JSON.parse(readFileSync(join(folder, 'shells.json'), 'utf8'))
  return async (path, query, origin) => {
    const page = await renderPage(path, query, origin)
    const shell = page && shells[page.name]
    return page && shell ? documentOf(shell, page, origin) : undefined
  }
}
