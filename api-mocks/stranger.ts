// Another server, which answers as the specification also allows where ours has chosen otherwise: numbers called `id`,
// other envelopes, names of fields, paging and errors, 204 where nothing has to be said, reads that lag behind writes,
// a clock that is wrong. It is the same backend behind other words, with rows of its own (seed/stranger.ts).
import type { OperationId } from '@/api/endpoints/generated/operations'
import type { Business, Category, Pagination, Review, Subcategory, User } from '@/api/endpoints/generated/types'
import { type Backend, type BackendOptions, createBackend, directoryOf } from './backend'
import type { Overlay } from './db/database'
import { findRoute } from './router'
import { strangerSeed } from './seed/stranger'

/** How far its clock is ahead, in ms. */
const clockAhead = 180_000

/** For how long a read does not show a write, in ms. */
export const readLag = 500

/** What the mock can be: the server of the contract, or one written from the specification's variants. */
export const backends = { ours: createBackend, stranger: createStranger }

/** One of them. */
export type Personality = keyof typeof backends

/** A backend as `createBackend` makes one, with data, clock and words of the other server. Nothing is kept of it. */
export function createStranger({ overlay: _, ...options }: BackendOptions): Backend {
  const now = () => options.now() + clockAhead
  const given = { ...options, now, seed: options.seed ?? strangerSeed(), idsBegin: '9', onChange: remember }
  const backend = createBackend(given)
  /** A copy of it that is as it was before the last writes. */
  const copy = createBackend({ ...given, onChange: undefined })
  /** The tables before each write that no read may show yet, the oldest first. */
  let past: { until: number; tables: Overlay['tables'] }[] = []
  let latest = backend.exportOverlay().tables
  const { handle, reset } = backend

  function remember(): void {
    past.push({ until: now() + readLag, tables: latest })
    latest = backend.exportOverlay().tables
  }

  /** Answers a read. What is known of accounts is never late. */
  function read(request: Request): Promise<Response> {
    past = past.filter(({ until }) => until > now())
    const [oldest] = past
    if (!oldest) return handle(request)
    copy.load({ ...backend.exportOverlay(), tables: { ...latest, ...directoryOf(oldest.tables) } })
    return copy.handle(request)
  }

  return Object.assign(backend, {
    async handle(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      const route = findRoute(request.method, pathname)
      const isRead = request.method === 'GET' && !pathname.startsWith('/v1/auth/')
      const response = await (isRead ? read : handle)(await inward(request))
      if (!route || response.type === 'error') return response
      const answer = response.ok ? success : refusal
      const inOtherWords = answer(route.id, await response.json(), response.status, searchParams)
      inOtherWords.headers.set('date', new Date(now()).toUTCString())
      return inOtherWords
    },
    reset(): void {
      reset()
      past = []
    },
  })
}

/** The request as the backend reads it. Refresh tokens hold nothing readable here, and no key of a write is heeded. */
async function inward(request: Request): Promise<Request> {
  const headers = new Headers(request.headers)
  headers.delete('idempotency-key')
  const text = (await request.text()).replace(/"refreshToken":"[^"]*/, (field) => field.replaceAll('~', '.'))
  return new Request(request.url, { method: request.method, headers, ...(text && { body: text }) })
}

const number = (id: string | undefined): number | undefined => (id === undefined ? undefined : Number(id))

/** A moment as a clock of Tirana in winter shows it. */
const moment = (time: string | undefined): string | undefined =>
  time && `${new Date(Date.parse(time) + 3_600_000).toISOString().slice(0, 19)}+01:00`

/** A role is not told. */
const user = ({ _id, name, email, verified, createdAt }: User) => ({
  id: number(_id),
  name,
  email,
  verified,
  createdAt: moment(createdAt),
})

/** A subcategory has no slug. */
const category = ({ _id, subcategories, ...rest }: Category) => ({
  id: number(_id),
  ...rest,
  subcategories: subcategories.map(({ _id, name }) => ({ id: number(_id), name })),
  __v: 0,
})

const subcategory = ({ _id, name, categoryId }: Subcategory) => ({
  id: number(_id),
  name,
  categoryId: { id: number(categoryId?._id), name: categoryId?.name },
})

/** Of the category the name alone, of the subcategory the id. The photo's address needs the base of media. */
const business = (row: Business) => {
  const { _id, name, url, phoneNumber, city, reviewCount, status, photo, subcategories: _, ...rest } = row
  return {
    ...rest,
    id: number(_id),
    businessName: name,
    website: url,
    phone: phoneNumber,
    location: city,
    totalReviews: reviewCount,
    status: status === 'active' ? 'published' : status,
    category: { name: row.category?.name },
    subcategory: number(row.subcategory?._id),
    photo: photo && { url: photo.url.slice(1) },
  }
}

