// What a search text means, once the first typed letter has loaded the words; and where its category has businesses.
import { useMemo } from 'react'
import { useAnswers } from '@/api'
import type { Business, Category } from '@/api/endpoints/generated/types'
import { useLogged } from '@/hooks/viewLog'
import { plural } from '@/lib/albanianFormat'
import { pathInTown } from '@/lib/paths'
import { useModule } from '@/ui/useModule'
import { categoryRequest } from '../model/businessRequests'
import type { CategorySuggestion } from '../model/categoriesMeant'
import { noFilters } from '../model/filters'
import type { UnderstoodSearch } from '../model/understoodSearch'

const load = () => import('../model/understoodSearch')

/** What is known of a text before the words are there. */
const unread = (text: string): UnderstoodSearch => ({
  ...{ categories: [], city: undefined, rest: text, asked: text, alternatives: [], untold: undefined },
  nearest: () => undefined,
  nameFit: () => undefined,
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

/** A page of a category's businesses, where they are and how many, in words: as far as known. */
export interface CategoryPlace {
  path: string
  place: string | undefined
  count: string | undefined
}

const countText = (count: number) => plural(count, 'biznes', 'biznese')

/** The pages to offer of a category: that of the town, or those where it has businesses if it has none there. */
export function categoryPlaces(path: string, town: string | undefined, known?: CategoryCount): CategoryPlace[] {
  const { count, elsewhere } = known ?? {}
  if (!elsewhere) {
    return [{ path: pathInTown(path, town), place: town, count: count === undefined ? undefined : countText(count) }]
  }
  const { total, nearest, inNearest } = elsewhere
  const next = { path: pathInTown(path, nearest), place: `më afër: ${nearest}`, count: countText(inNearest) }
  const all = { path, place: 'në gjithë Shqipërinë', count: countText(total) }
  return nearest ? [next, all] : [all]
}

/** How many businesses a category has in the town of a search, and where it has some if it has none there. */
export interface CategoryCount {
  /** Undefined until known. */
  count: number | undefined
  /** In all towns, and in the nearest one; undefined if unknown or none. */
  elsewhere: { total: number; nearest: string | undefined; inNearest: number } | undefined
}

/** The most that a list of businesses gives at once. */
const MOST = 100

/** By the category page's own requests; nothing is asked for without a category. */
export function useCategoryCount(
  category: Pick<CategorySuggestion, 'id' | 'parent'> | undefined,
  { city = '', nearest }: Pick<UnderstoodSearch, 'city' | 'nearest'>,
): CategoryCount {
  const of = category && { id: category.id, isSubcategory: category.parent !== undefined }
  const here = useAnswers<Business>(of ? [categoryRequest(of, { ...noFilters, location: city }, 1)] : [])
  const count = here.isSuccess ? here.answers[0]?.total : undefined
  const isNone = city !== '' && count === 0
  const everywhere = useAnswers<Business>(of && isNone ? [categoryRequest(of, noFilters, 1, MOST)] : [])
  const { total = 0 } = everywhere.answers[0] ?? {}
  if (!isNone || !everywhere.isSuccess || total === 0) return { count, elsewhere: undefined }
  const towns = everywhere.items.flatMap((business) => business.city ?? [])
  // Of a part of them the nearest is not known.
  const next = total <= everywhere.items.length ? nearest(towns) : undefined
  return { count, elsewhere: { total, nearest: next, inNearest: towns.filter((town) => town === next).length } }
}
