// Who is signed in, as components may know it.
import { expect, it } from 'vitest'
import { initialAuthState } from '@/features/auth/model/machine'
import { selectIsSignedIn, selectUserId } from '@/features/auth/model/selectors'

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
