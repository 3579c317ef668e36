// The named fields of the lists as the state has them. What the pages show of them: shownFields.ts.
import type { RootState } from '@/store/storeHooks'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Mutable<T[Key]> : T[Key] }
/** The named fields. */
export type Fields = Mutable<ReturnType<typeof fieldsOf>>

const pick = <T, Key extends keyof T>(slice: T, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, slice[key]])) as Pick<T, Key>
const namesOf = (items: readonly { name?: string }[]) => items.map(({ name = '' }) => name)
const titlesOf = (items: readonly { title?: string }[]) => items.map(({ title = '' }) => title)

/** The named fields as the state has them; items are known by their names or titles. */
export function fieldsOf({ businesses, reviews, categories }: RootState) {
  return {
    businesses: {
      businesses: namesOf(businesses.businesses),
      searchResults: namesOf(businesses.searchResults),
      selectedBusiness: businesses.selectedBusiness?.name ?? null,
      ...pick(businesses, 'currentPage', 'totalPages', 'totalCount', 'pageSize', 'loading', 'errors'),
      // A control may hold anything.
      filters: businesses.filters as Record<keyof typeof businesses.filters, string>,
    },
    reviews: {
      comments: titlesOf(reviews.comments),
      businessComments: titlesOf(reviews.businessComments),
      userReviews: titlesOf(reviews.userReviews),
      searchResults: titlesOf(reviews.searchResults),
      currentComment: reviews.currentComment?.title ?? null,
      ...pick(reviews, 'pagination', 'loading', 'errors'),
    },
    categories: {
      categories: namesOf(categories.categories),
      searchResults: namesOf(categories.searchResults),
      subcategoriesByCategory: Object.fromEntries(
        Object.entries(categories.subcategoriesByCategory).map(([id, items]) => [id, namesOf(items)]),
      ),
      ...pick(categories, 'searchTerm', 'isSearching', 'loading', 'error', 'searchLoading', 'searchError'),
      selectedCategoryId: categories.selectedCategoryId,
    },
  }
}
