// The actions that the benches of the state dispatch: RTK Query's own, as a store sees them when a list was requested and
// answered and when a write was sent and carried out.
import type { UnknownAction } from '@reduxjs/toolkit'
import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { cacheKey, type ListHandle, type QueryRequest } from '@/api'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { businessLists } from '@/features/businesses/model/businessLists'
import { categoryLists } from '@/features/categories/model/categoryLists'
import { reviewLists } from '@/features/reviews/model/reviewLists'

/** What is listed and written. */
export type Kind = 'comments' | 'businesses' | 'categories'
/** What is done to it. */
export type Write = 'create' | 'update' | 'delete'
/** An item of any kind. */
export interface Item {
  _id: string
}

/** The writes, ordered so that each leaves the lists as the next needs them. */
export const writes = ['create', 'update', 'delete'] as const satisfies readonly Write[]

interface Traits {
  /** The requests whose lists hold the items, each with the list that shows it; the lists that a new item enters come first. */
  questions: readonly [OperationId, object | undefined, list: Pick<ListHandle<never>, 'opened'>][]
  item: (index: number) => Item
  reply: (items: readonly Item[]) => object
  operations: Record<Write, OperationId>
  /** The argument of a write to this item. */
  argument: Record<Write, (item: Item) => object>
}

const id = (index: number): string => `item_${index}`

/** Each kind with its lists and its calls. */
export const kinds: Readonly<Record<Kind, Traits>> = {
  comments: {
    questions: [
      ['listReviews', { page: 1, limit: 16 }, reviewLists.comments],
      ['listReviewsByBusiness', { id: 'b1', page: 1, limit: 10 }, reviewLists.businessComments],
      ['listReviewsByUser', { id: 'u1', page: 1, limit: 20 }, reviewLists.userReviews],
      ['searchReviews', { q: 'kafe', page: 1 }, reviewLists.searchResults],
    ],
    item: (index) => aReview({ _id: id(index), rating: (index % 5) + 1, title: `Titulli ${index}` }),
    reply: (items) => reviewPage(items as never),
    operations: { create: 'createReview', update: 'updateReview', delete: 'deleteReview' },
    argument: {
      create: () => ({ newReview: { business: 'b1', user: 'u1', rating: 4, title: 'Mirë', comment: 'Kafe e mirë.' } }),
      update: ({ _id }) => ({ id: _id, reviewChanges: { rating: 2 } }),
      delete: ({ _id }) => ({ id: _id }),
    },
  },
  businesses: {
    questions: [
      ['listBusinesses', { page: 1, limit: 10 }, businessLists.similarBusinesses],
      ['listBusinessesByCategory', { id: 'c1', page: 1 }, businessLists.businesses],
      ['universalSearch', { q: 'kafe', page: 1, limit: 15 }, businessLists.searchResults],
    ],
    item: (index) => aBusiness({ _id: id(index), name: `Kafe ${index}`, category: { _id: 'c1', name: 'Kafe' } }),
    reply: (items) => businessPage(items as never),
    operations: { create: 'createBusiness', update: 'updateBusiness', delete: 'deleteBusiness' },
    argument: {
      create: () => ({ newBusiness: { name: 'Kafe e re' } }),
      update: ({ _id }) => ({ id: _id, businessChanges: { name: 'Kafe' } }),
      delete: ({ _id }) => ({ id: _id }),
    },
  },
  categories: {
    questions: [
      ['listCategories', undefined, categoryLists.categories],
      ['searchCategories', { q: 'kafe' }, categoryLists.categoryMatches],
    ],
    item: (index) => aCategory({ _id: id(index), name: `Kategoria ${index}`, slug: `kategoria_${index}` }),
    reply: (items) => ({ success: true, data: items }),
    operations: { create: 'createCategory', update: 'updateCategory', delete: 'deleteCategory' },
    argument: {
      create: () => ({ newCategory: { name: 'E re' } }),
      update: ({ _id }) => ({ id: _id, categoryChanges: { name: 'Kategoria' } }),
      delete: ({ _id }) => ({ id: _id }),
    },
  },
}

/** The first `length` items of a kind. */
export const items = (kind: Kind, length: number): Item[] =>
  Array.from({ length }, (_, index) => kinds[kind].item(index))

/** One of a kind's requests, with its list. */
const questionOf = (kind: Kind, which: number) => {
  const [endpoint, args, list] = kinds[kind].questions[which] ?? []
  if (!endpoint || !list) throw new Error(`There is no list ${which} of ${kind}`)
  const request: QueryRequest = { endpoint, args }
  return { request, list }
}

/** A list of this kind is on screen. */
export function opened(kind: Kind, which: number): UnknownAction {
  const { request, list } = questionOf(kind, which)
  return list.opened([request])
}

/** A list was asked for, and these items came. */
export function answered(
  kind: Kind,
  which: number,
  list: readonly Item[],
): [asked: UnknownAction, came: UnknownAction] {
  const { request } = questionOf(kind, which)
  const { endpoint: endpointName, args: originalArgs } = request
  const queryCacheKey = cacheKey(request)
  const arg = { type: 'query', subscribe: true, endpointName, originalArgs, queryCacheKey }
  const meta = { arg, requestId: `${kind}-${which}`, startedTimeStamp: 1 }
  return [
    { type: 'api/executeQuery/pending', payload: undefined, meta: { ...meta, requestStatus: 'pending' } },
    {
      type: 'api/executeQuery/fulfilled',
      payload: kinds[kind].reply(list),
      meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 2, baseQueryMeta: undefined },
    },
  ]
}

/** A write was sent, and the server did as it was told. */
export function written(kind: Kind, write: Write, item: Item): [sent: UnknownAction, done: UnknownAction] {
  const { operations, argument } = kinds[kind]
  const arg = { type: 'mutation', endpointName: operations[write], originalArgs: argument[write](item), track: false }
  const meta = { arg, requestId: `${kind}-${write}`, startedTimeStamp: 1 }
  const payload = { success: true, ...(write !== 'delete' && { data: item }) }
  return [
    { type: 'api/executeMutation/pending', payload: undefined, meta: { ...meta, requestStatus: 'pending' } },
    {
      type: 'api/executeMutation/fulfilled',
      payload,
      meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 2, baseQueryMeta: undefined },
    },
  ]
}
