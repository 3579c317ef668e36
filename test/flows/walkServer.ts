// A small directory behind a server whose replies the walk sends: businesses, categories and reviews that writes change.
import { aBusiness, aCategory, aReview, aSubcategory, businessPage, reviewPage } from '@test/builders/entities'
import { arta } from '@test/builders/ownReviews'
import type { PendingRequest } from '@test/stubServer'
import type { Business, Category, Review } from '@/api/generated/types'

/** The server lets a list have this many items a page, so that short lists have several; larger pages are as requested. */
const SHORT_PAGE = 3

/** What the server says when it refuses. */
export const REFUSAL = 'Jo tani'

type Reply = [body: object, status: number]

const numbered = <T>(count: number, item: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => item(at + 1))

const subcategory = aSubcategory({ _id: 's1', name: 'Piceri', slug: 'piceri' })
const categories: Category[] = [
  aCategory({ subcategories: [{ _id: 's1', name: 'Piceri', slug: 'piceri' }] }),
  aCategory({ _id: 'c2', name: 'Hotele', slug: 'hotele' }),
  aCategory({ _id: 'c3', name: 'Taksi', slug: 'taksi' }),
]
const category = { _id: 'c1', name: 'Restorante' }
const users = [arta, { _id: 'u2', name: 'Besa Gashi' }]

/** Items of one page with their paging. */
function pageOf<T>(items: readonly T[], query: URLSearchParams) {
  const [page, asked] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)]
  const limit = asked === 10 ? SHORT_PAGE : asked
  const pagination = {
    current: page,
    pages: Math.max(1, Math.ceil(items.length / limit)),
    total: items.length,
    limit,
  }
  return { items: items.slice((page - 1) * limit, page * limit), pagination }
}

const includes = (text: string | undefined, part: string | null) =>
  (text ?? '').toLowerCase().includes((part ?? '').toLowerCase())

/** What the server knows, and what it answers. */
export class WalkServer {
  private businesses: Business[] = [
    ...numbered(20, (number) =>
      aBusiness({
        _id: `b${number}`,
        name: `Kafe ${number}`,
        averageRating: (number % 5) + 1,
        reviewCount: 5,
        category: number <= 7 ? category : { _id: 'c9', name: 'Kafene' },
        ...(number <= 2 && { subcategory: { _id: 's1', name: 'Piceri' } }),
      }),
    ),
    aBusiness({ _id: 'h1', name: 'Hotel Drini', category: { _id: 'c2', name: 'Hotele' } }),
  ]
  private reviews: Review[] = numbered(11, (number) =>
    aReview({
      _id: `r${number}`,
      title: `Komenti ${number}`,
      rating: (number % 5) + 1,
      user: users[number % 2],
      business: number % 4 === 3 ? { _id: 'h1', name: 'Hotel Drini' } : { _id: 'b1', name: 'Kafe 1' },
    }),
  )
  private created = 0

  /** The reply to a request, carried out now. */
  reply({ method, path, body }: PendingRequest): Reply {
    const [address = '', search] = path.split('?')
    const [, area, id = '', of = ''] = address.split('/')
    const query = new URLSearchParams(search)
    if (area === 'businesses') return method === 'POST' ? this.addBusiness(body) : this.readBusinesses(id, of, query)
    if (area === 'reviews') return method === 'GET' ? this.readReviews(id, of, query) : this.write(method, id, body)
    const found = area === 'categories' ? categories : [subcategory]
    const isFound = ({ name }: { name: string }) => id !== 'search' || includes(name, query.get('q'))
    if (area === 'categories' || area === 'subcategories') return [{ success: true, data: found.filter(isFound) }, 200]
    return [{ success: true }, 200]
  }

  private readBusinesses(kind: string, id: string, query: URLSearchParams): Reply {
    const inCategory = kind === 'category' || kind === 'subcategory'
    if (!inCategory && kind !== 'universal-search') {
      const data = this.businesses.find(({ _id }) => _id === kind)
      return [{ success: true, data }, 200]
    }
    const found = this.businesses.filter(
      (one) =>
        (!inCategory || (kind === 'category' ? one.category : one.subcategory)?._id === id) &&
        includes(one.name, query.get('q') ?? query.get('businessName')) &&
        one.averageRating >= Number(query.get('minRating') ?? 0),
    )
    if (query.get('sort') === 'rating_desc') found.sort((one, other) => other.averageRating - one.averageRating)
    const { items, pagination } = pageOf(found, query)
    return [businessPage(items, pagination), 200]
  }

  private readReviews(kind: string, id: string, query: URLSearchParams): Reply {
    const found = this.reviews.filter(({ user, business, title, rating }) => {
      if (kind === 'user') return user?._id === id
      if (kind === 'business') return business?._id === id
      if (kind !== 'search') return true
      const isRated = !query.get('rating') || rating === Number(query.get('rating'))
      return business?._id === query.get('businessId') && includes(title, query.get('q')) && isRated
    })
    const { items, pagination } = pageOf(found, query)
    return [reviewPage(items, pagination), 200]
  }

  private addBusiness(body: unknown): Reply {
    this.created += 1
    const { name } = body as { name: string }
    const data = aBusiness({ _id: `n${this.created}`, name: `${name} ${this.created}`, category })
    this.businesses = [data, ...this.businesses]
    return [{ success: true, data }, 201]
  }

  private write(method: string, id: string, body: unknown): Reply {
    if (method === 'POST') {
      this.created += 1
      const data = aReview({
        _id: `n${this.created}`,
        title: `Komenti i ri ${this.created}`,
        user: arta,
        business: { _id: 'b1', name: 'Kafe 1' },
      })
      this.reviews = [data, ...this.reviews]
      return [{ success: true, data }, 201]
    }
    const known = this.reviews.find(({ _id }) => _id === id)
    if (!known) return [{ success: false, message: 'Nuk u gjet' }, 404]
    const data = { ...known, ...(body as object) }
    this.reviews = this.reviews.flatMap((one) => (one._id !== id ? [one] : method === 'PUT' ? [data] : []))
    return [method === 'PUT' ? { success: true, data } : { success: true }, 200]
  }
}
