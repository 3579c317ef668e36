// Names of categories that a server gave by id alone.
import { useMemo } from 'react'
import type { Business, Category, Ref } from '@/api/endpoints/generated/types'
import { useCategoryTree } from './useCategoryTree'

const refsOf = ({ category, subcategory, subcategories = [] }: Business): (Ref | undefined)[] => [
  category,
  subcategory,
  ...subcategories,
]

/** The reference, with missing name and slug taken from its category or subcategory. */
function namedRef<T extends Ref | undefined>(ref: T, tree: readonly Category[]): T {
  if (!ref || ref.name) return ref
  const known = tree.flatMap((one) => [one, ...one.subcategories]).find(({ _id }) => _id === ref._id)
  return known ? { ...ref, name: known.name, ...(known.slug && { slug: known.slug }) } : ref
}

/** The businesses with missing category names filled in, once known; requests the categories only if one is missing. */
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
