// What the first render of a page must not cost a slow phone, whatever has arrived by then.
import { renderApp, startTestServer } from '@test/render'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prefetchData } from '@/app/pages'
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
