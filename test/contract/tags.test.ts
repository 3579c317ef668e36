// Every write, whatever its verb, reaches every cached query of its entity: proven over all endpoint definitions.

import { endpointIds } from '@test/api/endpointIds'
import { aBusiness, aCategory, aReview, aSubcategory } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { accountsApi, baseApi, businessesApi, categoriesApi, reviewsApi, subcategoriesApi, usersApi } from '@/api'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import type { Tag, TagType } from '@/api/endpoints/tags'
import { at, operation, pointerTo } from './document'

interface Definition {
  type: 'query' | 'mutation'
  providesTags?: unknown
  invalidatesTags?: unknown
}

const apis = [accountsApi, usersApi, categoriesApi, subcategoriesApi, businessesApi, reviewsApi]
const definitions: Record<string, Definition> = {}
const noted = (name: string) => (definition: Definition) => {
  definitions[name] = definition
}
for (const api of apis)
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(
      Object.keys(operations)
        .filter((name) => name in api.endpoints)
        .map((name) => [name, noted(name)]),
    ),
  } as never)

const entityOf: Record<string, TagType> = {
  Auth: 'User',
  Users: 'User',
  Categories: 'Category',
  Subcategories: 'Subcategory',
  Businesses: 'Business',
  Reviews: 'Review',
}
const ids: OperationId[] = endpointIds
const entity = (id: OperationId): TagType => entityOf[operations[id][2]] as TagType
const examples: Record<string, object> = {
  Business: aBusiness(),
  Review: aReview(),
  Category: aCategory(),
  Subcategory: aSubcategory(),
}

/** The lists and single things of a call's reply, by the contract's schema, each about b1, r1, c1 or s1. */
function sampleReply(id: OperationId): object {
  const success = Object.keys(operation(id).responses).find((status) => status < '300')
  const schema = at(`${pointerTo(id)}/responses/${success}/content/application~1json/schema`) as {
    properties: Record<string, { $ref?: string; items?: { $ref?: string } }>
  }
  const named = (ref = '') => examples[ref.split('/').at(-1) ?? '']
  const parts = Object.entries(schema.properties).map(([name, { $ref, items }]) => [
    name,
    items ? [named(items.$ref)].filter(Boolean) : named($ref),
  ])
  return Object.fromEntries(parts)
}

/** A reply and arguments of each call, about business b1, review r1, category c1, subcategory s1. */
const samples: Record<string, { reply: unknown; arg: Record<string, unknown> }> = {}
for (const name of ids) {
  const id = { User: 'u1', Category: 'c1', Subcategory: 's1', Business: 'b1', Review: 'r1' }[entity(name)]
  samples[name] = { reply: sampleReply(name), arg: { id, categoryId: 'c1', newReview: { business: 'b1' } } }
}

function tagsOf(name: string, kind: 'providesTags' | 'invalidatesTags', error?: unknown): Tag[] {
  const described = definitions[name]?.[kind]
  const { reply, arg } = samples[name] ?? {}
  if (typeof described === 'function') return described(error ? undefined : reply, error, arg, undefined)
  return (described ?? []) as Tag[]
}

/** Whether what is invalidated reaches what is provided, by RTK Query's rule: same type, and the same id or no id. */
const reaches = (invalidated: Tag[], provided: Tag[]) =>
  invalidated.some(({ type, id }) => provided.some((tag) => tag.type === type && (id === undefined || tag.id === id)))

const named = (type: Definition['type']) => ids.filter((id) => definitions[id]?.type === type)

/** The queries whose replies hold this entity; subcategories name their category, and are written by nobody. */
const holders = (type: TagType): OperationId[] =>
  named('query').filter((id) => entity(id) === type || (type === 'Category' && entity(id) === 'Subcategory'))

