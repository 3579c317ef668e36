// Names of categories that a server gave by their ids alone.
import { useMemo } from 'react'
import type { Business, Category, Ref } from '@/api/endpoints/generated/types'
import { useCategoryTree } from './useCategoryTree'

const refsOf = ({ category, subcategory, subcategories = [] }: Business): (Ref | undefined)[] => [
  category,
  subcategory,
  ...subcategories,
]

/** The reference with the name and slug of the category or subcategory of its id, as far as they are missing. */
function namedRef<T extends Ref | undefined>(ref: T, tree: readonly Category[]): T {
  if (!ref || ref.name) return ref
  const known = tree.flatMap((one) => [one, ...one.subcategories]).find(({ _id }) => _id === ref._id)
  return known ? { ...ref, name: known.name, ...(known.slug && { slug: known.slug }) } : ref
}

/**
 * The same businesses, those whose categories came without a name with the names that the categories have. These are asked for only
 * then; until they are known, and in all other cases, the businesses are the given ones.
 */
export function useNamedCategories(businesses: readonly Business[]): readonly Business[] {
  const isUnnamed = useMemo(
    () => businesses.some((business) => refsOf(business).some((ref) => ref && !ref.name)),
    [businesses],
  )
  const { categories } = useCategoryTree(!isUnnamed)
  return useMemo(
    () =>
      isUnnamed && categories.length > 0
        ? businesses.map(({ category, subcategory, subcategories, ...business }) => ({
            ...business,
            ...(category && { category: namedRef(category, categories) }),
            ...(subcategory && { subcategory: namedRef(subcategory, categories) }),
            ...(subcategories && { subcategories: subcategories.map((one) => namedRef(one, categories)) }),
          }))
        : businesses,
    [businesses, isUnnamed, categories],
  )
}
