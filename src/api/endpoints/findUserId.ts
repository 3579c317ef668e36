// The signed-in user's id according to the server.
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import type { AppDispatch } from '@/store/storeHooks'
import { accountsApi } from './taggedEndpoints'

/** The server's id for the user: `known`, which is no placeholder, else asked for anew; undefined when it cannot be found (Q12). */
export async function findUserId(dispatch: AppDispatch, known: string | undefined): Promise<string | undefined> {
  if (known) return known
  const call = accountsApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true })
  const { data } = await dispatch(call)
  const found = data?.data.user?._id
  return found === PLACEHOLDER_USER_ID ? undefined : found
}
