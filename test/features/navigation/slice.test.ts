// Where the app is and where it was asked to go: a wish stands until the router reports a place.
import { expect, it } from 'vitest'
import { selectLocation, selectNow, selectPendingNavigation, selectToday } from '@/features/navigation/model/selectors'
import { navigationSlice } from '@/features/navigation/model/slice'
import { clockTicked, locationChanged, navigationRequested } from '@/store/navigationEvents'

type Action = Parameters<typeof navigationSlice.reducer>[1]

const after = (...actions: Action[]) => ({
  navigation: actions.reduce(navigationSlice.reducer, navigationSlice.getInitialState()),
})
const there = { path: '/info', query: { faqe: '2' }, key: 'k', at: 1_700_000_000_000 }

it('starts nowhere, at no time, with no wish', () => {
  expect(selectLocation(after())).toBeNull()
  expect(selectNow(after())).toBe(0)
  expect(selectPendingNavigation(after())).toBeNull()
})

it('keeps a wish with all it says, and tells two equal ones apart', () => {
  const wish = navigationRequested({ to: '/login', replace: true, state: { from: '/profile' } })
  expect(selectPendingNavigation(after(wish))).toEqual({
    id: 1,
    to: '/login',
    replace: true,
    state: { from: '/profile' },
  })
  expect(selectPendingNavigation(after(wish, wish))?.id).toBe(2)
  const plain = { id: 1, to: '/', replace: false, state: null }
  expect(selectPendingNavigation(after(navigationRequested({ to: '/' })))).toEqual(plain)
})

it('moves on with the clock, in the same place', () => {
  const later = there.at + 60_000
  expect(selectLocation(after(locationChanged(there), clockTicked(later)))).toEqual({ ...there, at: later })
  expect(selectNow(after(clockTicked(later)))).toBe(0)
})

it('is where the router says, at that moment, and the wish is fulfilled', () => {
  const state = after(navigationRequested({ to: '/info?faqe=2' }), locationChanged(there))
  expect(selectLocation(state)).toEqual(there)
  expect(selectNow(state)).toBe(there.at)
  expect(selectPendingNavigation(state)).toBeNull()
})

it('knows the day of its reader once it knows the moment', () => {
  expect(selectToday(after())).toBe('')
  const noon = new Date(2026, 2, 9, 12).getTime()
  expect(selectToday(after(locationChanged({ ...there, at: noon })))).toBe('2026-03-09')
})
