// A site as a build's renderer knows it, over a directory that tests change: businesses and what is written about them.
import type { Draw, PageDocument, Site } from '@/tools/server/renderer'

/** What the directory knows of a business. */
export interface FakeBusiness {
  name: string
  reviews: string[]
  /** Its page exists, but no list has it. */
  isUnlisted?: boolean
}

/** A site, its directory by path, and what was asked of it. */
export interface FakeSite {
  site: Site
  businesses: Map<string, FakeBusiness>
  /** The paths whose answers were asked for, since this was last emptied, and of these the rendered ones. */
  asked: string[]
  rendered: string[]
  /** The paths whose rendering was given the categories' answers. */
  begunWith: string[]
  /** Stands in for the API's failures: called before a page is rendered. */
  hooks: { render: (path: string) => Promise<'failed' | undefined> }
}

const PAGE = 3
const knownOfCategories = [{ type: 'categories listed' }]

/** Says what a picture would show. */
const draw: Draw = async ({ name }) => new TextEncoder().encode(`picture of ${name}`)

/** What every run of these tests has in common. */
export const settings = { draw, origin: 'https://a.al', requests: 4, today: '2026-11-23' }

/** Home, one category, one page of text, and `count` businesses. */
export function fakeSite(count = 4): FakeSite {
  const businesses = new Map<string, FakeBusiness>(
    Array.from({ length: count }, (_, at) => [`/biznes/b${at}`, { name: `Biznesi ${at}`, reviews: [`Mirë ${at}`] }]),
  )
  const asked: string[] = []
  const rendered: string[] = []
  const begunWith: string[] = []
  const hooks: FakeSite['hooks'] = { render: async () => undefined }
  const listed = () => [...businesses].filter(([, { isUnlisted }]) => !isUnlisted)
  const pageOf = (page: number, texts: (business: FakeBusiness) => string[]) => {
    const all = listed().flatMap(([path, business]) => texts(business).map((text) => ({ path, text })))
    return { pages: Math.max(1, Math.ceil(all.length / PAGE)), found: all.slice((page - 1) * PAGE, page * PAGE) }
  }
  const answersOfPath = (path: string): string[] | undefined => {
    const business = businesses.get(path)
    if (business) return [business.name, String(business.reviews.length), ...business.reviews.slice(0, 2)]
    return ['/', '/kategorite/kafe'].includes(path) ? [`${path}: ${listed()[0]?.[1].name}`] : undefined
  }
  const render: Site['render'] = async (path, _, { known, skip }) => {
    asked.push(path)
    if (known?.length) begunWith.push(path)
    if ((await hooks.render(path)) === 'failed') return undefined
    const answers = answersOfPath(path)
    if (skip?.({ actions: (answers ?? []) as never })) return undefined
    rendered.push(path)
    const name = businesses.get(path)?.name
    return {
      status: answers ? 200 : 404,
      html: `<p>${answers?.join(', ')}</p>`,
      preview: name === undefined ? undefined : ({ name } as PageDocument['preview']),
    }
  }
  const site: Site = {
    render,
    hasData: () => true,
    isDeclared: () => true,
    dataPaths: ['/'],
    textPaths: ['/faq'],
    REVIEWS_SHOWN: 2,
    answersOf: ({ actions }) => actions as unknown as string[],
    categoryPages: async () => ({ paths: ['/kategorite/kafe'], known: knownOfCategories }),
    failureOf: () => undefined,
    listedBusinesses: async (page) => pageOf(page, ({ name }) => [name]),
    listedReviews: async (page) => pageOf(page, ({ reviews }) => reviews),
  }
  return { site, businesses, asked, rendered, begunWith, hooks }
}
