// The pages of a category that a search offers: in the town meant, or where the category has businesses.
import type { Business } from '@/api/endpoints/generated/types'
import { plural } from '@/lib/albanianFormat'
import { pathInTown } from '@/lib/paths'

/** A page of a category's businesses, where they are and how many, in words: as far as known. */
export interface CategoryPlace {
  path: string
  place: string | undefined
  count: string | undefined
}

/** What is known of the businesses of a category. */
export interface CategoryCount {
  /** How many are in the town; undefined until known. */
  count: number | undefined
  /** Those in all towns, asked for where the town has none: all of them, or as many as a list gives at once. */
  everywhere: { total: number; items: readonly Business[] } | undefined
}

const countText = (count: number) => plural(count, 'biznes', 'biznese')

/** The pages to offer: that of the town, or those of the nearest town and of all if the town has no business. */
export function categoryPlaces(
  path: string,
  town: string | undefined,
  { count, everywhere }: CategoryCount,
  nearest: (towns: readonly string[]) => string | undefined,
): CategoryPlace[] {
  if (!everywhere || everywhere.total === 0) {
    return [{ path: pathInTown(path, town), place: town, count: count === undefined ? undefined : countText(count) }]
  }
  const { total, items } = everywhere
  const towns = items.flatMap((business) => business.city ?? [])
  // Of a part of them the nearest is not known.
  const next = total <= items.length ? nearest(towns) : undefined
  const all = { path, place: 'në gjithë Shqipërinë', count: countText(total) }
  if (next === undefined) return [all]
  const inNext = countText(towns.filter((one) => one === next).length)
  return [{ path: pathInTown(path, next), place: `më afër: ${next}`, count: inNext }, all]
}