/** Who has asked for approved ones is not told that they are. */
const review = (row: Review, query: URLSearchParams) => ({
  id: number(row._id),
  userId: number(row.user?._id),
  author: row.user ? { username: row.user.name } : null,
  businessId: number(row.business?._id),
  business: { businessName: row.business?.name, website: row.business?.website },
  rating: row.rating,
  title: row.title,
  comment: row.comment,
  createdAt: moment(row.createdAt),
  isApproved: query.get('approved') === 'true' ? undefined : row.isApproved,
  experienceDate: row.experienceDate && `${row.experienceDate}T00:00:00.000Z`,
  orderId: row.orderId,
})

/** A reply of the backend, of whichever operation. */
interface Ours {
  message?: string
  requiresVerification?: boolean
  email?: string
  businesses?: Business[]
  reviews?: Review[]
  pagination?: Pagination
  data?: unknown
}

const session = ({ data }: Ours) => {
  const { accessToken, refreshToken, user: whose } = data as { accessToken: string; refreshToken: string; user: User }
  return { accessToken, refreshToken: refreshToken.replaceAll('.', '~'), user: user(whose) }
}

const userOf = ({ data }: Ours) => user((data as { user: User }).user)

const subcategories = ({ data }: Ours) => ({
  success: true,
  data: { subcategories: (data as Subcategory[]).map(subcategory) },
})

/** Paging in three forms: with `totalCount`, with the total alone, and of the own reviews nested. */
const countedBusinesses = ({ businesses, pagination }: Ours) => ({
  data: businesses?.map(business),
  totalCount: pagination?.total,
  totalPages: pagination?.pages,
  currentPage: pagination?.current,
})

const comments = ({ reviews, pagination }: Ours, query: URLSearchParams) => ({
  comments: reviews?.map((row) => review(row, query)),
  total: pagination?.total,
  page: pagination?.current,
})

/** How it answers the operations that answer something; all others succeed without a body. */
const answers: { [Id in OperationId]?: (ours: Ours, query: URLSearchParams) => unknown } = {
  login: session,
  refreshSession: session,
  signup: ({ message, email, requiresVerification }) => ({ message, email, requiresVerification }),
  verifyEmail: (ours) => ({ message: ours.message, user: userOf(ours) }),
  getMe: userOf,
  listCategories: ({ data }) => ({ success: true, data: (data as Category[]).map(category) }),
  searchCategories: ({ data }) => ({ success: true, categories: (data as Category[]).map(category) }),
  createCategory: ({ data }) => ({ success: true, ...category(data as Category) }),
  updateCategory: () => ({ success: true }),
  deleteCategory: () => ({ success: true }),
  listCategorySubcategories: subcategories,
  listSubcategories: subcategories,
  listSubcategoriesByCategory: subcategories,
  searchSubcategories: subcategories,
  listBusinesses: countedBusinesses,
  listBusinessesByCategory: countedBusinesses,
  listBusinessesBySubcategory: countedBusinesses,
  searchBusinesses: countedBusinesses,
  universalSearch: ({ businesses, pagination }) => ({
    businesses: businesses?.map(business),
    total: pagination?.total,
    page: pagination?.current,
  }),
  getBusiness: ({ data }) => business(data as Business),
  createBusiness: ({ data }) => business(data as Business),
  listReviews: comments,
  listReviewsByBusiness: comments,
  searchReviews: comments,
  listReviewsByUser: ({ reviews, pagination }, query) => ({
    data: reviews?.map((row) => review(row, query)),
    pagination: { current: pagination?.current, pages: pagination?.pages, total: pagination?.total },
  }),
  getReview: ({ data }, query) => review(data as Review, query),
  createReview: ({ data }, query) => ({ data: review(data as Review, query) }),
}

type Reworded = (id: OperationId, ours: Ours & Refused, status: number, query: URLSearchParams) => Response

const success: Reworded = (id, ours, status, query) => {
  const answer = answers[id]
  return answer ? Response.json(answer(ours, query), { status }) : new Response(null, { status: 204 })
}

interface Refused {
  message?: string
  code?: string
  errors?: { field: string; message: string }[]
}

/** Refused with the word `error`, as the specification has it of these. */
const resultCalls: readonly OperationId[] = [
  'resendVerification',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'deleteUser',
]

/** A sign-up is refused with 200, a token without JSON; of other forms no field is named. */
const refusal: Reworded = (id, { message, code, errors }, status) => {
  if (status === 401 && id !== 'login') return new Response('Unauthorized', { status })
  const validationErrors = errors && Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  if (id === 'signup') return Response.json({ success: false, message, validationErrors })
  if (resultCalls.includes(id)) return Response.json({ success: false, error: message, validationErrors }, { status })
  return Response.json(errors ? { errors: errors.map(({ message }) => ({ message })) } : { message, code }, { status })
}
