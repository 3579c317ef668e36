// What a log may keep of a mutation's arguments: nothing unless declared here. A call that is new in the contract does
// not compile until it has its row, and a field that is not named is dropped (docs/action-log.md).
import type { Args, MutationId } from '@/api/generated/types'

/** What is kept of an argument: whole fields (`true`), or the named fields of an inner object. */
export type Declared<Arg> = {
  [Field in keyof Arg]?:
    | true
    | (Arg[Field] extends object | undefined ? readonly (keyof NonNullable<Arg[Field]>)[] : never)
}

/** One row per mutation. What reducers read must be here, or a redacted log would replay to another state. */
export const redactionPolicy = {
  // The five secret calls: their arguments are dropped before anything records them (src/api/queryActions.ts).
  login: {},
  signup: {},
  verifyEmail: {},
  resetPassword: {},
  changePassword: {},
  // Somebody's e-mail address, which no reducer reads.
  resendVerification: {},
  forgotPassword: {},
  // Kept as a pseudonym, like every person's id.
  deleteUser: { id: true },
  // Public once they are written.
  createCategory: { body: ['name'] },
  updateCategory: { id: true, body: ['name'] },
  deleteCategory: { id: true },
  createBusiness: { newBusiness: ['name', 'businessName', 'category', 'subcategories', 'url'] },
  updateBusiness: {
    id: true,
    businessChanges: [
      'name',
      'description',
      'url',
      'address',
      'phoneNumber',
      'email',
      'city',
      'category',
      'subcategory',
    ],
  },
  deleteBusiness: { id: true },
  // The optimistic lists show these fields at once (src/features/reviews/model/pendingWrites.ts).
  createReview: {
    newReview: ['business', 'user', 'rating', 'title', 'comment', 'experienceDate', 'orderId', 'isApproved'],
  },
  updateReview: { id: true, reviewChanges: ['title', 'comment', 'rating', 'experienceDate', 'orderId'] },
  deleteReview: { id: true },
} as const satisfies { [Id in MutationId]: Declared<Args[Id]> }
