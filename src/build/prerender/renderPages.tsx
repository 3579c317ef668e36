// Renders the prerendered pages without their data, with the app itself over a fresh store. The build runs this in Node
// (prerenderPlugin.ts); no browser ever loads it.
import { pageAt, pages, preloadPage } from '@/app/pages'
import { makeStore } from '@/app/store'
import { routes } from '@/lib/paths'
import { beginPrerender, prerenderHead } from '@/platform/prerenderHead'
import type { Prerendered } from './htmlDocument'
import { renderApp } from './renderPage'

export { firstReads } from './firstReads'
export type { PreviewContent } from './previewContent'
export { type RenderedPage, type RenderOptions, renderPage } from './renderPage'
export * from './siteAddresses'

/** A path that is no route; its page stands for all such paths. */
const unknownPath = '/404'

/** First segments that have pages below them; what such a path shows is not known here. */
function knownSegments(): string {
  const paths = [...Object.values(routes), ...pages.map(({ path }) => path)]
  return [...new Set(paths.map((path) => path.split('/')[1] ?? '').filter((segment) => segment !== ''))].join('|')
}

/** Matches one path, with any trailing slashes, as the router does. */
const only = (path: string): string => `^${path.replace(/\/$/, '')}/*$`

/** The other pages: name, and the pattern of their paths. */
export const livePages = pages
  .filter(({ isPrerendered }) => !isPrerendered)
  .map(({ name, path }) => ({ name, paths: only(path.replace(/:\w+/, '[^/]+')) }))

/** The pages that come with their data: name, and the pattern of their paths. */
export const shells = pages
  .filter(({ prefetch }) => prefetch !== undefined)
  .map(({ name, path }) => ({ name, paths: only(path.replace(/:\w+/, '[^/]+')) }))

/** Whether a path, as the address has it, is one of the app's: every other one shows that there is no such page. */
export const isDeclared = (path: string): boolean => pageAt(path)?.path !== '*'

/** The app at `path` as HTML, without data. */
export async function draw(path: string): Promise<string> {
  await preloadPage(path)
  beginPrerender()
  return renderApp(makeStore(), path)
}

async function prerenderedPage({ name, path, prefetch }: (typeof pages)[number]): Promise<Prerendered> {
  const isUnknown = path === '*'
  const shown = isUnknown ? unknownPath : path
  // An escaped path may be an alias of another path: those, too, are left to the router.
  const paths = isUnknown ? `^/(?!(${knownSegments()})(/|$))[^%/][^%]*$` : only(path)
  const html = await draw(shown)
  const { title = '', description } = prerenderHead ?? {}
  return { name, path: shown, paths, html, title, description, hasRequests: prefetch !== undefined }
}

/** Renders all of them, one after the other. */
export async function prerenderPages(): Promise<Prerendered[]> {
  const rendered: Prerendered[] = []
  for (const page of pages) if (page.isPrerendered) rendered.push(await prerenderedPage(page))
  return rendered
}
