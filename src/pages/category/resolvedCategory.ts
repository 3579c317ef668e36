// Which category or subcategory an address means (Q37).
import { wireCategory } from '@/api'
import type { Category, Subcategory, SubcategoryRef } from '@/api/endpoints/generated/types'
import { categorySlug, slugWithin } from '@/lib/paths'

/** What the page shows and requests; without an id nothing can be requested. */
export interface ResolvedCategory {
  id: string | null
  name: string
  description: string
  isSubcategory: boolean
  subcategories: readonly SubcategoryRef[]
  /** A subcategory's category, if known. */
  parent: Category | null
  /** From a link that knew only id and name, like a business's: subcategories and parent may be missing. */
  isPartial?: boolean
}

/** The description if there is none, or nothing is known. */
export const genericDescription = (isSubcategory: boolean): string =>
  `Gjej biznese në këtë ${isSubcategory ? 'nënkategori' : 'kategori'}, krahaso vlerësimet dhe lexo çfarë thonë përdoruesit.`

function resolvedFrom(category: Category, parent: Category | null = null): ResolvedCategory {
  const isSubcategory = category.isSubcategory === true
  return {
    id: category._id,
    name: category.name,
    description: category.description || genericDescription(isSubcategory),
    isSubcategory,
    subcategories: category.subcategories,
    parent,
  }
}

/**
 * The category that came with the link, if it is the address's. It is read like a reply: the history entry that holds
 * it outlives deployments.
 */
export function categoryFromState(state: unknown, slug: string): ResolvedCategory | null {
  const given = (state ?? {}) as { category?: { subcategories?: unknown }; allCategories?: unknown }
  const category = wireCategory(given.category)
  if (!category || !`~${slug}`.endsWith(`~${categorySlug(category)}`)) return null
  const all = Array.isArray(given.allCategories) ? given.allCategories.map(wireCategory) : []
  const parent = category.isSubcategory
    ? all.find((one) => one?.subcategories.some(({ _id }) => _id === category._id))
    : null
  return { ...resolvedFrom(category, parent ?? null), isPartial: !Array.isArray(given.category?.subcategories) }
}

/**
 * The loaded category with this slug: categories first, then their subcategories (Q37), with or without the category's
 * slug (Q69), and as a last resort a subcategory whose category is not in the list.
 */
export function categoryFromLoaded(
  tree: readonly Category[],
  subcategories: readonly Subcategory[],
  slug: string,
): ResolvedCategory | null {
  const category = tree.find((one) => categorySlug(one) === slug)
  if (category) return resolvedFrom(category)
  const subcategory = (found: SubcategoryRef, parent: Category | null) =>
    resolvedFrom({ ...found, isSubcategory: true, subcategories: [] }, parent)
  for (const parent of tree) {
    const whole = slugWithin(parent, { name: '', slug })
    const found = parent.subcategories.find((one) =>
      [categorySlug(one), slugWithin(parent, one)].some((own) => own === slug || own === whole),
    )
    if (found) return subcategory(found, parent)
  }
  const orphan = subcategories.find((one) => categorySlug(one) === slug)
  return orphan ? subcategory(orphan, null) : null
}
