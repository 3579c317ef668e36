// Back to a long page, or a reload of it: where the reader was, once the page is long enough again.
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ScrollKeeper } from '@/app/effects/ScrollKeeper'

/** How far the page can be scrolled, and is. */
const page = { length: 1000, at: 0 }

beforeEach(() => {
  page.length = 1000
  page.at = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.at)
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    page.at = Math.min(top, page.length)
  }) as typeof window.scrollTo)
})

function Ways() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate('/info')}>
        on
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  )
}

/** The list has come, and with it the length of the page. */
const grow = async () => {
  page.length = 1000
  document.body.append(document.createElement('ul'))
  await act(async () => undefined)
}

/** Reads far down, goes on, and comes back to a page that has no list yet. */
function comeBack() {
  render(
    <MemoryRouter>
      <ScrollKeeper />
      <Ways />
    </MemoryRouter>,
  )
  page.at = 700
  window.dispatchEvent(new Event('scroll'))
  act(() => screen.getByText('on').click())
  expect(page.at).toBe(0)
  page.length = 100
  act(() => screen.getByText('back').click())
  expect(page.at).toBe(100)
}

it('waits for a list as long as a call may take', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame'] })
  comeBack()
  vi.advanceTimersByTime(15_000)
  await grow()
  expect(page.at).toBe(700)
})

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('leaves the reader alone after a %s', async (event) => {
  comeBack()
  window.dispatchEvent(new Event(event))
  await grow()
  expect(page.at).toBe(100)
})

it('leaves the reader alone when the list has come too late', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame'] })
  comeBack()
  vi.advanceTimersByTime(30_000)
  await grow()
  expect(page.at).toBe(100)
})

describe('a reload', () => {
  const show = (path = '/') =>
    render(
      <MemoryRouter initialEntries={[{ pathname: path, key: 'default' }]}>
        <ScrollKeeper />
      </MemoryRouter>,
    )
  const hide = () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  /** Reads far down, until the page goes in this way; what comes in its place is short. */
  const leave = (go: () => void) => {
    const { unmount } = show()
    page.at = 700
    go()
    unmount()
    page.at = 0
    page.length = 100
    load('reload')
  }
  const load = (type: string) => vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] })

  it.each([
    ['the reader', () => window.dispatchEvent(new Event('pagehide'))],
    ['a phone that has put the tab away', hide],
  ])('by %s comes back to the place, once the list is there', async (_, go) => {
    leave(go)
    show()
    expect(page.at).toBe(100)
    await grow()
    expect(page.at).toBe(700)
  })

  it('comes back to the place that another reload has not reached', async () => {
    leave(hide)
    show().unmount()
    show()
    window.dispatchEvent(new Event('pagehide'))
    show()
    await grow()
    expect(page.at).toBe(700)
  })

  it.each([
    ['opens the page anew', () => load('navigate'), '/'],
    ['has scrolled the HTML meanwhile', () => Object.assign(page, { at: 50 }), '/'],
    ['comes to another page', () => undefined, '/info'],
  ])('leaves the reader alone who %s', async (_, change, path) => {
    leave(hide)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
    change()
    const { at } = page
    show(path)
    await grow()
    expect(page.at).toBe(at)
  })
})
