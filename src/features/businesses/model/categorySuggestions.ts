// Categories and subcategories that a search for businesses suggests, out of those that were loaded.
import type { Category } from '@/api/endpoints/generated/types'
import { foldText } from '@/lib/foldText'
import { categoryPath } from '@/lib/paths'

/** Fewer letters are the beginning of too many words. */
const MIN_LENGTH = 2
/** More would hide the businesses. */
const MOST = 3

/** One of them: where it leads, and of which category it is, which gives it its look. */
export interface CategorySuggestion {
  name: string
  path: string
  /** Undefined for a category. */
  parent: string | undefined
}

/** The first three in which every typed word begins a word of the name; categories come before subcategories. */
export function categorySuggestions(tree: readonly Category[], typed: string): CategorySuggestion[] {
  const wanted = foldText(typed).split(/\s+/).filter(Boolean)
  if (wanted.join('').length < MIN_LENGTH) return []
  const fits = ({ name }: { name: string }) => {
    const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  }
  const suggested = (one: Category | Category['subcategories'][number], parent?: Category): CategorySuggestion => ({
    name: one.name,
    path: categoryPath(one),
    parent: parent?.name,
  })
  return [
    ...tree.filter(fits).map((category) => suggested(category)),
    ...tree.flatMap((parent) => parent.subcategories.filter(fits).map((one) => suggested(one, parent))),
  ].slice(0, MOST)
}
