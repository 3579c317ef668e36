// The main job at a server that answers otherwise than the mock backend wherever the specification lets it
// (docs/api-mocks.md): the pages are the same.
import { facts } from '@mocks/facts'
import { heading, main, put } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { reads } from '@/api/http/baseQuery'
import { preloadPage } from '@/app/pages'
import type { AppStore } from '@/app/store'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { startSession } from '@/session/tokens'
import { dialog, edit, loadForms } from './ownReviewsPage'
import { reviewForm } from './writing'

const server = startTestServer({ as: 'stranger', now: () => Date.now() })
const { account, business, category, town, uncommented } = facts.stranger
loadForms()

/** The app, once it is known who is there. */
async function open(route: string) {
  const app = await renderApp({ route })
  act(() => scheduleSessionCheck(app.store.dispatch))
  await waitFor(() => expect(app.store.getState().auth.loading).toBe(false))
  return app
}

/** The app with the account signed in. */
async function openSignedIn(route: string) {
  const response = await fetch(`${window.location.origin}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  const { accessToken, refreshToken, user } = await response.json()
  startSession({ accessToken, refreshToken, user: { _id: String(user.id), name: user.name, email: user.email } })
  return open(route)
}

const cards = () => main().queryAllByRole('article')
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent)

describe('a visitor', () => {
  it('finds a business by a word', async () => {
    const { user } = await open('/')
    await user.type(screen.getByRole('combobox'), business.word)
    await user.click(await screen.findByRole('option', { name: new RegExp(business.name) }))
    await heading(business.name)
  })

  it('pages to the end of a category, and filters it by town and word', async () => {
    const { user } = await open('/kategorite')
    await user.click(await screen.findByRole('link', { name: new RegExp(category.name) }))
    await waitFor(() => expect(cards()).toHaveLength(10))
    await user.click(screen.getByRole('button', { name: 'Pas' }))
    await waitFor(() => expect(cards()).toHaveLength(3))
    expect(screen.queryByRole('button', { name: 'Shko te faqja 3' })).toBeNull()
    put(screen.getByLabelText(/qytet/i), town)
    await waitFor(() => expect(cards()).toHaveLength(5))
    put(screen.getByLabelText('Kërko në këtë kategori'), 'bakllava')
    await waitFor(() => expect(titles()).toEqual(['Bakllava Shtatë Petë']))
  })

  it('reads a business and its comments to the last', async () => {
    const { user } = await open(`/biznes/${business.id}`)
    await heading(business.name)
    expect(screen.getByText('37 komente')).toBeVisible()
    expect(screen.getByRole('img', { name: `Logoja: ${business.name}` })).toHaveAttribute(
      'src',
      `/media/businesses/${business.id}.svg`,
    )
    await waitFor(() => expect(cards()).toHaveLength(10))
    expect(within(cards()[0] as HTMLElement).getByText('Vlera B.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 4' }))
    await waitFor(() => expect(cards()).toHaveLength(7))
  })
})

describe('a comment', () => {
  const written = 'Si e re'
  const changed = 'Rrota kërcet'
  const isReadAgain = ({ getState }: AppStore, before: number) =>
    server.requests.slice(before).some((request) => request.includes('limit=10&approved')) &&
    Object.values(getState().api.queries).every((query) => query?.status !== 'pending')

  /** Presses on a fake clock, until the comments have been read again; what stood there meanwhile, in order. */
  async function shownAfter(press: () => void, store: AppStore): Promise<string[]> {
    const before = server.requests.length
    const shown: string[] = []
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    press()
    const look = async () => {
      await act(async () => {
        await settle()
        await vi.advanceTimersByTimeAsync(50)
      })
      if (shown.at(-1) !== titles().join()) shown.push(titles().join())
    }
    for (let turn = 0; turn < 1000 && !isReadAgain(store, before); turn += 1) await look()
    for (let turn = 0; turn < 20; turn += 1) await look()
    vi.useRealTimers()
    return shown
  }

  it('is there once it is written, and never again as it was before, though reads lag behind', async () => {
    const { user, store } = await openSignedIn(`/koment/${uncommented.id}`)
    reads.lag = 600
    await user.click(await screen.findByRole('radio', { name: /^4 nga 5/ }))
    put(reviewForm.title(), written)
    put(reviewForm.comment(), 'E ndreqën për një orë.')
    await preloadPage(`/biznes/${uncommented.id}`)
    expect(await shownAfter(() => fireEvent.click(reviewForm.button()), store)).toEqual(['', written])
    await edit(user, written)
    put(screen.getByLabelText(/^Titulli/), changed)
    const saved = await shownAfter(() => fireEvent.click(screen.getByRole('button', { name: 'Ruaj' })), store)
    expect(saved).toEqual([changed])
    await user.click(screen.getByRole('button', { name: `Fshi komentin “${changed}”` }))
    const deleted = await shownAfter(
      () => fireEvent.click(dialog().getByRole('button', { name: 'Fshi komentin' })),
      store,
    )
    expect(deleted).toEqual([''])
  })

  it('is refused for its words', async () => {
    const { user } = await openSignedIn(`/koment/${uncommented.id}`)
    await user.click(await screen.findByRole('radio', { name: /^4 nga 5/ }))
    put(reviewForm.comment(), 'budalla')
    await user.click(reviewForm.button())
    expect(await screen.findByText(/^Komenti përmban gjuhë të papërshtatshme/)).toBeVisible()
    expect(reviewForm.button()).toHaveTextContent('Hiq fjalët e papërshtatshme')
  })

  it('is among the own ones, to the last page', async () => {
    const { user } = await openSignedIn('/komentet-e-mia')
    await waitFor(() => expect(cards()).toHaveLength(10))
    expect(main().getByText('Komente Total').parentElement).toHaveTextContent('12')
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 2' }))
    await waitFor(() => expect(cards()).toHaveLength(2))
  })
})

describe('an account', () => {
  const newcomer = { name: 'Arta Hoxha', email: 'arta@fqinji.example', password: 'Fshehta1', next: 'Fshehta12' }
  const press = (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
    user.click(main().getByRole('button', { name }))

  it('is opened, verified, used, changed and deleted', async () => {
    const { user, unmount } = await open('/signup')
    put(screen.getByLabelText('Emri i plotë *'), newcomer.name)
    put(screen.getByLabelText('Email *'), account.email)
    put(screen.getByLabelText('Fjalëkalimi *'), newcomer.password)
    put(screen.getByLabelText('Konfirmo fjalëkalimin *'), newcomer.password)
    await user.click(screen.getByRole('checkbox', { name: /^Pranoj/ }))
    await press(user, 'Regjistrohu')
    await waitFor(() => expect(screen.getByLabelText('Email *')).toHaveAccessibleDescription(/regjistruar tashmë/))
    put(screen.getByLabelText('Email *'), newcomer.email)
    await press(user, 'Regjistrohu')
    await heading(/^Verifiko/)
    const link = new URL(server.backend.outbox.last(newcomer.email)?.link ?? '')
    unmount()
    const person = await open(link.pathname + link.search)
    await heading('Email-i u verifikua')
    await person.user.click(screen.getByRole('link', { name: 'Shko te hyrja' }))
    await heading('Hyr në llogarinë tënde')
    put(screen.getByLabelText('Email *'), newcomer.email)
    put(screen.getByLabelText('Fjalëkalimi *'), newcomer.next)
    await press(person.user, 'Hyr')
    expect(await main().findByRole('alert')).toHaveTextContent('Gabim në email ose në fjalëkalim')
    put(screen.getByLabelText('Fjalëkalimi *'), newcomer.password)
    await press(person.user, 'Hyr')
    await waitFor(() => expect(currentPlace()).toBe('/'))
    person.unmount()
    const { user: owner } = await open('/profile')
    await heading('Profili im')
    expect(await screen.findByText(newcomer.email)).toBeVisible()
    await press(owner, 'Ndrysho fjalëkalimin')
    const dialog = () => within(screen.getByRole('dialog'))
    put(screen.getByLabelText('Fjalëkalimi aktual *'), 'Gabimisht1')
    put(screen.getByLabelText('Fjalëkalimi i ri *'), newcomer.next)
    put(screen.getByLabelText('Konfirmo fjalëkalimin e ri *'), newcomer.next)
    await owner.click(dialog().getByRole('button', { name: 'Ndrysho fjalëkalimin' }))
    await waitFor(() => expect(screen.getByLabelText('Fjalëkalimi aktual *')).toHaveAccessibleDescription(/aktual/))
    put(screen.getByLabelText('Fjalëkalimi aktual *'), newcomer.password)
    await owner.click(dialog().getByRole('button', { name: 'Ndrysho fjalëkalimin' }))
    expect(await screen.findByText('Fjalëkalimi u ndryshua me sukses')).toBeVisible()
    await press(owner, 'Fshi llogarinë')
    put(screen.getByLabelText('Shkruaj FSHI për ta konfirmuar *'), 'FSHI')
    await owner.click(dialog().getByRole('button', { name: 'Fshi llogarinë' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(await screen.findByText('Llogaria u fshi me sukses')).toBeVisible()
  })

  it('is refreshed in time, though the clocks of browser and server are minutes apart', async () => {
    const { unmount } = await openSignedIn('/')
    unmount()
    // Its token lives 900 s, and is renewed 30 s before.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 880_000 })
    await open('/komentet-e-mia')
    await waitFor(() => expect(cards()).toHaveLength(10))
    expect(server.requests).toContain('POST /v1/auth/refresh')
  })
})
