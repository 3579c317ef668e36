// What each action may say of a person, by its type; one without a row is personal altogether. The state: policy.ts.
import type { UnknownAction } from '@reduxjs/toolkit'
import { Author, ReviewedBusiness, User } from '@/api/endpoints/generated/personal'
import { marksOfArgs, marksOfReply, purposes } from './known'
import {
  argsOf,
  error,
  errorCodes,
  type Fields,
  location,
  notice,
  type Policy,
  type PolicyFields,
  recent,
  routerState,
  saved,
  statePolicy,
  tag,
} from './policy'
import { harmless, view } from './viewPolicy'

const listOpened = {
  list: 'never',
  requests: {
    endpoint: 'never',
    args: ({ endpoint }: Fields) => marksOfArgs(endpoint),
    forUser: 'person',
    purpose: purposes,
  },
} as const

const payloads: PolicyFields = {
  'replay/stateShown': statePolicy,
  'auth/INIT': { user: User },
  'auth/LOGIN_SUCCESS': { user: User },
  'auth/VERIFY_EMAIL_SUCCESS': { user: User, message: 'message', authenticated: 'never' },
  'auth/SIGNUP_SUCCESS': { requiresVerification: 'never', email: 'always', message: 'message' },
  'auth/SET_ERROR': 'message',
  'auth/SET_SUCCESS_MESSAGE': 'message',
  'auth/SET_USER': User,
  'businesses/listOpened': listOpened,
  'businesses/listClosed': { list: 'never' },
  'businesses/recentChanged': recent,
  'businesses/savedChanged': saved,
  'categories/listOpened': listOpened,
  'categories/listClosed': { list: 'never' },
  'categories/subcategoriesChosen': 'thing',
  'categories/subcategoriesCleared': 'thing',
  'navigation/clockTicked': 'time',
  'navigation/locationChanged': location,
  'navigation/requested': { to: 'address', replace: 'never', state: routerState },
  'notices/noticeShown': notice,
  'notices/noticeDismissed': 'never',
  'reviews/listOpened': listOpened,
  'reviews/listClosed': { list: 'never' },
  'reviews/createRefused': { message: 'message', code: errorCodes },
  'reviews/reviewSent': { businessId: 'thing', reviewId: 'thing' },
  'writes/rowCompleted': { requestId: 'never', fields: { user: Author, business: ReviewedBusiness } },
  'view/changed': view,
  'api/config/middlewareRegistered': 'never',
  'api/internalSubscriptions/subscriptionsUpdated': { op: 'never', path: 'request', value: 'never' },
  'api/invalidation/updateProvidedBy': { queryCacheKey: 'request', providedTags: tag },
  'api/queries/removeQueryResult': { queryCacheKey: 'request' },
  'api/mutations/removeMutationResult': { requestId: 'never', fixedCacheKey: 'never' },
}

const callArg = {
  ...harmless('type', 'subscribe', 'forceRefetch', 'subscriptionOptions', 'endpointName', 'track', 'fixedCacheKey'),
  originalArgs: argsOf,
  queryCacheKey: 'request',
} as const
const call = {
  type: 'never',
  payload: ({ type, meta }: Fields) =>
    String(type).endsWith('/fulfilled')
      ? marksOfReply((meta as { arg?: Fields } | undefined)?.arg?.endpointName)
      : error,
  error,
  meta: {
    ...harmless('requestId', 'requestStatus', 'aborted', 'condition', 'rejectedWithValue', 'RTK_autoBatch'),
    arg: callArg,
    startedTimeStamp: 'time',
    fulfilledTimeStamp: 'time',
    baseQueryMeta: { request: { method: 'never' }, response: { status: 'never' } },
  },
} as const
const event = {
  type: 'never',
  payload: ({ type }: Fields) => (Object.hasOwn(payloads, String(type)) && payloads[String(type)]) || 'always',
  meta: {
    gap: 'never',
    path: 'path',
    code: ['sessionExpired', 'accountChanged', 'network', 'unverified'],
    RTK_autoBatch: 'never',
  },
} as const

/** What an action may say. */
export const policyOfAction = ({ type }: UnknownAction): Policy =>
  type.startsWith('api/executeQuery/') || type.startsWith('api/executeMutation/') ? call : event
