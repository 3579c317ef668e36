// Opening an account: what the form asks for, what it refuses, what it sends and where it leads. The way back:
// signupWayBack.test.tsx; how strong a password must be: signupStrength.test.tsx.
import { put } from '@test/page'
import { currentPlace, runTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { screenedTerms } from '@/features/auth/model/screenedWords'
import { authEvents } from '@/features/auth/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { button, fill, labels, open, server, terms, valid } from './signingUp'

runTestServer(server)
standInDialogs()

const heading = () => screen.findByRole('heading', { level: 1, name: 'Krijo llogarinë tënde' })
const signups = () => server.requests.filter((request) => request === 'POST /v1/auth/signup')

describe('the sign-up screen', () => {
  it('has its fields, each with a text of its own, and terms that can be taken back [ROUTE-17, SIGNUP-01, SIGNUP-03]', async () => {
    const { user, type } = await open()
    await heading()
    const fields = () => Object.values(labels).map((find) => find())
    expect(fields().map(({ type }) => type)).toEqual(['text', 'email', 'password', 'password'])
    expect(terms()).not.toBeChecked()
    const texts = ['Arta Hoxha', 'arta@posta.example', 'Fshehta1', 'Fshehta2']
    for (const [at, label] of (['name', 'email', 'password', 'confirmation'] as const).entries())
      await type(label, texts[at] ?? '')
    expect(fields().map(({ value }) => value)).toEqual(texts)
    await user.click(terms())
    expect(terms()).toBeChecked()
    await user.click(terms())
    expect(terms()).not.toBeChecked()
  })

  it('shows both passwords by one checkbox, and hides them again [SIGNUP-02]', async () => {
    const { user, type } = await open()
    await type('password', 'Fshehta1')
    await user.click(screen.getByRole('checkbox', { name: 'Shfaq fjalëkalimet' }))
    expect([labels.password().type, labels.confirmation().type]).toEqual(['text', 'text'])
    await user.click(screen.getByRole('checkbox', { name: 'Shfaq fjalëkalimet' }))
    expect([labels.password().type, labels.confirmation().type]).toEqual(['password', 'password'])
    expect(labels.password()).toHaveValue('Fshehta1')
  })

  it('lets password managers and a phone’s keyboard work', async () => {
    const { user } = await open()
    for (const field of [labels.password(), labels.confirmation()])
      expect(field).toHaveAttribute('autocomplete', 'new-password')
    expect(labels.name()).toHaveAttribute('autocapitalize', 'words')
    expect(labels.email()).toHaveAttribute('autocomplete', 'username')
    await user.click(labels.password())
    await user.paste('  me hapësira 1 ')
    expect(labels.password()).toHaveValue('  me hapësira 1 ')
  })

  it('opens the terms in a new tab, also where a link away from what was typed asks first [SIGNUP-04]', async () => {
    const { user, type } = await open()
    await type('email', valid.email)
    const link = within(terms().parentElement as HTMLElement).getByRole('link', { name: /^kushtet dhe rregullat/ })
    expect(link).toHaveAttribute('href', '/kushtet')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleName(/hapet në skedë të re/)
    await user.click(link)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(currentPlace()).toBe('/signup')
  })

  it('links to help and to the log-in, which is told where the visitor came from [SIGNUP-05]', async () => {
    const { user } = await open({ state: { from: '/biznes/biz_003' } })
    expect(screen.getByRole('link', { name: 'Kontakto mbështetjen' })).toHaveAttribute('href', '/suport')
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('link', { name: 'Hyr' }))
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(window.history.state.usr).toEqual({ from: '/biznes/biz_003' })
  })

  it('asks before a link would lose what was typed; typed text stays, or the link is followed as it was', async () => {
    const { user } = await open({ state: { from: '/biznes/biz_003' } })
    const link = () => within(screen.getByRole('main')).getByRole('link', { name: 'Hyr' })
    await user.type(screen.getByLabelText('Email *'), 'arta@example.al')
    await user.click(link())
    const question = () => within(screen.getByRole('alertdialog', { name: 'Ta lëmë regjistrimin?' }))
    expect(question().getByText('Ajo që ke shkruar nuk ruhet.')).toBeVisible()
    await user.click(question().getByRole('button', { name: 'Qëndro këtu' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(currentPlace()).toBe('/signup')
    expect(screen.getByLabelText('Email *')).toHaveValue('arta@example.al')
    await user.click(link())
    await user.click(question().getByRole('button', { name: 'Largohu' }))
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(window.history.state.usr).toEqual({ from: '/biznes/biz_003' })
  })

  it('waits for the check of the session, with a word about it [SIGNUP-11]', async () => {
    localStorage.setItem(storageKeys.refreshToken, freshToken())
    const { store } = await open({ loading: true })
    const status = within(screen.getByRole('main')).getByRole('status')
    expect(status).toHaveTextContent(/^Duke kontrolluar identifikimin\.\.\.$/)
    // The turning ring, which has no words.
    expect(status.querySelector('[aria-hidden="true"]')).toBeVisible()
    expect(screen.queryByLabelText('Email *')).toBeNull()
    act(() => void store.dispatch(authEvents.INIT({ user: null })))
    await heading()
  })

  it('is not for those who are signed in [ROUTE-17]', async () => {
    localStorage.setItem(storageKeys.refreshToken, freshToken())
    const { store } = await open({ loading: true })
    act(() => void store.dispatch(authEvents.INIT({ user: { _id: 'usr_001', name: 'Arta', email: 'a@b.al' } })))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })
})

describe('the rules of the sign-up', () => {
  // Every message in its order, and what is let pass: test/features/auth/validation.test.ts.
  const refused = [
    ['name', '  ', 'Emri është i detyrueshëm'],
    ['name', 'A\u200b', 'Emri duhet të ketë të paktën 2 karaktere'],
    // The browser takes other blanks away.
    ['email', '\u00a0', 'Email është i detyrueshëm'],
    ['email', 'arta@posta', 'Email nuk është valid'],
    ['email', 'arta hoxha@posta.example', 'Email nuk është valid'],
    ['password', '', 'Fjalëkalimi është i detyrueshëm'],
    ['password', 'aB1!x', 'Fjalëkalimi duhet të ketë të paktën 6 karaktere'],
    ['confirmation', '', 'Konfirmimi i fjalëkalimit është i detyrueshëm'],
    ['confirmation', 'fshehta1', 'Fjalëkalimet nuk përputhen'],
    ['confirmation', 'Fshehta1 ', 'Fjalëkalimet nuk përputhen'],
  ] as const

  it('refuse each field that is wrong before any call, until it is edited [SIGNUP-12, SIGNUP-13, SIGNUP-14, SIGNUP-15, SIGNUP-16, SIGNUP-17, SIGNUP-18, SIGNUP-19, FORM-01, FORM-02]', async () => {
    const app = await open()
    await fill(app)
    for (const [name, text, message] of refused) {
      const field = labels[name]()
      put(field, text)
      await app.user.click(labels.name())
      await app.user.keyboard('{Enter}')
      expect(field, text).toHaveAccessibleDescription(new RegExp(message))
      expect(field, text).toBeInvalid()
      expect(signups()).toEqual([])
      put(field, `${text}x`)
      expect(field, text).not.toHaveAccessibleDescription(new RegExp(message))
      put(field, valid[name])
    }
    await app.user.click(button())
    await waitFor(() => expect(signups()).toHaveLength(1))
  })

  it('let pass a name of two letters, an e-mail with a plus and several dots, a password of six and of two points [SIGNUP-13, SIGNUP-15, SIGNUP-17, SIGNUP-22]', async () => {
    const app = await open()
    const email = 'arta.hoxha+1@posta.tirana.example'
    await fill(app, { name: 'Bo', email, password: 'aaaaa1', confirmation: 'aaaaa1' })
    await app.user.click(button())
    await waitFor(() => expect(signups()).toHaveLength(1))
  })

  it('ask for the terms [SIGNUP-20, FORM-01, FORM-02]', async () => {
    const app = await open()
    await fill(app)
    await app.user.click(terms())
    await app.user.click(button())
    expect(terms()).toHaveAccessibleDescription('Duhet të pranosh kushtet dhe rregullat')
    expect(signups()).toEqual([])
    await app.user.click(terms())
    expect(terms()).not.toHaveAccessibleDescription()
  })

  it('are silent while somebody passes through the empty form by Tab', async () => {
    const { user } = await open()
    await user.click(labels.name())
    for (let step = 0; step < 8; step += 1) await user.tab()
    expect(screen.getByRole('main').querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
    expect(screen.queryByText(/i detyrueshëm|Duhet të pranosh/)).toBeNull()
  })

  it('speak also of an empty form, whose button is disabled: on Enter and on leaving an edited field [SIGNUP-12, SIGNUP-16, SIGNUP-18, SIGNUP-20]', async () => {
    const { user } = await open()
    await user.type(labels.name(), 'A{Backspace}')
    await user.tab()
    expect(labels.name()).toHaveAccessibleDescription(/Emri është i detyrueshëm/)
    expect(screen.queryByText('Email është i detyrueshëm')).toBeNull()
    await user.keyboard('{Enter}')
    expect(labels.password()).toHaveAccessibleDescription(/Fjalëkalimi është i detyrueshëm/)
    expect(labels.confirmation()).toHaveAccessibleDescription('Konfirmimi i fjalëkalimit është i detyrueshëm')
    expect(terms()).toHaveAccessibleDescription('Duhet të pranosh kushtet dhe rregullat')
    expect(screen.getByRole('region', { name: 'Ka 5 probleme' })).toHaveFocus()
    expect(document.title).toMatch(/^Gabim: Regjistrohu · /)
  })
})

describe('the name of a new account', () => {
  it('is refused before any call for a word of the list, Albanian, in another case, or ours [SIGNUP-24, SIGNUP-25, SIGNUP-26, SIGNUP-27, SIGNUP-28, FORM-01]', async () => {
    const app = await open()
    await fill(app)
    for (const name of ['Kurva', 'KuRvA', 'Anonim']) {
      put(labels.name(), name)
      // Nor does it pass when it is sent again.
      for (let press = 0; press < 2; press += 1) {
        await app.user.click(button())
        expect(await screen.findByText('Përmbajtje e papranueshme')).toBeVisible()
      }
      expect(labels.name()).toHaveAccessibleDescription(/Përmbajtja e papranueshme u gjet në fushën: Emri$/)
      expect(signups()).toEqual([])
      put(labels.name(), 'Arta')
      expect(screen.queryByText('Përmbajtje e papranueshme')).toBeNull()
    }
  })

  it('is held against a large list [SIGNUP-24]', () => {
    expect(new Set(screenedTerms).size).toBeGreaterThan(300)
  })
})

describe('the server, asked for a new account,', () => {
  const answer = (body: object, status = 400) =>
    server.msw.use(http.post('*/v1/auth/signup', () => HttpResponse.json(body, { status })))
  const send = async () => {
    const app = await open()
    await fill(app)
    await app.user.click(button())
    return app
  }

  it('says what is wrong with a field, until that is edited [SIGNUP-10, FORM-02]', async () => {
    const app = await open()
    await fill(app, { email: 'demo@vlereso.example' })
    await app.user.click(button())
    await waitFor(() => expect(labels.email()).toHaveAccessibleDescription(/Ky email është i regjistruar tashmë/))
    expect(labels.email()).toBeInvalid()
    expect(currentPlace()).toBe('/signup')
    await app.user.type(labels.email(), 'x')
    expect(labels.email()).toBeValid()
    expect(labels.email()).not.toHaveAccessibleDescription(/i regjistruar/)
  })

  const named = {
    name: 'Emri i zënë',
    email: 'Email i zënë',
    password: 'Fjalëkalim i njohur',
    nickname: 'Pseudonim i zënë',
  }
  const listed = Object.entries(named).map(([field, message]) => ({ field, message }))
  it.each<[string, number, object]>([
    ['validationErrors', 409, { validationErrors: named }],
    ['errors', 500, { errors: listed }],
  ])(
    'may say it as %s, with status %i; what fits no field stands above the form [SIGNUP-10, AUTHERR-30]',
    async (_, status, errors) => {
      answer({ success: false, message: 'Kontrollo fushat', ...errors }, status)
      await send()
      for (const name of ['name', 'email', 'password'] as const) {
        await waitFor(() => expect(labels[name]()).toHaveAccessibleDescription(new RegExp(named[name])))
        expect(labels[name]()).toBeInvalid()
      }
      expect(labels.confirmation()).toBeValid()
      const general = screen.getByText('Kontrollo fushat').closest('[role="alert"]')
      expect(general).toHaveTextContent('Pseudonim i zënë')
    },
  )

  describe('with an answer that is lost,', () => {
    const unknown = 'Nuk e dimë nëse llogaria u hap; provo të hysh.'
    const taken = /Ky email është i regjistruar tashmë/
    /** Opens the account at the server, whose answer never comes; then the server is well again. */
    const lose = async () => {
      server.msw.use(
        http.post(
          '*/v1/auth/signup',
          async ({ request }) => {
            await server.backend.handle(request)
            return HttpResponse.error()
          },
          { once: true },
        ),
      )
      const app = await send()
      expect(await screen.findByText(unknown)).toBeVisible()
      return app
    }

    it('may have opened the account; refused then for its e-mail alone, it has [AUTHERR-10, SIGNUP-08, SIGNUP-30]', async () => {
      const { user } = await lose()
      expect(screen.getByText('Gabim në lidhje me serverin')).toBeVisible()
      await user.click(button())
      await waitFor(() => expect(currentPlace()).toBe(`/verify-email?email=${valid.email.replace('@', '%40')}`))
      expect(await screen.findByText('Kemi dërguar një email verifikimi.')).toBeVisible()
    })

    it('refuses another name for the same e-mail, and what is sent again after it could not leave', async () => {
      const { type, user } = await lose()
      await type('name', 'Arta Hoxhaj')
      await user.click(button())
      await waitFor(() => expect(labels.email()).toHaveAccessibleDescription(taken))
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
      server.msw.use(http.post('*/v1/auth/signup', () => HttpResponse.error(), { once: true }))
      await type('name', 'Arta')
      await user.click(button())
      expect(await screen.findByText('Gabim në lidhje me serverin')).toBeVisible()
      expect(screen.queryByText(unknown)).toBeNull()
      await user.click(button())
      await waitFor(() => expect(labels.email()).toHaveAccessibleDescription(taken))
      expect(currentPlace()).toBe('/signup')
    })
  })
})

describe('a sign-up', () => {
  afterEach(() => expect(server.violations).toEqual([]))

  it('is sent once, as typed but for what stands around the address, and leads to the verification [SIGNUP-08, SIGNUP-09, AUTHCALL-03, AUTHENT-06]', async () => {
    const sent: unknown[] = []
    const look = async ({ request }: { request: Request }) => void sent.push(await request.clone().json())
    server.msw.use(http.post('*/v1/auth/signup', look))
    const app = await open({ state: { from: '/koment/biz_003' } })
    const email = 'Arta.Hoxha+1@posta.example'
    await fill(app, {
      name: '  Arta Hoxha ',
      email: `<mailto:${email}>;`,
      password: ' Fshehta1 ',
      confirmation: ' Fshehta1 ',
    })
    await app.user.dblClick(button())
    await waitFor(() => expect(currentPlace()).toBe('/verify-email?email=Arta.Hoxha%2B1%40posta.example'))
    expect(signups()).toHaveLength(1)
    expect(sent).toEqual([{ name: 'Arta Hoxha', email, password: ' Fshehta1 ' }])
    const { usr } = window.history.state
    expect(usr).toEqual({
      email: 'Arta.Hoxha+1@posta.example',
      message: 'Kontrollo email-in tënd për verifikim',
      from: '/koment/biz_003',
      name: 'Arta Hoxha',
    })
    expect(server.backend.outbox.last('arta.hoxha+1@posta.example')?.body).toContain('Përshëndetje, Arta Hoxha!')
    expect(await screen.findByText(/^Linku u dërgua te/)).toHaveTextContent('arta.hoxha+1@posta.example')
    expect(localStorage.getItem(storageKeys.pendingRedirect)).toBe('/koment/biz_003')
  })

  it('leads to the verification whatever the server says, with a notice of its own where that is nothing [SIGNUP-08, SIGNUP-09, SIGNUP-30]', async () => {
    const body = { success: true, requiresVerification: false, email: 'tjeter@posta.example' }
    server.msw.use(http.post('*/v1/auth/signup', () => HttpResponse.json(body, { status: 201 })))
    const app = await open()
    await fill(app)
    await app.user.click(button())
    expect(await screen.findByText('Kemi dërguar një email verifikimi.')).toBeVisible()
    expect(currentPlace()).toBe('/verify-email?email=arta.hoxha%40posta.example')
    expect(window.history.state.usr).toEqual({
      email: valid.email,
      message: 'Kemi dërguar një email verifikimi.',
      name: valid.name,
    })
    expect(localStorage.getItem(storageKeys.pendingRedirect)).toBeNull()
  })

  it('offers name and address again to who wants to change them', async () => {
    const app = await open()
    await fill(app)
    await app.user.click(button())
    await app.user.click(await screen.findByRole('link', { name: 'Ndrysho të dhënat' }))
    await waitFor(() => expect(currentPlace()).toBe('/signup'))
    expect([labels.name().value, labels.email().value, labels.password().value]).toEqual([valid.name, valid.email, ''])
    // Nobody has typed that here: nothing is asked about it.
    await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Rreth nesh' }))
    await waitFor(() => expect(currentPlace()).toBe('/rreth_nesh'))
  })

  it('says elsewhere that the account is open to who has left meanwhile', async () => {
    let reply = (_: Response) => {}
    server.msw.use(http.post('*/v1/auth/signup', () => new Promise<Response>((resolve) => (reply = resolve))))
    const app = await open()
    await fill(app)
    await app.user.click(button())
    await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Rreth nesh' }))
    await screen.findByRole('heading', { level: 1, name: 'Rreth nesh' })
    reply(HttpResponse.json({ success: true, requiresVerification: true }, { status: 201 }))
    expect(await screen.findByText(/^Llogaria u krijua me sukses\. Kontrollo email-in tënd/)).toBeVisible()
    expect(currentPlace()).toBe('/rreth_nesh')
  })

  it('keeps the passwords out of the state, hides them again, and is busy meanwhile', async () => {
    let reply = (_: Response) => {}
    server.msw.use(http.post('*/v1/auth/signup', () => new Promise<Response>((resolve) => (reply = resolve))))
    const app = await open()
    await fill(app)
    await app.user.click(screen.getByRole('checkbox', { name: 'Shfaq fjalëkalimet' }))
    await app.user.click(button())
    await screen.findByRole('button', { name: 'Duke krijuar llogarinë…' })
    expect(button()).toBeDisabled()
    expect(labels.password().type).toBe('password')
    await waitFor(() => expect(app.store.getState().auth.signupLoading).toBe(true))
    expect(JSON.stringify(app.store.getState())).not.toContain('Fshehta1')
    reply(HttpResponse.json({ success: false, message: freshToken() }, { status: 500 }))
    await waitFor(() => expect(button()).toBeEnabled())
  })
})
