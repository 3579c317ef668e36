// Where else a search may lead that found nothing. Loaded when that happens.
import type { Category } from '@/api/endpoints/generated/types'
import { isSameWord, meaningfulWords, stemsOf } from '@/lib/albanianStem'
import { type CategorySuggestion, suggestionOf } from './understoodSearch'

/** How many are offered. */
const MOST = 3

const stemsIn = (name: string) => meaningfulWords(name).map(stemsOf)

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
  const own = stemsIn([category, ...category.subcategories].find(isIt)?.name ?? '')
  const shared = (name: string) => stemsIn(name).filter((word) => own.some((other) => isSameWord(word, other))).length
  const others = category.subcategories.toSorted((one, other) => shared(other.name) - shared(one.name))
  return [suggestionOf(category), ...others.map((one) => suggestionOf(one, category.name))]
    .filter(({ id }) => id !== to && !shown.includes(id))
    .slice(0, MOST)
}
