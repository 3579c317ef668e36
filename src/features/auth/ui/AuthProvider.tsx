// The auth context of the account's screens: what they read of the session and can have done. The state is the slice's.
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

/** The account's methods; each returns its result and never throws. Arguments and results are documented at the thunks in model/. */
export type AuthMethods = {
  [Name in MethodName]: (...args: Parameters<Thunks[Name]>) => ReturnType<ReturnType<Thunks[Name]>>
}

/** Null outside a provider. */
export const AuthContext = createContext<AuthMethods | null>(null)

/** A method that the provider was not given: a mistake in the calling code. */
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

/** Gives `useAuth` to what it holds. `methods` replaces the real ones, all of them, where a screen is shown without a server. */
export function AuthProvider({ methods, children }: { methods?: Partial<AuthMethods>; children: ReactNode }) {
  const dispatch = useAppDispatch()
  const value = useMemo(() => bind(dispatch, methods), [dispatch, methods])
  return <AuthContext value={value}>{children}</AuthContext>
}

/** The auth state (read it, never keep it) and the account's methods. Outside an AuthProvider it throws. */
export function useAuth(): AuthState & AuthMethods {
  const methods = useContext(AuthContext)
  if (!methods) throw new Error('useAuth must be used within an AuthProvider')
  return { ...useAppSelector(({ auth }) => auth), ...methods }
}
