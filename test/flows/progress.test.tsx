// The progress bar: nothing for what is quick, a sign for what takes longer than 400 ms, gone when it is done.

import { aBusiness, businessPage } from '@test/builders/entities'
import { renderApp } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { accountsApi, businessesApi } from '@/api'
import { navigationRequested } from '@/store/navigationEvents'

const chunk = vi.hoisted(() => ({ come: (_: unknown) => {}, fail: (_: unknown) => {} }))
vi.mock('@/pages/reviewRules/Page', async () => {
  await new Promise((resolve, reject) => {
    chunk.come = resolve
    chunk.fail = reject
  })
  return { default: () => <h1>Rregullat</h1> }
})

const bar = () => screen.queryByRole('progressbar')
const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].some((node) => node.textContent === 'Duke hapur faqen…')

/** What passes only when the test says so; the store tells its readers of answers once a frame. */
const clock = ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] as const

/** Lets `ms` pass to the millisecond, and what is due then happen. */
const pass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms)
    await settle()
  })

const search = (q: string) => businessesApi.endpoints.universalSearch.initiate({ q, page: 1, limit: 15 })

/** The frame in which the store tells its readers. */
const frame = () => pass(16)

/** A quiet page on a clock that stands still. */
async function open() {
  // First, since the store keeps the frames it finds when it is made.
  vi.useFakeTimers({ toFake: [...clock] })
  const stub = stubServer()
  const app = await renderApp({ route: '/info' })
  await frame()
  expect(screen.getByRole('group', { name: 'Ndrysho pamjen' })).toBeVisible()
  return { ...app, stub }
}

it('shows a read that takes 400 ms, not one of 399, until it is answered', async () => {
  const { store, stub } = await open()
  await act(async () => {
    void store.dispatch(search('kafe'))
    await settle()
  })
  await frame()
  await pass(399)
  expect(bar()).toBeNull()
  await pass(1)
  expect(bar()).toHaveAccessibleName('Duke ngarkuar…')
  expect(announced()).toBe(false)
  await act(() => stub.last('/businesses/universal-search').reply(businessPage([aBusiness()])))
  await frame()
  expect(bar()).toBeNull()
})

it('shows a write that takes long, and begins to count anew for the next', async () => {
  const { store, stub } = await open()
  const ask = async () => {
    await act(async () => {
      void store.dispatch(accountsApi.endpoints.forgotPassword.initiate({ body: { email: 'a@b.example' } }))
      await settle()
    })
    await frame()
  }
  await ask()
  await pass(399)
  await act(() => stub.last('/auth/forgot-password').reply({ success: true, message: 'x' }))
  await frame()
  await ask()
  await pass(399)
  expect(bar()).toBeNull()
  await pass(1)
  expect(bar()).not.toBeNull()
  await act(() => stub.last('/auth/forgot-password').fail())
  await frame()
  expect(bar()).toBeNull()
})

it('shows and announces a page that is long in coming, while the page before stays', async () => {
  const { store } = await open()
  await act(async () => {
    store.dispatch(navigationRequested({ to: '/rregullore' }))
    await settle()
  })
  expect(screen.getByRole('heading', { level: 1, name: /Si funksionon/ })).toBeVisible()
  await pass(399)
  expect(bar()).toBeNull()
  expect(announced()).toBe(false)
  await pass(1)
  expect(bar()).toHaveAccessibleName('Duke hapur faqen…')
  expect(announced()).toBe(true)
  vi.useRealTimers()
  chunk.come(undefined)
  expect(await screen.findByRole('heading', { level: 1, name: 'Rregullat' })).toBeVisible()
  expect(bar()).toBeNull()
  expect(announced()).toBe(false)
})