/** Writes that make nothing of their entity stale, and why. */
const unfelt: Partial<Record<OperationId, string>> = {
  login: 'the reply is the user; for another user the cache is emptied',
  signup: 'nobody is signed in yet',
  resendVerification: 'only sends an e-mail',
  forgotPassword: 'only sends an e-mail',
  resetPassword: 'a password is in no reply',
  changePassword: 'a password is in no reply',
}

/** Queries that a write need not reach, and why; `*` stands for every write. */
const unreached: Record<string, string> = {
  '* listReviews': 'HOME-10 fetches the latest reviews once; own changes reach them by the list rules (Q60)',
  'createCategory listSubcategoriesByCategory': 'no query can be about a category before it exists',
  'createBusiness getBusiness': 'no query can be about a business before it exists',
  'createReview getReview': 'no query can be about a review before it exists',
}

/** The queries that answer with many of this entity, those left out that nothing reaches. */
const listsOf = (type: TagType): OperationId[] =>
  holders(type).filter(
    (id) =>
      entity(id) === type &&
      !(`* ${id}` in unreached) &&
      Object.values(samples[id]?.reply as object).some(Array.isArray),
  )

const isReached = (write: OperationId, query: OperationId) =>
  reaches(tagsOf(write, 'invalidatesTags'), tagsOf(query, 'providesTags'))

describe('tags', () => {
  it('name every endpoint, each of a known entity', () => {
    const all = Object.keys(operations) as OperationId[]
    expect(Object.keys(definitions).sort()).toEqual(all.toSorted())
    expect(Object.keys(baseApi.endpoints).sort()).toEqual(all.toSorted())
    for (const id of all) expect(entity(id), id).toBeDefined()
  })

  it.each(named('mutation').filter((id) => !(id in unfelt)))('%s reaches every query of its entity', (write) => {
    const missed = holders(entity(write)).filter((query) => !isReached(write, query))
    expect(missed.filter((query) => !(`* ${query}` in unreached || `${write} ${query}` in unreached))).toEqual([])
    expect(holders(entity(write)).length).toBeGreaterThan(0)
  })

  // A page that lacks the thing may hold it afterwards, or other things in its place.
  const changes = named('mutation').filter((id) => /^(update|delete)(Category|Business|Review)$/.test(id))
  it.each(changes)('%s reaches the lists that do not hold the thing itself', (write) => {
    const lists = listsOf(entity(write))
    expect(lists.length).toBeGreaterThan(1)
    for (const query of lists) {
      const provided = tagsOf(query, 'providesTags').filter(({ id }) => id !== samples[write]?.arg.id)
      expect(reaches(tagsOf(write, 'invalidatesTags'), provided), query).toBe(true)
    }
  })

  it('deleteBusiness reaches the lists of reviews, which may hold some of it', () => {
    for (const query of listsOf('Review')) expect(isReached('deleteBusiness', query), query).toBe(true)
  })

  it('the exceptions are calls that exist and do not reach', () => {
    for (const id of Object.keys(unfelt)) expect(tagsOf(id, 'invalidatesTags'), id).toEqual([])
    for (const pair of Object.keys(unreached)) {
      const [write = '', query = ''] = pair.split(' ')
      expect(named('query'), pair).toContain(query)
      if (write === '*') expect(tagsOf(query, 'providesTags'), pair).toEqual([])
      else expect(isReached(write as OperationId, query as OperationId), pair).toBe(false)
    }
    expect(named('mutation')).toEqual(expect.arrayContaining(Object.keys(unfelt)))
  })

  it.each(['createReview', 'updateReview', 'deleteReview'])(
    '%s reaches the averages and counts of its business',
    (name) => {
      for (const query of holders('Business'))
        expect(reaches(tagsOf(name, 'invalidatesTags'), tagsOf(query, 'providesTags'))).toBe(true)
    },
  )

  it('a failed write makes nothing stale [Q07]', () => {
    for (const name of named('mutation')) expect(tagsOf(name, 'invalidatesTags', { status: 500 })).toEqual([])
  })
})
