// The only door to the data layer: endpoints with their cache tags, requests, lists, and the shape of failures.

export { allUserReviewsRequest } from '@/api/endpoints/queryRequest'
export { isUnanswered, wasDone } from '@/api/http/idempotency'
export { baseApi, logoutCall, refreshSession } from './endpoints/baseApi'
export { findUserId } from './endpoints/findUserId'
export { dropSecretArgs, errorOfRejected, inPhase } from './endpoints/queryActions'
export {
  cacheKey,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  prefetch,
  type QueryRequest,
  queryRequest,
  sendRequest,
} from './endpoints/queryRequest'
export { isUnsent } from './endpoints/reviewWrites'
export {
  accountsApi,
  businessesApi,
  categoriesApi,
  reviewsApi,
  reviewWritten,
  subcategoriesApi,
  usersApi,
} from './endpoints/taggedEndpoints'
export { type AppError, type AppErrorKind, isAppError } from './http/appError'
export { endSession, hasSessionExpired } from './http/reauth'
export { answersTo, answerToRequest, type ListsRoot } from './lists/answers'
export { rowCompleted } from './lists/ledger'
export { createLists, type ListHandle } from './lists/lists'
export { type ListsState, type ListView, withFields } from './lists/listView'
export { isUnderWay, queriesOf, type Write, type WriteId } from './lists/rows'
export { useAnswers } from './lists/useAnswers'
export { type ShownList, useList } from './lists/useList'
export { neverOpened, withLists, writesReducer } from './lists/withLists'
export { wireCategory } from './wire/directory'
