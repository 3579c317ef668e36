// Which category or subcategory an address means (Q37).
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** A category from a history entry, which outlives deployments and can hold anything; null if it is not one. */
function toCategory(value: unknown): Category | null {
  if (!isRecord(value)) return null
  const id = text(value._id)
  const name = text(value.name)
  if (!id || !name) return null
  const subcategories = Array.isArray(value.subcategories) ? value.subcategories.map(toCategory) : []
  return {
    _id: id,
    name,
    slug: text(value.slug),
    description: text(value.description),
    isSubcategory: value.isSubcategory === true,
    subcategories: subcategories.filter((subcategory) => subcategory !== null),
  }
}

/** The category that came with the link, if it is the address's. */
export function categoryFromState(state: unknown, slug: string): ResolvedCategory | null {
  if (!isRecord(state)) return null
  const category = toCategory(state.category)
  if (!category || !`~${slug}`.endsWith(`~${categorySlug(category)}`)) return null
  const all = Array.isArray(state.allCategories) ? state.allCategories.map(toCategory) : []
  const parent = category.isSubcategory
    ? all.find((one) => one?.subcategories.some(({ _id }) => _id === category._id))
    : null
  const isPartial = isRecord(state.category) && !Array.isArray(state.category.subcategories)
  return { ...resolvedFrom(category, parent ?? null), isPartial }
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
