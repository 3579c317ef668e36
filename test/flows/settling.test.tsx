// What depends on who asks is asked once: a stored session is checked first, a visitor without one never waits.

import { countsStars } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { freshToken, staleToken } from '@test/session/tokens'
import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { storageKeys } from '@/lib/storageKeys'

const server = startTestServer()
const route = '/biznes/biz_001'
const name = 'Sofra e Shtatë Lugëve'
const arta = { _id: 'u-arta', name: 'Arta Hoxha', email: 'arta@shembull.example' }
const heading = () => screen.findByRole('heading', { level: 1, name })
/** Without those that only count the stars: they are nobody's, and come when the rest has been painted. */
const asked = () => server.requests.filter((request) => /businesses|reviews/.test(request) && !countsStars(request))
const store = (items: Partial<Record<keyof typeof storageKeys, string>>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(storageKeys[key as 'user'], value)
}

it('asks for a user once, with the id, after the check', async () => {
  store({ accessToken: freshToken({ sub: arta._id }), refreshToken: freshToken(), user: JSON.stringify(arta) })
  const app = await renderApp({ route })
  await screen.findByText('Duke ngarkuar biznesin…')
  expect(asked()).toEqual([])
  act(() => scheduleSessionCheck(app.store.dispatch))
  await heading()
  await screen.findAllByRole('article')
  expect(asked()).toHaveLength(2)
  expect(asked().every((request) => request.includes('user_id=u-arta'))).toBe(true)
})

it('asks at once for a visitor without tokens, before any check', async () => {
  const app = await renderApp({ route })
  expect(await heading()).toBeVisible()
  expect(app.store.getState().auth.loading).toBe(true)
  await screen.findAllByRole('article')
  act(() => scheduleSessionCheck(app.store.dispatch))
  await expect.poll(() => app.store.getState().auth.loading).toBe(false)
  expect(asked()).toHaveLength(2)
  expect(asked().some((request) => request.includes('user_id'))).toBe(false)
})

it('asks once, as a visitor, when the session turns out to be over', async () => {
  store({ accessToken: staleToken(), refreshToken: staleToken(), user: JSON.stringify(arta) })
  const app = await renderApp({ route })
  act(() => scheduleSessionCheck(app.store.dispatch))
  expect(await heading()).toBeVisible()
  await screen.findAllByRole('article')
  expect(asked()).toHaveLength(2)
  expect(asked().some((request) => request.includes('user_id'))).toBe(false)
})

it('does not wait for ever when another tab logs out during the check', async () => {
  store({ accessToken: staleToken(), refreshToken: freshToken(), user: JSON.stringify(arta) })
  server.msw.use(
    http.post('*/v1/auth/refresh', () => {
      localStorage.clear()
      return HttpResponse.json({ success: true, data: { accessToken: freshToken(), refreshToken: freshToken() } })
    }),
  )
  const app = await renderApp({ route })
  act(() => scheduleSessionCheck(app.store.dispatch))
  expect(await heading()).toBeVisible()
  expect(app.store.getState().auth).toMatchObject({ user: null, loading: false })
  expect(localStorage.getItem(storageKeys.accessToken)).toBeNull()
})
