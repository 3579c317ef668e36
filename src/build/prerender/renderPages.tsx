// Renders the pages without their data, by the app itself over a fresh store. Runs in Node only (prerenderPlugin.ts).
import { renderToStaticMarkup } from 'react-dom/server'
import { pageAt, pages, preloadPage } from '@/app/pages'
import { makeStore } from '@/app/store'
import { appName } from '@/brand'
import { decoded, galleryPath, routes } from '@/lib/paths'
import { queryKeys } from '@/lib/queryKeys'
import { beginPrerender, prerenderHead } from '@/platform/prerenderHead'
import frame from '@/ui/PageFrame.module.scss'
import { Skeleton } from '@/ui/Skeleton'
import { type Drawn, onlyPath, type Prerendered } from './htmlDocument'
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

const parameter = /:\w+/

const pathsOf = (path: string): string => onlyPath(path).replace(parameter, '[^/]+')

/** Name and path pattern of pages with data; not of the review form, which begins with what the browser has stored. */
export const shells = pages
  .filter(({ name, prefetch }) => prefetch !== undefined && name !== 'writeReview')
  .map(({ name, path }) => ({ name, paths: pathsOf(path) }))

/** Whether a path, as the address has it, is a page's. One with an escape that is no UTF-8 (`/biznes/%`) is none. */
export const isDeclared = (path: string): boolean => decoded(path) !== undefined && pageAt(path)?.path !== '*'

/** The app at an address as HTML, without data. */
export async function draw(address: string): Promise<string> {
  await preloadPage(address.replace(/\?.*/, ''))
  beginPrerender()
  return renderApp(makeStore(), address)
}

/** For the parameter of a path: a blank, which shows as such, and another one. */
const standIns = ['%C2%A0', 'x']

/** A query with all the keys that lists know. */
const anyQuery = new URLSearchParams(queryKeys.map((key) => [key, '4'])).toString()

async function prerenderedPage(page: (typeof pages)[number]): Promise<Prerendered> {
  const { name, path, query = '' } = page
  const isForVisitors = page.guard === 'visitors'
  const isUnknown = path === '*'
  // An escaped path may be an alias of another path: those, too, are left to the router.
  const paths = isUnknown ? `^/(?!(${knownSegments()})(/|$))[^%/][^%]*$` : pathsOf(path)
  const [shown = '', other = ''] = isUnknown
    ? [unknownPath, unknownPath]
    : standIns.map((one) => path.replace(parameter, one))
  const isSketch = (await draw(other + query)) !== (await draw(shown + query))
  const ignoresQuery = (await draw(`${shown}?${query.slice(1)}&${anyQuery}`)) === (await draw(shown + query))
  const html = await draw(shown + query)
  const { title = '', description } = prerenderHead ?? {}
  const flag = (is: boolean) => (is ? '' : undefined)
  return {
    ...{ name, path: shown, html, title, description },
    marks: {
      page: paths,
      query: query || undefined,
      anyquery: flag(ignoresQuery),
      visitors: flag(isForVisitors),
      sketch: flag(isSketch),
    },
    hasParameter: parameter.test(path),
  }
}

/** Renders all of them, one after the other. */
export async function prerenderPages(): Promise<Prerendered[]> {
  const rendered: Prerendered[] = []
  for (const page of pages) if (page.path !== galleryPath) rendered.push(await prerenderedPage(page))
  return rendered
}

/** What a document shows at other addresses that its host sends it for; the first that fits is taken. */
export function contentsForOthers(drawn: readonly Prerendered[]): Drawn[] {
  // Pages with a parameter and what does not exist have no file there.
  const contents: Drawn[] = drawn.filter(({ name, hasParameter }) => hasParameter || name === 'notFound')
  // All others have a frame with shapes in it until the app comes.
  const shapes = renderToStaticMarkup(
    <div className={frame.wide}>
      <div className={frame.head}>
        <Skeleton shape="heading" />
      </div>
      <Skeleton count={6} />
    </div>,
  )
  const html = contents.at(-1)?.html.replace(/(<main[^>]*>).*(<\/main>)/s, (_all, start, end) => start + shapes + end)
  return [...contents, { marks: { page: '^', sketch: '' }, title: appName, html: html ?? '' }]
}
