// The auth context of the account's screens: the slice's state and the account's methods.
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type AppDispatch, type RootState, useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { changePassword, deleteAccount, requestPasswordReset, resetPassword } from '../model/accountCalls'
import { logIn, recallPendingEmail, resendVerification, signUp, verifyEmail } from '../model/entryCalls'
import type { AuthState } from '../model/machine'

const thunks = {
  logIn,
  signUp,
  verifyEmail,
  resendVerification,
  recallPendingEmail,
  requestPasswordReset,
  resetPassword,
  changePassword,
  deleteAccount,
}
type Thunks = typeof thunks
type AnyThunk = (...args: never[]) => (dispatch: AppDispatch, getState: () => RootState) => unknown
type MethodName = keyof Thunks

/** The account's methods, documented at the thunks in model/. Each returns its result and never throws. */
export type AuthMethods = {
  [Name in MethodName]: (...args: Parameters<Thunks[Name]>) => ReturnType<ReturnType<Thunks[Name]>>
}

/** Null outside a provider. */
export const AuthContext = createContext<AuthMethods | null>(null)

/** Calling a method the provider was not given is a mistake in the code. */
const unavailable = (name: string) => () => {
  throw new Error(`${name} is not available in this AuthProvider`)
}

function bind(dispatch: AppDispatch, methods?: Partial<AuthMethods>): AuthMethods {
  const bound = (Object.keys(thunks) as MethodName[]).map((name) => {
    const thunk: AnyThunk = thunks[name]
    const real = (...args: never[]) => dispatch(thunk(...args))
    return [name, methods ? (methods[name] ?? unavailable(name)) : real]
  })
  return Object.fromEntries(bound) as AuthMethods
}

/** Gives `useAuth` to its children. `methods` replaces all real ones, for a screen shown without a server. */
export function AuthProvider({ methods, children }: { methods?: Partial<AuthMethods>; children: ReactNode }) {
  const dispatch = useAppDispatch()
  const value = useMemo(() => bind(dispatch, methods), [dispatch, methods])
  return <AuthContext value={value}>{children}</AuthContext>
}

/** The auth state (read it, never keep it) and the account's methods. Throws outside an AuthProvider. */
export function useAuth(): AuthState & AuthMethods {
  const methods = useContext(AuthContext)
  if (!methods) throw new Error('useAuth must be used within an AuthProvider')
  return { ...useAppSelector(({ auth }) => auth), ...methods }
}
