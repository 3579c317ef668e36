// Other categories for a search that found nothing. Loaded when that happens.
import type { Category, SubcategoryRef } from '@/api/endpoints/generated/types'
import { foldText } from '@/lib/cleanText'
import { categoryPath } from '@/lib/paths'
import type { CategorySuggestion } from './categoriesMeant'

/** How many are offered at most. */
const MOST = 3

/** Letters that two forms of a word share. */
const BEGINNING = 5

// Not by stems: that code, shared with the search, would then load on every page.
const beginningsIn = (name: string) =>
  foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= BEGINNING)
    .map((word) => word.slice(0, BEGINNING))

const suggestionOf = ({ _id, name, slug }: SubcategoryRef, parent?: string): CategorySuggestion => ({
  id: _id,
  name,
  path: categoryPath({ name, ...(slug && { slug }) }),
  parent,
})

/** The category or subcategory with this id. */
export function categoryById(tree: readonly Category[], id: string): CategorySuggestion | undefined {
  const all = tree.flatMap((one) => [
    suggestionOf(one),
    ...one.subcategories.map((part) => suggestionOf(part, one.name)),
  ])
  return all.find((one) => one.id === id)
}

/**
 * At most three categories near the one with this id, without those shown already: its parent and siblings, first those
 * that share a word with it, or a category's own subcategories. None for an unknown id.
 */
export function nearestCategories(
  tree: readonly Category[],
  to: string,
  shown: readonly string[],
): CategorySuggestion[] {
  const isIt = ({ _id }: { _id: string }) => _id === to
  const category = tree.find((one) => isIt(one) || one.subcategories.some(isIt))
  if (!category) return []
  const own = beginningsIn([category, ...category.subcategories].find(isIt)?.name ?? '')
  const shared = (name: string) => beginningsIn(name).filter((word) => own.includes(word)).length
  const others = category.subcategories.toSorted((one, other) => shared(other.name) - shared(one.name))
  return [suggestionOf(category), ...others.map((one) => suggestionOf(one, category.name))]
    .filter(({ id }) => id !== to && !shown.includes(id))
    .slice(0, MOST)
}
