// The one API slice: RTK Query's cache, the base query that every endpoint uses, and the two endpoints that the session calls by
// itself. They take no arguments, so that no action has a token.
import { type BaseQueryApi, createApi } from '@reduxjs/toolkit/query'
import { contractBaseQuery } from '@/api/http/baseQuery'
import { leave, sendLogout } from '@/api/http/logout'
import { type RefreshResult, sendRefresh, sharedRefresh } from '@/api/http/reauth'
import { readTokens } from '@/session/tokens'
import type { MessageReply } from './generated/types'
import { tagTypes } from './tags'

type Dispatch = BaseQueryApi['dispatch']

/** Nobody watches these calls: no entry is kept of them. */
const untracked = { track: false }

/** RTK Query's cache under the DevTools key `api`; all tag types are listed here, so that a misspelt one does not compile. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery(({ dispatch }) => refreshSession(dispatch)),
  tagTypes,
  // 'delayed' (the default) refetches after all running queries, so a list requested before a write cannot remain the final
  // answer (robustness Q09). The wait is bounded by the time-out, and the slices show the write at once.
  invalidationBehavior: 'delayed',
  endpoints: (build) => ({
    refreshSession: build.mutation<MessageReply, void>({ queryFn: sendRefresh }),
    logout: build.mutation<MessageReply, void>({ queryFn: sendLogout }),
  }),
})

/** Refreshes the stored session, at most once at a time; never throws. */
export function refreshSession(dispatch: Dispatch): Promise<RefreshResult> {
  return sharedRefresh(() => dispatch(baseApi.endpoints.refreshSession.initiate(undefined, untracked)), dispatch)
}

/**
 * The call that tells the server that the session stored now ends. To be dispatched when it has ended here, for the end of a session
 * aborts what is under way; it never rejects.
 */
export function logoutCall() {
  const tokens = readTokens()
  return (dispatch: Dispatch) => {
    leave(tokens)
    return dispatch(baseApi.endpoints.logout.initiate(undefined, untracked))
  }
}
