// What a search text means, once the first typed letter has loaded the words; and where its category has businesses.
import { useMemo } from 'react'
import { useAnswers } from '@/api'
import type { Business, Category } from '@/api/endpoints/generated/types'
import { useLogged } from '@/hooks/viewLog'
import { useModule } from '@/ui/useModule'
import { categoryRequest } from '../model/businessRequests'
import type { CategorySuggestion } from '../model/categoriesMeant'
import type { CategoryCount } from '../model/categoryPlaces'
import { noFilters } from '../model/filters'
import type { UnderstoodSearch } from '../model/understoodSearch'

const load = () => import('../model/understoodSearch')

/** What is known of a text before the words are there. */
const unread = (text: string): UnderstoodSearch => ({
  ...{ categories: [], city: undefined, rest: text, searches: [{ q: text, city: undefined }], untold: undefined },
  placesOf: () => [],
  ordered: (businesses) => ({ leading: [], isName: false, others: businesses }),
})

/** What `text` means among these categories; nothing while it is blank, or if the words could not be loaded. */
export function useUnderstoodSearch(categories: readonly Category[], text: string): UnderstoodSearch {
  const isTyped = text !== ''
  const loaded = useModule(isTyped, load)
  const understood = useMemo(
    () => (loaded && isTyped ? loaded.understoodSearch(categories, text) : unread(text)),
    [loaded, isTyped, categories, text],
  )
  const { categories: found, city } = understood
  useLogged('searchUnderstood', [...found.map(({ name }) => name), city].filter(Boolean).join(', '), '')
  return understood
}

/** Of a category that nobody asked for. */
export const notAsked: CategoryCount = { count: undefined, everywhere: undefined }

/** The most that a list of businesses gives at once. */
const MOST = 100

/** By the category page's own requests; nothing is asked for without a category. */
export function useCategoryCount(
  category: Pick<CategorySuggestion, 'id' | 'parent'> | undefined,
  city = '',
): CategoryCount {
  const of = category && { id: category.id, isSubcategory: category.parent !== undefined }
  const here = useAnswers<Business>(of ? [categoryRequest(of, { ...noFilters, location: city }, 1)] : [])
  const count = here.isSuccess ? here.answers[0]?.total : undefined
  const isNone = city !== '' && count === 0
  const everywhere = useAnswers<Business>(of && isNone ? [categoryRequest(of, noFilters, 1, MOST)] : [])
  return { count, everywhere: everywhere.isSuccess ? everywhere.answers[0] : undefined }
}
