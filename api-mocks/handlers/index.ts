// The handlers of all operations, from one file a tag.
import type { OperationId } from '@/api/endpoints/generated/operations'
import * as auth from './auth'
import * as businesses from './businesses'
import * as categories from './categories'
import * as reviews from './reviews'
import * as subcategories from './subcategories'
import type { Handler } from './types'
import * as users from './users'

/** The handlers by operation. A missing one does not compile, nor one with a reply other than the contract's. */
export const handlers: { [Id in OperationId]: Handler<Id> } = {
  ...auth,
  ...businesses,
  ...categories,
  ...reviews,
  ...subcategories,
  ...users,
}
