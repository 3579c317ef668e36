// Back to a long page: where the reader was, once the page is long enough again.
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ReloadPlace } from '@/app/effects/ReloadPlace'
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

describe('a reload', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <ScrollKeeper />
        <ReloadPlace />
      </MemoryRouter>,
    )
  const load = (type: string) => vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] })
  const frame = () => act(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())))
  /** Reads far down, until the page goes in this way. */
  const leave = (go: () => void) => {
    const { unmount } = show()
    page.at = 700
    go()
    unmount()
    page.at = 0
    page.length = 100
  }
  const putAway = () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it.each([
    ['the reader', () => window.dispatchEvent(new Event('pagehide'))],
    ['a phone that has put the tab away', putAway],
  ])('by %s comes back to the place, once the list is there', async (_, go) => {
    leave(go)
    load('reload')
    show()
    await frame()
    expect(page.at).toBe(100)
    // Another one meanwhile comes from the same place.
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('readingPlace')).toContain('700')
    await grow()
    expect(page.at).toBe(700)
  })

  it.each([
    ['opens the page anew', () => load('navigate')],
    ['comes to another page', () => sessionStorage.setItem('readingPlace', '["default /x",700]')],
    ['has no place stored that can be read', () => sessionStorage.setItem('readingPlace', '{')],
  ])('leaves the reader alone who %s', async (_, change) => {
    leave(putAway)
    load('reload')
    change()
    const { at } = page
    show()
    await frame()
    await grow()
    expect(page.at).toBe(at)
  })
})

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
