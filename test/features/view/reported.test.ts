// What components report of a page: when it reaches the store.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { clockTicked } from '@/store/navigationEvents'

const PAUSE = 300
const actionsOf = ({ recorder }: ReturnType<typeof makeStore>) => recorder.chunks().flatMap(({ actions }) => actions)

describe('what is reported', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('is in the state once nothing more came for a while, in one action', () => {
    const store = makeStore()
    store.viewLog.report('search', 'k')
    vi.advanceTimersByTime(PAUSE - 1)
    store.viewLog.report('search', 'ka')
    store.viewLog.report('menu', true)
    vi.advanceTimersByTime(PAUSE - 1)
    expect(store.getState().view).toEqual({})
    vi.advanceTimersByTime(1)
    expect(store.getState().view).toEqual({ search: 'ka', menu: true })
    expect(actionsOf(store).filter(({ type }) => type === 'view/changed')).toHaveLength(1)
  })

  it('comes before the action that comes first', () => {
    const store = makeStore()
    store.viewLog.report('search', 'ka')
    store.dispatch(clockTicked(1))
    const [first, second] = actionsOf(store).slice(-2)
    expect([first?.type, second?.type]).toEqual(['view/changed', clockTicked.type])
    vi.advanceTimersByTime(PAUSE)
    expect(actionsOf(store).at(-1)).toBe(second)
  })

  it('goes when its component has gone; what is reported twice is no news', () => {
    const store = makeStore()
    store.viewLog.report('menu', true)
    store.viewLog.report('search', 'ka')
    vi.advanceTimersByTime(PAUSE)
    const before = store.getState().view
    store.viewLog.report('menu', true)
    vi.advanceTimersByTime(PAUSE)
    expect(store.getState().view).toBe(before)
    store.viewLog.report('menu', undefined, true)
    vi.advanceTimersByTime(PAUSE)
    expect(store.getState().view).toEqual({ search: 'ka' })
    store.viewLog.report('search', undefined, true)
    expect(vi.getTimerCount()).toBe(0)
    store.dispatch(clockTicked(1))
    expect(store.getState().view).toEqual({})
  })

  it('that is initial again, as a menu that was closed, is in the state without another action', () => {
    const store = makeStore()
    store.viewLog.report('menu', true)
    vi.advanceTimersByTime(PAUSE)
    // As an effect does whose value has changed: it cleans up, and reports.
    store.viewLog.report('menu', undefined, true)
    store.viewLog.report('menu', undefined)
    vi.advanceTimersByTime(PAUSE)
    expect(store.getState().view).toEqual({})
  })
})
