// Whose comment it is: only its author may change or delete it.

import { isUnsent } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { PLACEHOLDER_USER_ID } from '@/session/constants'

/**
 * Whether this user wrote it. The wire layer has merged user, author, userId and authorId into one author id; the
 * placeholder id is nobody's (Q12).
 */
export const isOwn = ({ user }: Pick<Review, 'user'>, userId: string | undefined): boolean =>
  userId !== undefined && userId !== PLACEHOLDER_USER_ID && user?._id === userId

/** Whether its author can change it yet: not before the server has given it an id. */
export const isChangeable = (review: Review, userId: string | undefined): boolean =>
  isOwn(review, userId) && !isUnsent(review)

/** The author's own review with their name, which a review just written lacks. */
export const withOwnName = (review: Review, name: string | undefined): Review =>
  review.user?.name || review.user?.username || !name ? review : { ...review, user: { ...review.user, name } }
