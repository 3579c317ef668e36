// A server full of hostile texts, what its pages should then say, and how harm shows: in a browser and in their HTML.
import { wireBusiness, wireCategory } from '@/api/wire/directory'
import { wireReview } from '@/api/wire/reviews'
import { authorName, normalized } from '@/features/reviews/model/reviewLabels'

const photoOf = (text: string) => (/^\s*https?:/i.test(text) ? undefined : { url: text })
const textsOf = (text: string, ...fields: string[]) => Object.fromEntries(fields.map((field) => [field, text]))
const aBusiness = (text: string, at: number) => ({
  _id: `b${at}`,
  ...textsOf(text, 'name', 'description', 'url', 'address', 'city', 'phoneNumber', 'email'),
  category: { _id: 'c1', name: text },
  photo: photoOf(text),
  averageRating: 4,
  reviewCount: 3,
})
const aReview = (text: string, at: number) => ({
  _id: `r${at}`,
  user: { _id: 'u2', name: text },
  business: { _id: `b${at}`, name: text, website: text },
  ...textsOf(text, 'title', 'comment', 'orderId'),
  rating: 5,
  createdAt: '2026-11-01T10:00:00.000Z',
  isApproved: true,
})
/** Of the business b0 the visitor has written none. */
const anOwnReview = (text: string, at: number) => ({
  ...aReview(text, at),
  user: { _id: 'u1', name: text },
  business: { _id: `own${at}`, name: text },
})
const subcategories = (texts: readonly string[]) => texts.map((name, at) => ({ _id: `s${at}`, name, slug: name }))

/** What a server full of these texts answers. */
export function replyTo(path: string, texts: readonly string[]): object {
  if (path === '/auth/me') return { data: { user: { _id: 'u1', name: texts[0], email: 'a@b.al' } } }
  if (path === '/businesses/b0') return { data: aBusiness(texts[0] ?? '', 0) }
  if (path.startsWith('/businesses')) return { businesses: texts.map(aBusiness) }
  if (path.startsWith('/reviews/user')) return { reviews: texts.map(anOwnReview) }
  if (path.startsWith('/reviews')) return { reviews: texts.map(aReview) }
  if (path.startsWith('/subcategories')) return { data: subcategories(texts) }
  return {
    data: [
      { _id: 'c1', name: 'Kafe', slug: 'kafe', subcategories: subcategories(texts) },
      ...texts.map((name, at) => ({ _id: `d${at}`, name, slug: name, description: name })),
    ],
  }
}

/** What a text could have brought into body or root, and whether anything ran; a browser can evaluate it. */
export function harmIn(root: Element | null): string[] {
  const ours = /^(?!script|style|link|base|meta|iframe|frame|object|embed|audio|video|math|marquee|template|plaintext)/
  const strange = [...(root ?? document.body).querySelectorAll('*')].flatMap((element) => {
    const name = element.localName
    const handler = [...element.attributes].find((attribute) => /^(on|srcdoc$|formaction$)/.test(attribute.name))
    const { href = '', protocol = '' } = name === 'a' ? (element as HTMLAnchorElement) : {}
    const isOurs =
      ours.test(name) && !name.includes('-') && !handler && (!href || /^(https?|mailto|tel):$/.test(protocol))
    return isOurs ? [] : [element.outerHTML.slice(0, 200)]
  })
  return 'xssRan' in window ? [...strange, 'a script ran'] : strange
}

/** Which of the texts do not stand, as they are and in order, in a page's elements; long lists show their beginning. */
export function missingIn(
  [selector, wanted, least]: readonly [selector: string, wanted: readonly string[], least: number],
  root: ParentNode = document,
): string[] {
  const shown = [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const wrong = shown.filter((text, at) => text !== wanted[at]).map((text) => JSON.stringify(text))
  return shown.length < least ? [...wrong, `${shown.length} of ${selector}`] : wrong
}

const names = (texts: readonly string[]) =>
  texts.map((text, at) => wireBusiness(aBusiness(text, at))?.name ?? 'Biznesi')
const reviewsOf = (texts: readonly string[]) => texts.flatMap((text, at) => wireReview(aReview(text, at)) ?? [])

const titles = (texts: readonly string[]) => reviewsOf(texts).map(({ title }) => title)

/** The newest stands beside the search, too. */
const withNewest = (texts: readonly string[]) => [...texts.slice(0, 1), ...texts]

/** A screen that such a server fills. */
export interface HostileScreen {
  path: string
  /** What shows that the texts have come. */
  ready: string
  /** Where they are, what should stand there, and of how many at least the screen shows. */
  shown(texts: readonly string[]): [selector: string, texts: string[], least: number][]
}

/** The screens by their names. */
export const hostileScreens: Readonly<Record<string, HostileScreen>> = {
  home: {
    path: '/',
    ready: 'article h3',
    shown: (texts) => [
      ['article :is(h2, h3)', withNewest(titles(texts)), 5],
      ['article footer p', withNewest(reviewsOf(texts).map(authorName)), 5],
    ],
  },
  categories: {
    path: '/kategorite',
    ready: 'article h2',
    shown: (texts) => {
      // What has no name to be seen has no link.
      const named = wireCategory({ _id: 'c1', name: 'Kafe', subcategories: subcategories(texts) })?.subcategories ?? []
      return [['article li a', named.map(({ name = '' }) => name), named.length]]
    },
  },
  category: {
    path: '/kategorite/kafe',
    ready: 'article h2',
    shown: (texts) => [['article h2', names(texts), texts.length]],
  },
  business: {
    path: '/biznes/b0',
    ready: 'article h3',
    shown: (texts) => [
      ['h1', names(texts.slice(0, 1)), 1],
      ['article h3', titles(texts), 10],
      ['article h3 + div > p:first-child', reviewsOf(texts).map(({ comment }) => normalized(comment)), 10],
    ],
  },
  write: {
    path: '/koment/b0',
    ready: 'form',
    shown: (texts) => [['h1', [`Shkruaj një koment për ${names(texts)[0]}`], 1]],
  },
  'own comments': {
    path: '/komentet-e-mia',
    ready: 'article h3',
    shown: (texts) => [['article h3', titles(texts), texts.length]],
  },
}
