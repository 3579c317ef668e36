// The renderer that a build leaves beside its files (dist-server): addresses in, documents out.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filled, previewSize } from '../../build/prerender/htmlDocument.ts'
import type { PreviewContent, RenderedPage, RenderOptions } from '../../build/prerender/renderPages'
import { escaped } from '../../lib/jsonLd.ts'
import { previewPath, sitePicture } from '../../lib/paths.ts'

/** A page with its data, whole. */
export interface PageDocument {
  status: 200 | 302 | 404
  html: string
  /** With 302: the page of the list to go to. */
  nearestPage?: number | undefined
  /** What its preview picture shows, for src/tools/server/previewPicture.ts; undefined for a page without one. */
  preview?: PreviewContent | undefined
}

/** Draws a preview picture as PNG (src/tools/server/previewPicture.ts). */
export type Draw = (content: PreviewContent) => Promise<Uint8Array<ArrayBuffer>>

/** Renders the page at a path, as the address has it, and a query; undefined where the plain page is to be sent. */
export type Renderer = (path: string, query: string, options: RenderOptions) => Promise<PageDocument | undefined>

type Bundle = typeof import('../../build/prerender/renderPages')

/** Of the site's picture. */
const siteSize = { width: 512, height: 512 }

/** Half a character becomes the sign that it would be sent as: page and state say the same. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\uFFFD') : value

/** The document of a rendered page, for a site at `origin` (empty: not known). */
export function documentOf(shell: string, page: RenderedPage, origin: string): PageDocument {
  const { status, nearestPage, path, query, title, description, data, site, html, actions, preview } = page
  if (status === 302) return { status, html: '', nearestPage }
  const content = { path, query, title, description, data, html, actions: escaped(JSON.stringify(actions, wellFormed)) }
  // What does not exist has no address of its own.
  if (status === 404) return { status, html: filled(shell, { ...content, isMissing: true }) }
  const image = preview
    ? { url: origin + previewPath(path), alt: preview.alt, ...previewSize }
    : { url: origin + sitePicture, alt: title, ...siteSize }
  return { status, html: filled(shell, { ...content, canonical: origin + path + query, image, site }), preview }
}

type BuildOnly = 'renderPage' | 'prerenderPages' | 'contentsForOthers' | 'firstReads' | 'shells' | 'draw'

/** A build's renderer, and what it knows of the site. */
export interface Site extends Omit<Bundle, BuildOnly> {
  render: Renderer
  /** Whether the page at a path comes with data. */
  hasData: (path: string) => boolean
}

/** Loads the renderer in `folder`, which calls the API at `apiUrl` if given; throws a sentence where there is none. */
export async function loadSite(folder: string, apiUrl?: string): Promise<Site> {
  const file = join(folder, 'render.mjs')
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`)
  // Read when the renderer is loaded: where calls go.
  if (apiUrl) process.env.API_URL = apiUrl
  const { renderPage, ...site }: Bundle = await import(pathToFileURL(file).href)
  const shells: Record<string, string> = JSON.parse(readFileSync(join(folder, 'shells.json'), 'utf8'))
  const render: Renderer = async (path, query, options) => {
    const page = await renderPage(path, query, options)
    const shell = page && shells[page.name]
    return page && shell ? documentOf(shell, page, options.origin) : undefined
  }
  const patterns = site.shells.map(({ paths }) => new RegExp(paths))
  return { ...site, render, hasData: (path) => patterns.some((pattern) => pattern.test(path)) }
}
