// @vitest-environment node
// Every create, update and delete reaches every cached query of its entity: proven over all endpoint definitions.

import { aBusiness, aCategory, aReview, aSubcategory, businessPage, reviewPage } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { accountsApi, baseApi, businessesApi, categoriesApi, reviewsApi, subcategoriesApi, usersApi } from '@/api'
import { operations } from '@/api/generated/operations'
import type { Tag, TagType } from '@/api/tags'

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
for (const api of apis) {
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(
      Object.keys(operations)
        .filter((name) => name in api.endpoints)
        .map((name) => [name, noted(name)]),
    ),
  } as never)
}

/** A reply and arguments of each call, about business b1, review r1, category c1, subcategory s1. */
const samples: Record<string, { reply: unknown; arg: Record<string, unknown> }> = {}
for (const name of Object.keys(operations)) {
  const [, , tag] = operations[name as keyof typeof operations]
  const id = { Categories: 'c1', Subcategories: 's1', Businesses: 'b1', Reviews: 'r1', Users: 'u1', Auth: 'u1' }[tag]
  const reply =
    /^(list|search)/.test(name) || name === 'universalSearch'
      ? tag === 'Businesses'
        ? businessPage([aBusiness()])
        : tag === 'Reviews'
          ? reviewPage([aReview()])
          : { success: true, data: name.includes('ubcategor') ? [aSubcategory()] : [aCategory()] }
      : { success: true, data: { Businesses: aBusiness(), Reviews: aReview(), Categories: aCategory() }[tag as string] }
  samples[name] = { reply, arg: { id, categoryId: 'c1', newReview: { business: 'b1' } } }
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

/** The queries whose answers hold this entity. */
const holders: Record<Exclude<TagType, 'User'>, string[]> = {
  Category: [
    'listCategories',
    'searchCategories',
    'listCategorySubcategories',
    'listSubcategories',
    'listSubcategoriesByCategory',
    'searchSubcategories',
  ],
  Subcategory: [],
  Business: [
    'listBusinesses',
    'listBusinessesByCategory',
    'listBusinessesBySubcategory',
    'searchBusinesses',
    'universalSearch',
    'getBusiness',
  ],
  Review: ['listReviewsByBusiness', 'listReviewsByUser', 'searchReviews', 'getReview'],
}
const single = /^get/
/** HOME-10 fetches the latest reviews once; own changes reach them by the list rules (Q60). */
const byDecision = ['listReviews']
/** Queries a write should reach and does not. */
const knownGaps: string[] = []

describe('tags', () => {
  it('name every query and mutation of the contract', () => {
    expect(Object.keys(definitions).sort()).toEqual(Object.keys(operations).sort())
    expect(Object.keys(baseApi.endpoints).sort()).toEqual(Object.keys(operations).sort())
  })

  it('every query of an entity is listed as a holder, or left out by a decision', () => {
    const queries = Object.keys(definitions).filter((name) => definitions[name]?.type === 'query' && name !== 'getMe')
    expect([...Object.values(holders).flat(), ...byDecision].sort()).toEqual(queries.sort())
    for (const name of byDecision) expect(tagsOf(name, 'providesTags')).toEqual([])
  })

  for (const [entity, queries] of Object.entries(holders)) {
    for (const verb of ['create', 'update', 'delete']) {
      const mutation = `${verb}${entity}`
      if (!(mutation in operations)) continue
      for (const query of queries) {
        // Nobody can have asked for one thing, or for one category's subcategories, before the thing exists.
        if (verb === 'create' && (single.test(query) || query === 'listSubcategoriesByCategory')) continue
        it.runIf(!knownGaps.includes(`${mutation} ${query}`))(`${mutation} reaches ${query}`, () => {
          expect(reaches(tagsOf(mutation, 'invalidatesTags'), tagsOf(query, 'providesTags'))).toBe(true)
        })
      }
    }
  }

  it.each(['createReview', 'updateReview', 'deleteReview'])(
    '%s reaches the averages and counts of its business',
    (name) => {
      for (const query of holders.Business) {
        expect(reaches(tagsOf(name, 'invalidatesTags'), tagsOf(query, 'providesTags'))).toBe(true)
      }
    },
  )

  it('a failed write makes nothing stale [Q07]', () => {
    const mutations = Object.keys(definitions).filter((name) => definitions[name]?.type === 'mutation')
    for (const name of mutations) expect(tagsOf(name, 'invalidatesTags', { status: 500 })).toEqual([])
  })

  it('has no known gaps', () => expect(knownGaps).toEqual([]))
})
