// What this device remembers, as a visitor meets it: businesses looked at, searches that led somewhere.

import { aBusiness } from '@test/builders/entities'
import { heading, put } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { recentKey } from '@/lib/storageKeys'
import { loggedOut } from '@/session/events'
import { readRecent, rememberSearch, rememberViewed } from '@/storage/recentItems'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
const box = () => screen.findByRole('combobox', { name: 'Kërko biznese' })
const list = () => screen.findByRole('region', { name: 'Biznese që ke parë së fundi' })
const noList = () => expect(screen.queryByRole('region', { name: 'Biznese që ke parë së fundi' })).toBeNull()
const latestAreThere = () => screen.findAllByRole('article')
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const kafe = { id: 'biz_002', name: 'Kafe Drini', category: 'Kafe', place: 'Tiranë' }

describe('recently viewed', () => {
  it('is not there on a first visit, and nothing is written', async () => {
    const { store } = await renderApp()
    await latestAreThere()
    noList()
    expect(store.getState().businesses.recent).toEqual({ viewed: [], searches: [] })
    expect(localStorage.getItem(recentKey)).toBeNull()
  })

  it('lists a business once its page has loaded, and leads back to it', async () => {
    const { store, user } = await renderApp({ route: '/biznes/biz_001' })
    await heading('Sofra e Shtatë Lugëve')
    act(() => void store.dispatch(navigationRequested({ to: '/' })))
    const rows = within(await list())
    expect(rows.getByText('Ruhen vetëm në këtë pajisje')).toBeVisible()
    await user.click(rows.getByRole('link', { name: 'Sofra e Shtatë Lugëve' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/biz_001'))
  })

  // That of each status: test/features/businesses/remembered.test.ts.
  it('bears the badge that its business had at the visit', async () => {
    const data = aBusiness({ status: 'inactive' })
    server.msw.use(http.get('*/v1/businesses/b1', () => HttpResponse.json({ success: true, data })))
    const { store } = await renderApp({ route: '/biznes/b1' })
    await heading('Kafe Drini')
    act(() => void store.dispatch(navigationRequested({ to: '/' })))
    expect((await list()).querySelector('li')).toHaveTextContent(/Kafe DriniJoaktiv$/)
    expect(readRecent().viewed).toEqual([{ id: 'b1', name: 'Kafe Drini', status: 'inactive' }])
  })

  it('puts one that the cache still has in front again', async () => {
    const { store } = await renderApp({ route: '/biznes/biz_001' })
    const go = async (id: string) => {
      act(() => void store.dispatch(navigationRequested({ to: `/biznes/${id}` })))
      await waitFor(() => expect(readRecent().viewed[0]?.id).toBe(id))
    }
    await waitFor(() => expect(readRecent().viewed).toHaveLength(1))
    await go('biz_002')
    const asked = server.requests.length
    await go('biz_001')
    expect(server.requests.slice(asked).filter((one) => one.startsWith('GET /v1/businesses/biz_001'))).toEqual([])
    expect(readRecent().viewed.map(({ id }) => id)).toEqual(['biz_001', 'biz_002'])
  })

  it('does not list what could not be found, and drops what is no more', async () => {
    rememberViewed({ ...kafe, id: 'nuk-ka' })
    rememberViewed(kafe)
    const { store } = await renderApp({ route: '/biznes/nuk-ka' })
    await heading('Biznesi nuk u gjet')
    await waitFor(() => expect(readRecent().viewed).toEqual([kafe]))
    server.msw.use(
      http.get('*/v1/businesses/biz_009', () => HttpResponse.json({ success: false, message: 'x' }, { status: 403 })),
    )
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/biz_009' })))
    await heading('Gabim në ngarkimin e biznesit')
    expect(readRecent().viewed).toEqual([kafe])
  })

  it('can be cleared, which is said, and the searches stay', async () => {
    rememberViewed(kafe)
    rememberSearch('sofra')
    const { user } = await renderApp()
    await user.click(within(await list()).getByRole('button', { name: 'Pastro listën' }))
    noList()
    expect(screen.getByText('Lista u pastrua.')).toHaveFocus()
    expect(readRecent()).toEqual({ viewed: [], searches: ['sofra'] })
  })

  it('goes with log-out, from the page and from the device', async () => {
    rememberViewed(kafe)
    const { store } = await renderApp()
    await list()
    act(() => void store.dispatch(loggedOut()))
    await waitFor(noList)
    expect(localStorage.getItem(recentKey)).toBeNull()
  })
})

describe('recent searches', () => {
  it('are those whose result was picked, or whose results were all wanted, and no other', async () => {
    const { user, store } = await renderApp()
    put(await box(), 'a')
    await user.click(await screen.findByRole('button', { name: /^Shfaq edhe/ }))
    await waitFor(() => expect(readRecent().searches).toEqual(['a']))
    put(await box(), 'sofra e shtat')
    const option = await screen.findByRole('option', { name: /^Sofra e Shtatë/ })
    expect(readRecent().searches).toEqual(['a'])
    await user.click(option)
    await waitFor(() => expect(readRecent().searches).toEqual(['sofra e shtat', 'a']))
    await heading('Sofra e Shtatë Lugëve')
    act(() => void store.dispatch(navigationRequested({ to: '/' })))
    await user.click(await box())
    expect(screen.getByRole('listbox', { name: 'Kërkimet e fundit' })).toBeVisible()
    expect(options()).toEqual(['sofra e shtatsofra e shtat', 'aa'])
  })

  it('stand under the empty field, are reached by arrows, and search again', async () => {
    rememberSearch('sofra')
    rememberSearch('kafe bar')
    const { user } = await renderApp()
    const input = await box()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await user.click(input)
    await screen.findByRole('listbox', { name: 'Kërkimet e fundit' })
    await user.keyboard('{ArrowDown}')
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    expect(active).toHaveTextContent('kafe bar')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(input).toHaveValue('sofra')
    expect(await screen.findByRole('option', { name: /^Sofra e Shtatë/ })).toBeVisible()
    expect(screen.getByRole('listbox', { name: 'Rezultatet e kërkimit' })).toBeVisible()
  })

  it('ask nothing, close with Escape, give way to what is typed, and come back with the empty field [HOME-03, HOME-04]', async () => {
    for (const text of ['sofra', 's']) rememberSearch(text)
    const { user } = await renderApp()
    const input = await box()
    const listed = (name: string) => screen.findByRole('listbox', { name })
    const searches = () => server.requests.filter((one) => one.includes('universal'))
    await user.click(input)
    await listed('Kërkimet e fundit')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    put(input, '  ')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(searches()).toEqual([])
    // One of them itself.
    put(input, ' s ')
    await listed('Rezultatet e kërkimit')
    expect(screen.queryByText('Kërkimet e fundit')).toBeNull()
    await waitFor(() => expect(searches()).toEqual(['GET /v1/businesses/universal-search?q=s&page=1&limit=15']))
    put(input, '')
    await listed('Kërkimet e fundit')
    expect(screen.queryByRole('listbox', { name: 'Rezultatet e kërkimit' })).toBeNull()
  })

  it('can be cleared; the field keeps the focus, and the businesses stay', async () => {
    rememberViewed(kafe)
    rememberSearch('sofra')
    const { user } = await renderApp()
    const input = await box()
    await list()
    await user.click(input)
    const popup = within((await screen.findByRole('listbox')).parentElement as HTMLElement)
    await user.click(popup.getByRole('button', { name: 'Pastro listën' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(input).toHaveFocus()
    expect(readRecent()).toEqual({ viewed: [kafe], searches: [] })
  })
})
