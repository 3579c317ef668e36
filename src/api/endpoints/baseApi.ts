// The one API slice: cache, base query, and the session's two endpoints, without arguments: no action has a token.
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

/** RTK Query's cache under the DevTools key `api`; it lists all tag types, so a misspelt one does not compile. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery(({ dispatch }) => refresh(dispatch)),
  tagTypes,
  // 'delayed' (the default) refetches after all running queries, so a list requested before a write cannot be the last
  // answer (robustness Q09). The time-out bounds the wait, and the slices show the write at once.
  invalidationBehavior: 'delayed',
  endpoints: (build) => ({
    refreshSession: build.mutation<MessageReply, void>({ queryFn: sendRefresh }),
    logout: build.mutation<MessageReply, void>({ queryFn: sendLogout }),
  }),
})

function refresh(dispatch: Dispatch): Promise<RefreshResult> {
  return sharedRefresh(() => dispatch(baseApi.endpoints.refreshSession.initiate(undefined, untracked)), dispatch)
}

/** Refreshes the stored session, at most once at a time, and has told what becomes of it; never throws. */
export async function refreshSession(dispatch: Dispatch): Promise<RefreshResult> {
  const result = await refresh(dispatch)
  // Told after the calls that waited for it have their errors.
  if (result.error?.code === 'SESSION_OVER') await new Promise((resolve) => setTimeout(resolve))
  return result
}

/** Tells the server that the session stored now ends; never rejects. Dispatch it after the end, which aborts calls. */
export function logoutCall() {
  const tokens = readTokens()
  return (dispatch: Dispatch) => {
    leave(tokens)
    return dispatch(baseApi.endpoints.logout.initiate(undefined, untracked))
  }
}
