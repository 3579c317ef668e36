// The dialog of the forgotten password, over /login.

import { refusal } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { stubServer } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'

const server = startTestServer()
standInDialogs()

const demo = 'demo@vlereso.example'
const formTitle = 'Rivendos fjalëkalimin'
const sentTitle = 'Kontrollo email-in'
const dialog = () => screen.getByRole('dialog')
const inDialog = () => within(dialog())
const email = () => inDialog().getByLabelText('Email *')
const put = (value: string) => fireEvent.change(email(), { target: { value } })
const send = () => inDialog().getByRole('button', { name: /^(Dërgo linkun|Duke dërguar linkun…)$/ })
const asked = () => server.requests.filter((request) => request.includes('forgot-password'))

/** /login with the dialog open; `behind` is what was typed there before. */
async function open(behind = '') {
  const app = await renderApp({ route: '/login' })
  act(() => scheduleSessionCheck(app.store.dispatch))
  fireEvent.change(await screen.findByLabelText('Email *'), { target: { value: behind } })
  await app.user.click(await screen.findByRole('button', { name: 'Ke harruar fjalëkalimin?' }))
  const ask = async (address: string) => {
    put(address)
    await app.user.click(send())
  }
  return { ...app, ask }
}

describe('the form view of the forgotten password', () => {
  it('asks for the address, sends the link and turns to the sent view, which is read, with three tips [FORGOT-01, FORGOT-02, FORGOT-03, AUTHERR-23]', async () => {
    const { ask, store } = await open('tjeter@vlereso.example')
    expect(dialog()).toHaveAccessibleName(formTitle)
    expect(dialog()).toHaveAccessibleDescription(/^Shkruaj email-in e llogarisë\./)
    expect(email()).toHaveFocus()
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(email()).toHaveValue('tjeter@vlereso.example')
    expect(inDialog().queryByText('Nuk e gjen mesazhin?')).toBeNull()
    await ask(`Demo <${demo}>; `)
    await waitFor(() => expect(dialog()).toHaveAccessibleName(sentTitle))
    expect(inDialog().queryByLabelText('Email *')).toBeNull()
    expect(server.backend.outbox.last(demo)?.link).toContain('/reset-password?token=')
    // The log-in behind it knows nothing of it.
    expect(store.getState().auth).toMatchObject({ error: null, successMessage: null })
    const confirmation = inDialog().getByRole('status')
    expect(confirmation.textContent).toBe('Linku për rivendosjen e fjalëkalimit u dërgua në email')
    await waitFor(() => expect(confirmation.parentElement).toHaveFocus())
    expect(dialog()).toHaveTextContent(`Adresa që shkrove: ${demo}`)
    expect(inDialog().getByRole('heading', { name: 'Nuk e gjen mesazhin?' })).toBeVisible()
    const tips = inDialog().getAllByRole('listitem')
    expect(tips.map((item) => item.textContent)).toEqual([
      'Kontrollo dosjen e spam-it.',
      'Sigurohu që adresa është e saktë.',
      'Prit disa minuta dhe provo përsëri.',
    ])
  })

  it('says what is wrong with an e-mail that is missing or none, until it is edited, and sends nothing [FORGOT-07, FORGOT-08, FORM-01, FORM-02]', async () => {
    const { ask } = await open()
    for (const [address, text] of [
      ['', 'Email është i detyrueshëm'],
      ['demo@posta', 'Email nuk është valid'],
    ] as const) {
      await ask(address)
      expect(email()).toHaveAccessibleDescription(text)
      expect(email()).toHaveAttribute('aria-invalid', 'true')
      expect(asked()).toEqual([])
      put('x')
      expect(email()).not.toHaveAccessibleDescription()
    }
  })

  it('says why it failed, and can be sent again, and is forgotten then [FORGOT-01, FORGOT-05]', async () => {
    server.msw.use(http.post('*/v1/auth/forgot-password', refusal('Prit pak', 429), { once: true }))
    const { ask, store, user } = await open()
    await ask(demo)
    expect((await inDialog().findByRole('alert')).textContent).toBe('Prit pak')
    expect(dialog()).toHaveAccessibleName(formTitle)
    expect(email()).toHaveValue(demo)
    expect(store.getState().auth.error).toBeNull()
    await ask('demo@')
    expect(email()).toHaveAccessibleDescription('Email nuk është valid')
    await ask(demo)
    await waitFor(() => expect(dialog()).toHaveAccessibleName(sentTitle))
    await user.click(inDialog().getByRole('button', { name: 'Provo me një email tjetër' }))
    expect(inDialog().queryByRole('alert')).toBeNull()
  })

  // By every other way: test/ui/modal.test.tsx.
  it('sends an address whole, cannot be closed meanwhile, and stays the form [FORGOT-01, FORGOT-02, FORGOT-06]', async () => {
    const stub = stubServer()
    const { ask, user } = await open()
    const address = `ana.hoxha+${'a'.repeat(230)}@posta.example`
    await ask(address)
    expect(send()).toHaveTextContent('Duke dërguar linkun…')
    expect(send()).toBeDisabled()
    await user.click(inDialog().getByRole('button', { name: 'Close modal' }))
    await user.keyboard('{Escape}')
    expect(dialog()).toHaveAccessibleName(formTitle)
    const call = stub.last('/auth/forgot-password')
    expect(call).toMatchObject({ method: 'POST', body: { email: address } })
    await act(async () => call.reply({ success: true }))
    expect(dialog()).toHaveAccessibleName(sentTitle)
    expect(dialog()).toHaveTextContent(`Adresa që shkrove: ${address}`)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the sent view of the forgotten password', () => {
  const open2 = async (behind = '') => {
    const app = await open(behind)
    await app.ask(demo)
    await waitFor(() => expect(dialog()).toHaveAccessibleName(sentTitle))
    return app
  }

  it('leads to the support page by its other spelling [FORGOT-04, ROUTE-08]', async () => {
    const { user } = await open2()
    const link = inDialog().getByRole('link', { name: 'Kontakto mbështetjen' })
    expect(link).toHaveAttribute('href', '/support')
    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: 'Si mund të të ndihmojmë?' })
    expect(currentPlace()).toBe('/suport')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes back to an empty form for another address, as when it is opened again [FORGOT-05]', async () => {
    const { user, ask } = await open2(demo)
    await user.click(inDialog().getByRole('button', { name: 'Provo me një email tjetër' }))
    expect(dialog()).toHaveAccessibleName(formTitle)
    expect(email()).toHaveValue('')
    expect(email()).toHaveFocus()
    await ask('arta@posta.example')
    await waitFor(() => expect(dialog()).toHaveTextContent('Adresa që shkrove: arta@posta.example'))
    expect(asked()).toHaveLength(2)
    await user.click(inDialog().getByRole('button', { name: 'Close modal' }))
    await user.click(screen.getByRole('button', { name: 'Ke harruar fjalëkalimin?' }))
    expect(dialog()).toHaveAccessibleName(formTitle)
  })
})
