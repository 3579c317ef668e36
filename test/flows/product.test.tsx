// What the product is, walked through by a visitor on the mock backend: the screens and the rights.
import { heading, put } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { startSession } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
standInDialogs()
const asked = (part: string) => server.requests.filter((request) => request.includes(part))
// Cards have headers, too, which jsdom's roles do not tell apart: the page's comes first.
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement)

/** What the mock backend says to the same question, asked past the app. */
const backend = async (path: string, init?: RequestInit) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${window.location.origin}/v1${path}`, { ...init, headers })).json()
}

describe('a visitor without an account', () => {
  it('browses by category and subcategory, and searches there [SCREEN-01] [SCREEN-02] [PERM-01]', async () => {
    const { user, store } = await renderApp()
    const latest = within(await screen.findByRole('region', { name: 'Komentet e fundit' }))
    expect(await latest.findAllByRole('article')).toHaveLength(4)
    await user.click(header().getByRole('link', { name: 'Kategoritë' }))
    await user.click(await screen.findByRole('link', { name: 'Restorante dhe kafene' }))
    const countIn = ({ textContent }: HTMLElement) => Number(textContent?.match(/\((\d+) biznese?\)$/)?.[1])
    const all = countIn(await heading(/^Bizneset në Restorante dhe kafene \(\d+ biznese\)$/))
    const narrower = within(await screen.findByRole('list', { name: 'Nënkategoritë' })).getAllByRole('link')
    const name = narrower[0]?.textContent ?? ''
    await user.click(narrower[0] as HTMLElement)
    const narrowed = await heading(new RegExp(`^Bizneset në ${name} \\(\\d+ biznese?\\)$`))
    expect(asked('GET /v1/businesses/subcategory/')).not.toEqual([])
    const count = countIn(narrowed)
    expect(count).toBeLessThan(all)
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(Math.min(count, CATEGORY_PAGE_SIZE))
    for (const card of cards)
      expect(within(card).getByText(/^Vlerësimi \d\.\d nga 5|^Ende pa vlerësime$/)).toBeInTheDocument()
    // The name of one finds it among the others, and the list of categories leads here as well.
    const wanted = within(cards[0] as HTMLElement).getByRole('heading').textContent ?? ''
    put(screen.getByLabelText('Kërko në këtë kategori'), wanted)
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(cards.length))
    for (const card of screen.getAllByRole('article')) expect(card).toHaveTextContent(wanted)
    await user.click(header().getByRole('link', { name: 'Kategoritë' }))
    await user.click((await screen.findAllByRole('link', { name }))[0] as HTMLElement)
    expect(countIn(await heading(new RegExp(`^Bizneset në ${name} \\(`)))).toBe(count)
    expect(store.getState().auth.isAuthenticated).toBe(false)
  })

  it('searches by name and by category [SCREEN-01] [SCREEN-02] [PERM-01]', async () => {
    const { user } = await renderApp()
    const box = await screen.findByRole('combobox', { name: 'Kërko biznese' })
    await user.click(box)
    put(box, 'sofra e shtat')
    expect(await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve/ })).toBeVisible()
    put(box, 'hotele')
    const inCategory = await screen.findAllByRole('option', { name: /, Hotele dhe turizëm, / })
    expect(inCategory.some((option) => !/^hotele/i.test(option.textContent ?? ''))).toBe(true)
    await user.click(await screen.findByRole('option', { name: 'Kategori: Hotele dhe turizëm' }))
    expect(await heading(/^Bizneset në Hotele dhe turizëm/)).toBeVisible()
  })

  it('reads star ratings and approved comments, and only those [SCREEN-02] [SCREEN-03] [PERM-01]', async () => {
    await renderApp({ route: '/biznes/biz_001' })
    expect(await heading('Sofra e Shtatë Lugëve')).toBeVisible()
    expect(screen.getByText(/^Vlerësimi mesatar \d\.\d nga 5, bazuar në \d+ komente$/)).toBeInTheDocument()
    const cards = await screen.findAllByRole('article')
    const approved = await backend('/reviews/business/biz_001?page=1&limit=10&approved=true')
    const titles = cards.map((card) => within(card).getByRole('heading').textContent)
    expect(titles).toEqual((approved.reviews ?? approved.data.reviews).map(({ title }: { title: string }) => title))
    for (const card of cards) expect(within(card).getByRole('img', { name: /^[1-5] nga 5 yje$/ })).toBeVisible()
    expect(asked('GET /v1/reviews/business/biz_001').filter((request) => !request.includes('approved=true'))).toEqual(
      [],
    )
    put(screen.getByRole('textbox', { name: 'Kërko në komente' }), titles[0] ?? '')
    await waitFor(() => expect(currentPlace()).toMatch(/^\/biznes\/biz_001\?kerko=/))
    // The list so far has that comment, too: what is found is fewer.
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(cards.length))
    for (const card of screen.getAllByRole('article')) expect(card).toHaveTextContent(titles[0] ?? '')
  })
})

describe('the account', () => {
  it('is opened, entered, and its password found again, from the header on [SCREEN-04]', async () => {
    const { user, store } = await renderApp()
    act(() => scheduleSessionCheck(store.dispatch))
    await user.click(header().getByRole('link', { name: 'Regjistrohu' }))
    await waitFor(() => expect(currentPlace()).toBe('/signup'))
    await user.click(header().getByRole('link', { name: 'Hyr' }))
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    await user.click(await screen.findByRole('button', { name: 'Ke harruar fjalëkalimin?' }))
    await user.type(within(screen.getByRole('dialog')).getByLabelText('Email *'), 'demo@vlereso.example')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dërgo linkun' }))
    await waitFor(() => expect(asked('POST /v1/auth/forgot-password')).toHaveLength(1))
  })

  it('is verified, and has a new password chosen, by the link of an e-mail [SCREEN-04]', async () => {
    const { store } = await renderApp({ route: '/verify-email?token=nga-emaili' })
    act(() => scheduleSessionCheck(store.dispatch))
    await waitFor(() => expect(asked('verify-email')).toHaveLength(1))
    act(() => void store.dispatch(navigationRequested({ to: '/reset-password?token=nga-emaili' })))
    expect(await heading('Zgjidh një fjalëkalim të ri')).toBeVisible()
    expect(screen.getByLabelText('Fjalëkalimi i ri *')).toBeVisible()
  })

  /** The page, for the demo user. */
  const enter = async (route: string) => {
    const body = JSON.stringify({ email: 'demo@vlereso.example', password: 'Demo1234' })
    startSession((await backend('/auth/login', { method: 'POST', body })).data)
    const app = await renderApp({ route })
    act(() => scheduleSessionCheck(app.store.dispatch))
    return app
  }

  it('is what comments are written, changed and deleted with [SCREEN-03]', async () => {
    const { user } = await enter('/koment/biz_150')
    await user.click(await screen.findByRole('radio', { name: /^4 nga 5/ }))
    await user.type(screen.getByLabelText('Komenti *'), 'Djathë i mirë dhe një mikpritje e ngrohtë.')
    await user.click(screen.getByRole('button', { name: 'Dërgo komentin' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/biz_150'))
    await user.click(await screen.findByRole('button', { name: 'Ndrysho komentin “Mirë”' }))
    const form = within(await screen.findByRole('form', { name: 'Ndrysho komentin' }))
    await user.type(form.getByLabelText('Titulli *'), ' fare')
    await user.click(form.getByRole('button', { name: 'Ruaj' }))
    await user.click(await screen.findByRole('button', { name: 'Fshi komentin “Mirë fare”' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fshi komentin' }))
    expect(await screen.findByText('Nuk ka komente ende')).toBeVisible()
    expect(
      asked('/v1/reviews')
        .filter((request) => !request.startsWith('GET'))
        .map((request) => request.split(' ')[0]),
    ).toEqual(['POST', 'PUT', 'DELETE'])
  })

  it('can be left, changed and deleted by those who are signed in [SCREEN-04]', async () => {
    const { user, store } = await enter('/profile')
    await user.click(await screen.findByRole('button', { name: 'Ndrysho fjalëkalimin' }))
    expect(screen.getByRole('dialog', { name: /fjalëkalimin/ })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Fshi llogarinë' }))
    expect(screen.getByRole('dialog', { name: /llogari/ })).toBeVisible()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Anulo' }))
    await user.click(header().getByRole('button', { name: /^Llogaria/ }))
    await user.click(await screen.findByRole('button', { name: 'Dil' }))
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false))
  })
})
