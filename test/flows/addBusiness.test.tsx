// Adding a business from the home page: the card, the dialog, the hint. How it ends: addBusinessSent.test.tsx.
import { aBusiness, businessPage } from '@test/builders/entities'
import { put } from '@test/page'
import { currentPlace, renderApp, runTestServer, whole } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { authEvents } from '@/features/auth/model/slice'
import { businessFields } from '@/features/businesses/model/addBusiness'
import { loggedOut, loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './addingBusiness'

const { added, answer, button, category, dialog, field, fill, open, openWith, refused, sent, server, submit } = page
const { user } = page
runTestServer(server)
standInDialogs()

describe('who may', () => {
  it.each([
    ['a user gets the dialog', user, '/'],
    ['a visitor is led to sign in', null, '/login'],
  ])(
    'who presses before it is known waits, busy: %s, from the same button [PERM-04] [PERM-07]',
    async (_, found, place) => {
      const { store, user: visitor } = await renderApp()
      const opener = await button()
      await visitor.click(opener)
      await visitor.click(opener)
      expect(opener).toHaveAttribute('aria-busy', 'true')
      expect(currentPlace()).toBe('/')
      const entries = window.history.length
      act(() => void store.dispatch(authEvents.INIT({ user: found })))
      await waitFor(() => expect(currentPlace()).toBe(place))
      if (found) {
        expect(await screen.findAllByRole('dialog')).toHaveLength(1)
        await category()
      }
      // The page that takes the button away may still be loading.
      await waitFor(() => expect(opener.isConnected).toBe(found !== null))
      expect(window.history.length).toBe(entries + (found ? 0 : 1))
      expect(store.getState().navigation.requested).toBe(found ? 0 : 1)
    },
  )

  it('a visitor, for whom a link to the card opens nothing, finds the dialog open after the log-in, once [PERM-04]', async () => {
    const app = await renderApp({ route: '/#shto-biznes' })
    act(() => void app.store.dispatch(authEvents.INIT({ user: null })))
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(currentPlace()).toBe('/#shto-biznes')
    fireEvent.click(await button())
    fireEvent.change(await screen.findByLabelText('Email *'), { target: { value: 'demo@vlereso.example' } })
    fireEvent.change(screen.getByLabelText('Fjalëkalimi *'), { target: { value: 'Demo1234' } })
    await app.user.click(screen.getByRole('button', { name: 'Hyr' }))
    expect(await screen.findByRole('dialog', { name: 'Shto biznes' })).toBeVisible()
    await category()
    // Not again with a reload.
    expect(currentPlace()).toBe('/')
    await app.user.click(dialog().getByRole('button', { name: 'Anulo' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => void app.store.dispatch(navigationRequested({ to: '/info' })))
    await screen.findByRole('heading', { level: 1, name: /Si funksionon/ })
    act(() => window.history.back())
    expect(await button()).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a user adds one with the real backend; it waits at its address and is in no list until approved (Q82) [PERM-07] [ADDBIZ-12] [BIZPAGE-11]', async () => {
    // Loading a page for the first time may take longer than the message stays.
    await Promise.all(['/biznes/any', '/kategorite/any'].map((path) => preloadPage(path)))
    const app = await openWith()
    const goTo = (to: string) => act(() => void app.store.dispatch(navigationRequested({ to })))
    const categoryRoute = '/kategorite/restorante_dhe_kafene?rendit=newest'
    const visitCategory = async () => {
      goTo(categoryRoute)
      const [newest] = server.backend.db
        .businesses()
        .filter(({ row }) => row.categoryId === 'cat_01')
        .toSorted((a, b) => (a.row.createdAt < b.row.createdAt ? 1 : -1))
      await screen.findByRole('link', { name: newest?.row.name ?? '' })
    }
    // A list that knows nothing of it yet.
    await visitCategory()
    goTo('/')
    await app.user.click(await button())
    put(field('Emri i biznesit *'), 'Furra e Re e Lagjes')
    put(field('Linku *'), 'https://furra.example')
    const select = await category()
    await waitFor(() => expect(select).toBeEnabled())
    await app.user.selectOptions(select, 'Restorante dhe kafene')
    await app.user.click(submit())
    expect(await screen.findByText('Biznesi u dërgua për shqyrtim. Faleminderit!')).toBeVisible()
    // It hides by itself, so that it does not lie over what the page says of the review.
    expect(app.store.getState().notices.items).toMatchObject([{ kind: 'success' }])
    expect(await screen.findByRole('heading', { level: 1, name: 'Furra e Re e Lagjes' })).toBeVisible()
    expect(screen.getByText('Nën shqyrtim')).toBeVisible()
    expect(screen.getByText(whole('Furra e Re e Lagjes është nën shqyrtim'))).toBeVisible()
    let wasListed = false
    const watcher = new MutationObserver(() => {
      const isOnCategory = currentPlace().startsWith('/kategorite')
      wasListed ||= isOnCategory && screen.queryAllByText('Furra e Re e Lagjes').length > 0
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    await visitCategory()
    await act(() => settle())
    watcher.disconnect()
    expect(wasListed).toBe(false)
    server.backend.approve(server.backend.inReview()[0]?.id ?? '')
    // The mock's tool loads the page anew.
    app.unmount()
    await renderApp({ route: categoryRoute })
    expect(await screen.findByRole('link', { name: 'Furra e Re e Lagjes' })).toBeVisible()
  })
})

describe('the dialog', () => {
  it('is titled, has a place for every field of the form’s table, and keeps there what is typed or chosen, in any order and once more [ADDBIZ-01] [ADDBIZ-02] [ADDBIZ-03] [ADDBIZ-04]', async () => {
    const { user } = await open()
    expect(field('Emri i biznesit *')).toHaveAttribute('type', 'text')
    expect(field('Emri i biznesit *')).toHaveFocus()
    expect(field('Linku *')).toHaveAttribute('type', 'url')
    const missing = Object.keys(businessFields).filter((name) => !document.querySelector(`dialog [name="${name}"]`))
    // They are buttons.
    expect(missing).toEqual(['subcategories'])
    expect(dialog().getByRole('group', { name: /^Nënkategoritë/ })).toBeVisible()
    const select = await category()
    await waitFor(() => expect(select).toBeEnabled())
    const offered = within(select).getAllByRole('option', { hidden: true })
    expect(offered.map((option) => option.textContent)).toEqual(['Zgjidh kategorinë', 'Restorante', 'Dyqane'])
    for (const name of ['Dyqane', 'Restorante']) await user.selectOptions(select, name)
    expect(select).toHaveValue('c1')
    put(field('Linku *'), 'liqeni')
    await user.click(field('Linku *'))
    await user.tab()
    expect(field('Linku *')).toBeInvalid()
    expect(field('Linku *')).toHaveAttribute('type', 'url')
    put(field('Emri i biznesit *'), 'Kafe Liqeni')
    expect(field('Emri i biznesit *')).toHaveValue('Kafe Liqeni')
    expect(field('Linku *')).toHaveValue('liqeni')
    expect(screen.getByRole('dialog', { name: 'Shto biznes' })).toBeVisible()
  })

  it('does not submit without name, link or category, but without subcategories; Enter says why (Q64) [ADDBIZ-05] [ADDBIZ-08] [ADDBIZ-09]', async () => {
    answer(() => added())
    const app = await open()
    expect(submit()).toBeDisabled()
    expect(submit()).toHaveAccessibleDescription('Plotëso emrin, linkun dhe kategorinë për të vazhduar.')
    put(field('Emri i biznesit *'), 'Krejt i ri')
    put(field('Linku *'), 'https://i-ri.example')
    await app.user.type(field('Linku *'), '{Enter}')
    expect(dialog().getByText('Kategoria është e detyrueshme')).toBeVisible()
    expect(submit()).toBeDisabled()
    await app.user.selectOptions(await category(), 'Dyqane')
    expect(submit()).toBeEnabled()
    for (const [name, blank] of [
      ['Emri i biznesit *', '   '],
      ['Linku *', ' '],
    ] as const) {
      const value = (field(name) as HTMLInputElement).value
      fireEvent.change(field(name), { target: { value: blank } })
      expect(submit()).toBeDisabled()
      fireEvent.change(field(name), { target: { value } })
      expect(submit()).toBeEnabled()
    }
    fireEvent.change(field('Emri i biznesit *'), { target: { value: ' ' } })
    await app.user.type(field('Linku *'), '{Enter}')
    expect(dialog().getByText('Emri i biznesit është i detyrueshëm')).toBeVisible()
    expect(field('Emri i biznesit *')).toHaveFocus()
    fireEvent.change(field('Linku *'), { target: { value: ' ' } })
    await app.user.type(field('Emri i biznesit *'), 'x{Enter}')
    expect(dialog().getByText('Linku është i detyrueshëm')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('says in the words of the field what is no address, until it is one; what was typed is kept while it is closed, without its errors [ADDBIZ-03]', async () => {
    const { user } = await open()
    const hint = 'Faqja e internetit ose profili në rrjetet sociale.'
    const leave = async (link: string) => {
      put(field('Linku *'), link)
      await user.click(field('Linku *'))
      await user.tab()
    }
    await leave('sofra.al')
    expect(field('Linku *')).toHaveAccessibleDescription(hint)
    await leave('dhembi i bardhe')
    expect(field('Linku *')).toHaveAccessibleDescription(`${hint} Shkruaj adresën e faqes, p.sh. sofra.al`)
    // Pressed while the field has the focus, which it leaves by this press.
    await user.click(field('Linku *'))
    await user.click(dialog().getByRole('button', { name: 'Anulo' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('E ruajtëm si draft.')).toHaveAttribute('role', 'status')
    await user.click(await button())
    expect(screen.queryByText('E ruajtëm si draft.')).toBeNull()
    expect(field('Linku *')).toHaveValue('dhembi i bardhe')
    expect(dialog().queryByText(/^Shkruaj adresën/)).toBeNull()
    // The second opening says nothing either of a field that is passed by Tab.
    await user.click(field('Emri i biznesit *'))
    await user.tab()
    expect(dialog().queryByText('Emri i biznesit është i detyrueshëm')).toBeNull()
  })

  it('opens where the browser has no URL.canParse, and says who has the link already (Q112)', async () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function')
    })
    await open()
    server.msw.use(
      http.get('*/v1/businesses/universal-search', () =>
        HttpResponse.json(businessPage([aBusiness({ name: 'Sofra', url: 'https://sofra.example' })])),
      ),
    )
    put(field('Linku *'), 'sofra.example')
    expect(await dialog().findByRole('link', { name: /^Sofra/ })).toBeVisible()
  })
})

describe('whose text it is (Q72)', () => {
  const besa = { _id: 'u2', name: 'Besa', email: 'besa@vlereso.example' }
  const changed = 'Llogaria ka ndryshuar.'
  const signInElsewhere = ({ _id: sub }: typeof user, isHeard = true) => {
    startSession({ accessToken: freshToken({ sub }), refreshToken: freshToken({ sub }) })
    if (isHeard) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
  }
  type App = Awaited<ReturnType<typeof open>>
  const reopen = async (app: App) => {
    await app.user.click(await button())
    await screen.findByRole('dialog')
  }
  const typed = () => [field('Emri i biznesit *'), field('Linku *')].map((input) => (input as HTMLInputElement).value)
  const goTo = (app: App, to: string) => act(() => void app.store.dispatch(navigationRequested({ to })))

  it('another user who signs in in another tab neither sees nor sends it; its author finds it again', async () => {
    answer(() => added({ _id: 'b9' }))
    const app = await open()
    await fill(app)
    signInElsewhere(besa)
    expect(await screen.findByText(changed)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await reopen(app)
    expect(typed()).toEqual(['', ''])
    fireEvent.change(field('Emri i biznesit *'), { target: { value: 'I Besës' } })
    await app.user.click(dialog().getByRole('button', { name: 'Anulo' }))
    signInElsewhere(user)
    await waitFor(() => expect(app.store.getState().auth.user?._id).toBe('u1'))
    await reopen(app)
    expect(typed()).toEqual(['Krejt i ri', 'https://i-ri.example'])
    await waitFor(() => expect(submit()).toBeEnabled())
    await app.user.click(submit())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b9'))
    expect(sent).toMatchObject([{ name: 'Krejt i ri' }])
    goTo(app, '/')
    await reopen(app)
    expect(typed()).toEqual(['', ''])
    await category()
  })

  it('pressed before this tab has heard of another user, it stays and is not sent', async () => {
    answer(() => added())
    const app = await open()
    await fill(app)
    signInElsewhere(besa, false)
    await app.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(changed)
    expect(sent).toEqual([])
    await reopen(app)
    expect(typed()).toEqual(['Krejt i ri', 'https://i-ri.example'])
  })

  it.each<[string, (app: App) => void, string?]>([
    ['leaving the page', (app) => goTo(app, '/koment'), 'Shtoje këtu'],
    ['Escape and a reload', () => void fireEvent.keyDown(field('Linku *'), { key: 'Escape' })],
    ['a session that ends, and a new log-in', ({ store }) => void act(() => void store.dispatch(loggedOut()))],
  ])('%s destroys nothing: the same user goes on [PERM-04]', async (how, leave, name = 'Shto biznes') => {
    let app = await open()
    await fill(app)
    await app.user.click(dialog().getByRole('button', { name: 'Piceri' }))
    leave(app)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    if (how.endsWith('reload')) {
      app.unmount()
      app = await renderApp()
    }
    if (name === 'Shto biznes') act(() => void app.store.dispatch(loginSucceeded({ user })))
    await app.user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('dialog')
    expect(typed()).toEqual(['Krejt i ri', 'https://i-ri.example'])
    expect(await category()).toHaveValue('c1')
    expect(dialog().getByRole('button', { name: 'Piceri' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('one that cannot be kept is as it was: storage denied, or something foreign in it', async () => {
    sessionStorage.setItem('businessDraft:u1', '{"name":7,"url":"","category":["c1"],"subcategories":"s1"}')
    const app = await open()
    expect(typed()).toEqual(['', ''])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    await fill(app)
    expect(submit()).toBeEnabled()
  })
})

describe('similar businesses', () => {
  const found = [aBusiness({ _id: 'b7', name: 'Kafe Liqeni', city: 'Tiranë' }), aBusiness({ _id: 'b8', name: 'Lule' })]

  it('are asked for after a pause, once, and linked; they never keep from adding [STATE-08]', async () => {
    const asked: string[] = []
    server.msw.use(
      http.get('*/v1/businesses/universal-search', ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json(businessPage(found))
      }),
    )
    answer(() => added({ _id: 'b9' }))
    const app = await open()
    await fill(app, 'kafe liq')
    const hint = within(await dialog().findByRole('region', { name: 'Biznese të ngjashme në direktori' }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const name of ['kafe liq ', ' kafe liq']) {
      fireEvent.change(field('Emri i biznesit *'), { target: { value: name } })
      await act(() => vi.advanceTimersByTimeAsync(1000))
    }
    vi.useRealTimers()
    expect(hint.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/biznes/b7'])
    expect(hint.getByRole('link', { name: 'Kafe Liqeni (hapet në skedë të re)' })).toHaveAttribute('target', '_blank')
    expect(submit()).toBeEnabled()
    await app.user.click(hint.getByRole('button', { name: 'Jo, është biznes tjetër' }))
    expect(screen.queryByRole('region', { name: 'Biznese të ngjashme në direktori' })).toBeNull()
    expect(field('Linku *')).toHaveFocus()
    await app.user.click(submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b9'))
    await settle()
    // By the name, not again for the blanks, and by what the link says.
    expect(asked).toEqual(['?q=kafe+liq&page=1&limit=15', '?q=i+ri&page=1&limit=15'])
  })

  it('are not told when the search fails', async () => {
    server.msw.use(http.get('*/v1/businesses/universal-search', () => refused('Jo')))
    const app = await open()
    await fill(app)
    await settle()
    expect(dialog().queryByRole('alert')).toBeNull()
    expect(submit()).toBeEnabled()
  })
})
