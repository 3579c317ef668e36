// Categories with their subcategories, from either of the two calls.
import type { Category, Subcategory, SubcategoryRef } from '@/api/endpoints/generated/types'
import { categorySlug, slugWithin } from '@/lib/paths'

/** The lowest id that has each slug. */
function holdersOf(slugs: readonly (readonly [slug: string, id: string])[]): Map<string, string> {
  const holders = new Map<string, string>()
  for (const [slug, id] of slugs) {
    const holder = holders.get(slug)
    if (holder === undefined || id < holder) holders.set(slug, id)
  }
  return holders
}

/**
 * A subcategory whose slug is not unique gets its category's in front: `sherbime~te_tjera` (Q69). If that is not unique
 * either, as for `C++` and `C#`, the lowest id keeps it and the others add theirs: `gjuhe~c_~sub_2`; categories
 * likewise, with nothing in front: `~c_~cat_2` (Q101).
 */
function withOwnSlugs(tree: Category[]): Category[] {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const slug of tree.flatMap((category) => [category, ...category.subcategories]).map(categorySlug)) {
    ;(seen.has(slug) ? shared : seen).add(slug)
  }
  if (shared.size === 0) return tree
  const tops = holdersOf(tree.map((category) => [categorySlug(category), category._id]))
  const holders = holdersOf(
    tree.flatMap((category) => category.subcategories.map((one) => [slugWithin(category, one), one._id] as const)),
  )
  const own = (category: Category) => (one: SubcategoryRef) => {
    if (!shared.has(categorySlug(one))) return one
    const slug = slugWithin(category, one)
    return { ...one, slug: holders.get(slug) === one._id ? slug : `${slug}~${one._id}` }
  }
  return tree.map((category) => {
    const slug = categorySlug(category)
    const isHolder = tops.get(slug) === category._id
    return {
      ...category,
      ...(!isHolder && { slug: `~${slug}~${category._id}` }),
      subcategories: category.subcategories.map(own(category)),
    }
  })
}

/** Each category with the subcategories it came with and those whose `categoryId` names it, once each, slugs unique. */
export function joined(categories: readonly Category[], subcategories: readonly Subcategory[]): Category[] {
  const byParent = new Map<string, SubcategoryRef[]>()
  for (const { _id, name, slug, categoryId } of subcategories) {
    if (!categoryId?._id) continue
    const siblings = byParent.get(categoryId._id) ?? []
    siblings.push({ _id, name, ...(slug && { slug }) })
    byParent.set(categoryId._id, siblings)
  }
  const tree = categories.map((category) => {
    const own = new Set(category.subcategories.map(({ _id }) => _id))
    const others = byParent.get(category._id)?.filter(({ _id }) => !own.has(_id)) ?? []
    return others.length > 0 ? { ...category, subcategories: [...category.subcategories, ...others] } : category
  })
  return withOwnSlugs(tree)
}

/** What a link to a category page carries, so that the page needs no request (Q37); of most categories the name. */
export interface CategoryLinkState {
  category: Category
  allCategories: readonly (Category | SubcategoryRef)[]
}

/** A subcategory in the form its page expects; always sets `isSubcategory` (Q37). */
export const asCategory = ({ _id, name, slug }: SubcategoryRef): Category => ({
  _id,
  name,
  ...(slug && { slug }),
  isSubcategory: true,
  subcategories: [],
})
