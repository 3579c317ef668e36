// Where else a search may lead that found nothing. Loaded when that happens.
import type { Category, SubcategoryRef } from '@/api/endpoints/generated/types'
import { foldText } from '@/lib/cleanText'
import { categoryPath } from '@/lib/paths'
import type { CategorySuggestion } from './understoodSearch'

/** How many are offered. */
const MOST = 3

/** Letters that two forms of a word have in common. */
const BEGINNING = 5

// Not by their stems: with the words of the search, that code would come to every page.
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

/**
 * The at most three categories nearest to one of the tree, but for those that are shown already: the category it belongs to, and what
 * else that has, first what shares a word with it; of a category its own subcategories. None for an id that the tree does not have.
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
