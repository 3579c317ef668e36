// What a page says of itself to its head while it is rendered to HTML, where no effects run that say it in a browser.
import { previewPath, sitePicture } from '@/lib/paths'
import { isPrerendering } from './env'

/** The head of the page that is being rendered; undefined in the browser. */
interface PrerenderHead {
  title: string
  description: string | undefined
  /** JSON-LD, one text for each script element. */
  data: string[]
  /** It says that there is no such page, business or category. */
  isMissing: boolean
  /** The nearest page of its list that there is, where the one that was asked for is beyond the last. */
  nearestPage: number | undefined
  /** Of the site the page is rendered for, such as https://example.al; empty where it is not configured. */
  origin: string
}

const blank = { title: '', description: undefined, isMissing: false, nearestPage: undefined, origin: '' }

/** The present page's, noted by the hooks that set title, description and structured data. */
export const prerenderHead: PrerenderHead | undefined = isPrerendering ? { ...blank, data: [] } : undefined

/** Forgets the page before, and says which site the next one is rendered for. */
export function beginPrerender(origin = ''): void {
  if (prerenderHead) Object.assign(prerenderHead, blank, { data: [], origin })
}

/** Notes that the page of a list does not exist, and which one is nearest. */
export function noteNearestPage(page: number): void {
  if (prerenderHead) prerenderHead.nearestPage = page
}

/** The address of the picture that link previews show for a page, or of the site's. */
export const previewAddress = (path: string): string => siteOrigin() + (previewPath(path) ?? sitePicture)

/** Whether the site has such pictures: a document that was rendered with its data names one. */
export const hasPreviews = (): boolean => Boolean(prerenderHead || document.head.querySelector('[property="og:image"]'))

/** The site's own origin. */
export const siteOrigin = (): string => (prerenderHead ? prerenderHead.origin : window.location.origin)
