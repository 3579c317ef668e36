// The signed-in user's id according to the server.
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import type { AppDispatch } from '@/store/storeHooks'
import { accountsApi } from './taggedEndpoints'

const isReal = (id: string | undefined): id is string => Boolean(id) && id !== PLACEHOLDER_USER_ID

/** The server's id for the user: `known`, else asked for anew; undefined when it cannot be found (Q12). */
export async function findUserId(dispatch: AppDispatch, known: string | undefined): Promise<string | undefined> {
  if (isReal(known)) return known
  const call = accountsApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true })
  const { data } = await dispatch(call)
  const found = data?.data.user?._id
  return isReal(found) ? found : undefined
}
