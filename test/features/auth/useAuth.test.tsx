// Who is signed in, as components may know it, and the auth context: a developer's error outside its provider.
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { initialAuthState } from '@/features/auth/model/machine'
import { selectIsSignedIn, selectUserId } from '@/features/auth/model/selectors'
import { AuthProvider, useAuth } from '@/features/auth/ui/AuthProvider'
import { loginSucceeded } from '@/session/events'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { serve } from '../../api/fakeServer'

/** Shows what a component of the app would get. */
function setUp(wrap: (probe: ReactNode) => ReactNode) {
  const store = makeStore()
  let got: ReturnType<typeof useAuth> | undefined
  function Probe() {
    got = useAuth()
    return <p>{got.user?.name ?? 'askush'}</p>
  }
  const thrown: unknown[] = []
  render(
    <Provider store={store}>
      <ErrorBoundary fallback={() => null}>{wrap(<Probe />)}</ErrorBoundary>
    </Provider>,
    { onCaughtError: (error) => thrown.push(error) },
  )
  if (!got) throw thrown[0]
  return { store, auth: got }
}

describe('useAuth', () => {
  it('outside its provider is a developer’s error [AUTHERR-26]', () => {
    expect(() => setUp((probe) => probe)).toThrow('useAuth must be used within an AuthProvider')
  })

  it('calling a verifyEmail that is not there is a developer’s error [AUTHERR-27]', async () => {
    const logIn = vi.fn(async () => ({ success: true }))
    const { auth } = setUp((probe) => <AuthProvider methods={{ logIn }}>{probe}</AuthProvider>)
    expect(() => auth.verifyEmail('t1')).toThrow('verifyEmail is not available in this AuthProvider')
    expect(await auth.logIn({ email: 'a@b.al', password: 'x' })).toEqual({ success: true })
  })

  it('gives the state as it changes, and methods that reach the server', async () => {
    const { calls } = serve(() => ({ status: 400, body: { success: false, message: 'Skadoi' } }))
    const { store, auth } = setUp((probe) => <AuthProvider>{probe}</AuthProvider>)
    expect(screen.getByText('askush')).toBeVisible()
    expect(await auth.verifyEmail('t1')).toEqual({ success: false, error: 'Skadoi' })
    expect(calls[0]?.path).toBe('/auth/verify-email')
    expect(store.getState().auth.error).toBe('Skadoi')
    store.dispatch(loginSucceeded({ user: { _id: 'u1', name: 'Arta' } }))
    expect(await screen.findByText('Arta')).toBeVisible()
  })
})

const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }
const state = (fields: Partial<typeof initialAuthState>) => ({ auth: { ...initialAuthState, ...fields } })

it.each([
  [true, true, true],
  [true, false, true],
  [false, true, undefined],
  [false, false, false],
])('signed in %s, still checking %s: it is %s', (isAuthenticated, loading, expected) => {
  expect(selectIsSignedIn(state({ isAuthenticated, loading }))).toBe(expected)
})

it.each([
  ['a user who is signed in', true, arta, 'u1'],
  ['a user who is not, like one that was only verified', false, arta, undefined],
  ['the placeholder', true, { ...arta, _id: 'authenticated' }, undefined],
  ['nobody', true, null, undefined],
  ['nobody at all', false, null, undefined],
])('the id of the user is that of a real user who is signed in: %s', (_, isAuthenticated, user, expected) => {
  expect(selectUserId(state({ isAuthenticated, user }))).toBe(expected)
})
