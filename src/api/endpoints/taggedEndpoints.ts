// What the generator cannot know: the cache tags of reads and how long answers are kept. Tags of writes: writes.ts.
import { readTokens, userOf } from '@/session/tokens'
import { baseApi } from './baseApi'
import { businessWrites, categoryWrites } from './directoryWrites'
import { authApi } from './generated/auth'
import { businessesApi as businesses } from './generated/businesses'
import { categoriesApi as categories } from './generated/categories'
import { reviewsApi as reviews } from './generated/reviews'
import { subcategoriesApi as subcategories } from './generated/subcategories'
import type { Args, Business, Review, UserReply } from './generated/types'
import { usersApi as users } from './generated/users'
import type { QueryRequest } from './queryRequest'
import { businessTags, reviewWrites } from './reviewWrites'
import { idTag, listTag, onSuccess, type Tag, type TagType, tag } from './tags'
import { invalidating } from './writes'

const idTags = (type: TagType, items: readonly { _id: string }[] = []): Tag[] =>
  items.map(({ _id }) => idTag(type, _id))
const list = (type: TagType, items: readonly { _id: string }[] | undefined): Tag[] => [
  listTag(type),
  ...idTags(type, items),
]

/** All of a user's reviews: no write but one that ended unseen makes them stale (queryRequest.ts). */
const allUserReviews: Tag = idTag('Review', 'OWN')

/** Replaces the refetch of a list by the list rules: latest comments are fetched once (Q60). */
const KEPT_FOR_GOOD = Number.POSITIVE_INFINITY

/** The answer of who is signed in; without a user where it names another one than the token (Q52). */
function ofSession(reply: UserReply): UserReply {
  const user = userOf({ ...readTokens(), user: reply.data.user })
  return { ...reply, data: user ? { user } : {} }
}

/** Accounts and sessions. Writes to the account do not affect the directory. */
export const accountsApi = authApi.enhanceEndpoints({
  endpoints: {
    verifyEmail: { invalidatesTags: (_, error) => onSuccess(error, [tag('User')]) },
    getMe: { providesTags: [tag('User')], transformResponse: ofSession },
  },
})

/** The own account. */
export const usersApi = users.enhanceEndpoints({
  endpoints: {
    // Log-out empties the cache right after, so nothing else needs invalidating.
    deleteUser: { invalidatesTags: (_, error) => onSuccess(error, [tag('User')]) },
  },
})

/** Categories; subcategories name their parents, so a change of one reaches the lists of both. */
export const categoriesApi = categories.enhanceEndpoints({
  endpoints: {
    listCategories: {
      providesTags: (reply) => [...list('Category', reply?.data), listTag('Subcategory')],
    },
    searchCategories: {
      providesTags: (reply) => list('Category', reply?.data),
    },
    listCategorySubcategories: {
      providesTags: (reply) => [...list('Subcategory', reply?.data), listTag('Category')],
    },
    createCategory: invalidating(categoryWrites.createCategory),
    updateCategory: invalidating(categoryWrites.updateCategory),
    deleteCategory: invalidating(categoryWrites.deleteCategory),
  },
})

/** Subcategories. */
export const subcategoriesApi = subcategories.enhanceEndpoints({
  endpoints: {
    listSubcategories: {
      providesTags: (reply) => [...list('Subcategory', reply?.data), listTag('Category')],
    },
    listSubcategoriesByCategory: {
      providesTags: (reply, _, { categoryId }) => [...list('Subcategory', reply?.data), idTag('Category', categoryId)],
    },
    searchSubcategories: {
      providesTags: (reply) => [...list('Subcategory', reply?.data), listTag('Category')],
    },
  },
})

const businessPage = (reply: { businesses: Business[] } | undefined) => list('Business', reply?.businesses)

/** The directory. */
export const businessesApi = businesses.enhanceEndpoints({
  endpoints: {
    listBusinesses: { providesTags: businessPage },
    listBusinessesByCategory: { providesTags: businessPage },
    listBusinessesBySubcategory: { providesTags: businessPage },
    searchBusinesses: { providesTags: businessPage },
    universalSearch: { providesTags: businessPage },
    getBusiness: {
      providesTags: (_reply, _error, { id }) => [idTag('Business', id)],
    },
    createBusiness: invalidating(businessWrites.createBusiness),
    updateBusiness: invalidating(businessWrites.updateBusiness),
    deleteBusiness: invalidating(businessWrites.deleteBusiness),
  },
})

/** Marks as stale what a review of this business ('' if unknown) changes, if written in another tab or unanswered. */
export const reviewWritten = (businessId: string) =>
  baseApi.util.invalidateTags([listTag('Review'), allUserReviews, ...businessTags(businessId)])

const reviewPage = (reply: { reviews: Review[] } | undefined) => list('Review', reply?.reviews)

/** Reviews, called comments on the pages. */
export const reviewsApi = reviews.enhanceEndpoints({
  endpoints: {
    listReviews: { keepUnusedDataFor: KEPT_FOR_GOOD },
    listReviewsByBusiness: { providesTags: reviewPage },
    listReviewsByUser: {
      providesTags: (reply, _, { purpose }: Args['listReviewsByUser'] & Pick<QueryRequest, 'purpose'>) =>
        purpose === 'overview' ? [allUserReviews] : reviewPage(reply),
    },
    searchReviews: { providesTags: reviewPage },
    getReview: {
      providesTags: (_reply, _error, { id }) => [idTag('Review', id)],
    },
    createReview: invalidating(reviewWrites.createReview),
    updateReview: invalidating(reviewWrites.updateReview),
    deleteReview: invalidating(reviewWrites.deleteReview),
  },
})
