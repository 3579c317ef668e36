// What each part of the state may say of a person. Of actions: actionPolicy.ts; of calls: x-personal in
// docs/api/openapi.yaml. Whatever has no word is personal, and a field of the state without one does not compile.
import { Business, type Marks, Review, ReviewChanges, User } from '@/api/endpoints/generated/personal'
import type { QueryKey } from '@/lib/queryKeys'
import type { RootState } from '@/store/storeHooks'
import { AnyCategory, marksOfArgs, marksOfReply } from './known'
import { harmless, messages, view } from './viewPolicy'

/** An object of a log. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * Words beside those of the contract. `time`: ms since 1970. `request`: a request key with arguments. `path`,
 * `address`: the app's. `thingTag`, `personTag`: id of a cache tag. `thingList`: ids with commas. `viewKey`: name in
 * code, perhaps with an id. `fieldName`: may come from a server. `message`: told to the visitor by the app or a server.
 */
export type Word =
  | 'time'
  | 'request'
  | 'path'
  | 'address'
  | 'thingTag'
  | 'personTag'
  | 'thingList'
  | 'viewKey'
  | 'fieldName'
  | 'message'

/** A word, the texts that stay, the fields of an object, or a rule by its neighbours. `*`: other fields, by `#`. */
export type Policy = Marks | Word | PolicyFields | ((container: Fields) => Policy)

/** Of a list: of its items. */
export interface PolicyFields {
  readonly [field: string]: Policy
}

const stars = ['1', '2', '3', '4', '5']

/** What an address may hold behind the question mark. The orders: `sortOptions` of the businesses, as a test says. */
export const queryPolicy: { readonly [Key in QueryKey]: Policy } = {
  kerko: 'always',
  yje: stars,
  qyteti: 'always',
  rendit: ['most_relevant', 'highest_rated', 'most_reviews', 'newest'],
  faqe: Array.from({ length: 200 }, (_, at) => String(at)),
  kategoria: 'thing',
  nga: 'always',
  deri: 'always',
  email: 'always',
}

/** What a link may carry to the next page. */
export const routerState = {
  from: 'address',
  message: 'message',
  isSuccess: 'never',
  isResent: 'never',
  name: 'always',
  email: 'always',
} as const
/** Where the app is. */
export const location = { path: 'path', query: queryPolicy, key: 'always', at: 'time', state: routerState } as const

/** The codes that the app goes by; any other may be anything. */
export const errorCodes = [
  'INAPPROPRIATE_LANGUAGE',
  'REVIEW_ALREADY_EXISTS',
  'OVERLOADED',
  'SESSION_OVER',
  'SESSION_REPLACED',
  'ACCOUNT_CHANGED',
  'EMAIL_NOT_VERIFIED',
]

/** An AppError, or what RTK makes of an error that is none. */
export const error = {
  ...harmless('kind', 'status', 'name', 'retryAfter'),
  message: 'message',
  serverMessage: 'message',
  code: errorCodes,
  fields: { '#': 'fieldName', '*': 'message' },
} as const

/** The arguments of a call, which is named beside them. */
export const argsOf = ({ endpointName }: Fields): Policy => marksOfArgs(endpointName)
const cachedCall = {
  ...harmless('status', 'endpointName', 'requestId'),
  originalArgs: argsOf,
  data: ({ endpointName }: Fields) => marksOfReply(endpointName),
  error,
  startedTimeStamp: 'time',
  fulfilledTimeStamp: 'time',
} as const
/** A cache tag. */
export const tag = {
  type: 'never',
  id: ({ type }: Fields) => (type === 'User' ? 'personTag' : 'thingTag'),
} as const
const tagged = (id: Word) => ({ '#': id, '*': 'request' }) as const
const subscriptions = { '#': 'request', '*': 'never' } as const

const api = {
  queries: { '#': 'request', '*': cachedCall },
  mutations: { '#': 'never', '*': cachedCall },
  provided: {
    tags: { User: tagged('personTag'), '#': 'never', '*': tagged('thingTag') },
    keys: { '#': 'request', '*': tag },
  },
  subscriptions,
  config: 'never',
} as const

const openLists = {
  ...harmless('list', 'isOnScreen', 'wasForVisitors', 'requestedPage'),
  keys: 'request',
  previousKeys: 'request',
  kept: { '#': 'request', '*': cachedCall },
} as const
/** What this device remembers. */
export const recent = {
  viewed: { id: 'thing', name: 'own', category: 'own', place: 'own', status: Business.status, photoUrl: 'own' },
  searches: 'always',
} as const
/** What this device has saved. */
export const saved = { ids: 'thing', isLasting: 'never' } as const
/** A message to the visitor. */
export const notice = { ...harmless('id', 'kind', 'staysFor'), text: 'message' } as const
const written = { Review, Business, Category: AnyCategory } as const
const writtenItem = ({ endpoint }: Fields): Marks =>
  written[String(endpoint).replace(/^(create|update|delete)/, '') as keyof typeof written] ?? 'always'
const write = {
  requestId: 'never',
  endpoint: 'never',
  // Only reviews are shown before the answer.
  row: (fields: Fields): Policy => ({
    kind: 'never',
    id: 'thing',
    item: writtenItem(fields),
    changes: ReviewChanges,
  }),
  known: writtenItem,
  score: { businessId: 'thing', by: 'never', stars: 'never' },
  olderAnswers: { '#': 'request', '*': 'never' },
} as const

type Slices = Omit<RootState, 'api' | 'writes'>

/** The state, slice by slice. */
export const statePolicy: { readonly api: Policy; readonly writes: Policy } & {
  readonly [Slice in keyof Slices]: { readonly [Field in keyof Required<Slices[Slice]>]: Policy }
} = {
  api,
  auth: {
    ...harmless('loading', 'loginLoading', 'signupLoading', 'verificationLoading', 'resendLoading'),
    ...harmless('errorCode', 'isAuthenticated', 'pendingVerification'),
    user: User,
    error: 'message',
    successMessage: 'message',
    userEmail: 'always',
  },
  businesses: {
    openLists,
    refused: 'message',
    businesses: Business,
    searchResults: Business,
    selectedBusiness: Business,
    ...harmless('loading', 'currentPage', 'totalPages', 'totalCount', 'pageSize'),
    errors: messages,
    filters: {
      search: 'always',
      location: 'always',
      rating: ['all', '4+', '3+', '2+'],
      sortBy: queryPolicy.rendit,
    },
    recent,
    saved,
  },
  categories: {
    openLists,
    refused: 'message',
    categories: AnyCategory,
    subcategories: AnyCategory,
    subcategoriesByCategory: { '#': 'thing', '*': AnyCategory },
    selectedCategoryId: 'thing',
    ...harmless('loading', 'isSearching', 'searchLoading'),
    error: 'message',
    searchTerm: 'always',
    searchResults: AnyCategory,
    searchError: 'message',
  },
  navigation: {
    current: location,
    pending: { id: 'never', to: 'address', replace: 'never', state: routerState },
    requested: 'never',
  },
  notices: { items: notice, path: 'path' },
  reviews: {
    openLists,
    refused: 'message',
    comments: Review,
    businessComments: Review,
    userReviews: Review,
    searchResults: Review,
    currentComment: Review,
    ...harmless('pagination', 'loading', 'createSuccess'),
    errors: messages,
    filters: { rating: 'never', businessId: 'thing', dateFrom: 'always', dateTo: 'always' },
    createErrorCode: errorCodes,
    sent: { businessId: 'thing', reviewId: 'thing' },
  },
  view,
  writes: write,
}
