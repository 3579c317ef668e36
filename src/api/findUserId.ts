// Who the server takes the signed-in user for.
import type { AppDispatch } from '@/lib/store'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { accountsApi } from './enhance'

const isReal = (id: string | undefined): id is string => id !== undefined && id !== '' && id !== PLACEHOLDER_USER_ID

/** The id the server knows the user by: `known`, else asked for; undefined when nobody can tell (Q12). */
export async function findUserId(dispatch: AppDispatch, known: string | undefined): Promise<string | undefined> {
  if (isReal(known)) return known
  const { data } = await dispatch(accountsApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
  const found = data?.data.user?._id
  return isReal(found) ? found : undefined
}
