// What the first render of a page must not cost a slow phone, whatever has arrived by then.
import { renderApp, startTestServer } from '@test/render'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prefetchData } from '@/app/pages'
import { firstLocation, reportLocation } from '@/app/reportLocation'
import { makeStore } from '@/app/store'
import { businessPath, writePath } from '@/lib/paths'

startTestServer()

it.each([businessPath('biz_001'), writePath('biz_001')])(
  '%s, its data there before the router reports a place, asks no formatter of Intl for a time zone',
  async (route) => {
    const store = makeStore()
    await store.dispatch(prefetchData(businessPath('biz_001'), ''))
    const answers = () => Object.values(store.getState().api.queries).map((query) => query?.status)
    await waitFor(() => expect(answers()).toEqual(['fulfilled', 'fulfilled']))
    const format = vi.spyOn(Intl, 'DateTimeFormat')
    await renderApp({ route, store })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(format.mock.calls.filter(([, options]) => options?.timeZone)).toEqual([])
  },
)

it('the first place, known before the router reports it, is told once', async () => {
  window.history.replaceState({ key: 'before' }, '', '/faq?faqe=2&token=secret')
  const store = makeStore()
  store.dispatch(reportLocation(firstLocation()))
  const told = store.getState().navigation.current
  expect(told).toEqual({ path: '/faq', query: { faqe: '2' }, key: 'before', at: expect.any(Number) })
  window.history.replaceState(null, '', '/faq')
  store.dispatch(reportLocation(firstLocation()))
  const first = store.getState().navigation.current
  expect(first).toMatchObject({ path: '/faq', query: {}, key: 'default' })
  window.history.replaceState({ key: 'default' }, '', '/faq')
  await renderApp({ route: '/faq', store })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(store.getState().navigation.current).toBe(first)
})
