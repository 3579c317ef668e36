// The combined category search: categories that match, and the parents of subcategories that do.
import type { Category, Subcategory } from '@/api/endpoints/generated/types'

/** The parent of a subcategory: the known category, else one built from the subcategory's fields; without a name there is none. */
function parentOf({ categoryId }: Subcategory, known: ReadonlyMap<string, Category>): Category | undefined {
  if (!categoryId?._id) return undefined
  const { _id, name } = categoryId
  return known.get(_id) ?? (name ? { _id, name, subcategories: [] } : undefined)
}

/**
 * Matching categories first, then the parents of matching subcategories that are not already listed.
 * A failed search has no items, so it counts as empty.
 */
export function combinedResults(
  matches: readonly Category[],
  subcategoryMatches: readonly Subcategory[],
  known: readonly Category[],
): Category[] {
  const results = new Map(matches.map((category) => [category._id, category]))
  const byId = new Map(known.map((category) => [category._id, category]))
  for (const subcategory of subcategoryMatches) {
    const parent = parentOf(subcategory, byId)
    if (parent && !results.has(parent._id)) results.set(parent._id, parent)
  }
  return [...results.values()]
}
