// How the account's screens read the session and act on it.
import { useContext } from 'react'
import { useAppSelector } from '@/store/storeHooks'
import type { AuthState } from '../model/machine'
import { AuthContext, type AuthMethods } from './AuthProvider'

/** The auth state (read it, never keep it) and the account's methods. Outside an AuthProvider it throws. */
export function useAuth(): AuthState & AuthMethods {
  const methods = useContext(AuthContext)
  if (!methods) throw new Error('useAuth must be used within an AuthProvider')
  return { ...useAppSelector(({ auth }) => auth), ...methods }
}
