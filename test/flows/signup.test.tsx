// Opening an account: what the form asks for, how strong a password must be, what it refuses, sends, and where it leads.
import { main, put } from '@test/page'
import { currentPlace, runTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { compile } from 'sass'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { screenedTerms } from '@/features/auth/model/screenedWords'
import { storageKeys } from '@/lib/storageKeys'
import { rememberRedirect } from '@/storage/redirectAfterLogin'
import { button, fill, labels, open, server, terms, valid } from './signingUp'

runTestServer(server)
standInDialogs()

const signups = () => server.requests.filter((request) => request === 'POST /v1/auth/signup')

describe('the sign-up screen', () => {
  it('has its fields, each with a text of its own, terms that can be taken back, a box that shows both passwords, and a link to help [ROUTE-07, ROUTE-17, SIGNUP-01, SIGNUP-02, SIGNUP-03, SIGNUP-05]', async () => {
    const { user, type } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Krijo llogarinë tënde' })).toBeVisible()
    expect(main().getByRole('link', { name: 'Kontakto mbështetjen' })).toHaveAttribute('href', '/suport')
    const fields = () => Object.values(labels).map((find) => find())
    expect(fields().map(({ type }) => type)).toEqual(['text', 'email', 'password', 'password'])
    const managed = fields().map((field) => field.getAttribute('autocomplete'))
    expect(managed).toEqual(['name', 'username', 'new-password', 'new-password'])
    expect(labels.name()).toHaveAttribute('autocapitalize', 'words')
    expect(terms()).not.toBeChecked()
    const texts = ['Arta Hoxha', 'arta@posta.example', '  me hapësira 1 ', 'Fshehta2']
    for (const [at, label] of (['name', 'email', 'password', 'confirmation'] as const).entries())
      await type(label, texts[at] ?? '')
    for (const shown of ['text', 'password']) {
      await user.click(screen.getByRole('checkbox', { name: 'Shfaq fjalëkalimet' }))
      expect([labels.password().type, labels.confirmation().type]).toEqual([shown, shown])
    }
    expect(fields().map(({ value }) => value)).toEqual(texts)
    await user.click(terms())
    expect(terms()).toBeChecked()
    await user.click(terms())
    expect(terms()).not.toBeChecked()
  })

  it('asks before a link would lose what was typed, but opens the terms in a new tab; typed text stays, or the link is followed as it was [SIGNUP-04]', async () => {
    const { user, type } = await open({ state: { from: '/biznes/biz_003' } })
    const link = () => main().getByRole('link', { name: 'Hyr' })
    await type('email', 'arta@example.al')
    const ofTerms = within(terms().parentElement as HTMLElement).getByRole('link', { name: /^kushtet dhe rregullat/ })
    expect(ofTerms).toHaveAttribute('href', '/kushtet')
    expect(ofTerms).toHaveAttribute('target', '_blank')
    expect(ofTerms).toHaveAccessibleName(/hapet në skedë të re/)
    await user.click(ofTerms)
    window.addEventListener('click', (click) => click.preventDefault(), { once: true })
    fireEvent.click(link(), { ctrlKey: true }) // another tab
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(link())
    const question = () => within(screen.getByRole('alertdialog', { name: 'Ta lëmë regjistrimin?' }))
    expect(question().getByText('Ajo që ke shkruar nuk ruhet.')).toBeVisible()
    await user.click(question().getByRole('button', { name: 'Qëndro këtu' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(currentPlace()).toBe('/signup')
    expect(labels.email()).toHaveValue('arta@example.al')
    await user.click(link())
    await user.click(question().getByRole('button', { name: 'Largohu' }))
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(window.history.state.usr).toEqual({ from: '/biznes/biz_003' })
  })
})

describe('the strength of a new account’s password', () => {
  const bar = () => screen.getByRole('meter', { name: 'Siguria e fjalëkalimit' })
  const strengths = [
    ['', 0, 'red'],
    ['a', 1, 'red'],
    ['aB', 2, 'yellow'],
    ['aB1', 3, 'blue'],
    ['aB1!', 4, 'green'],
    ['aB1!aB1!', 5, 'green'],
  ] as const

  it('is told in points, colours and a word while a password is typed, beside a hint; not beside what is wrong [SIGNUP-06, SIGNUP-07, SIGNUP-23]', async () => {
    const { user } = await open()
    const hint = 'Përdor 8 ose më shumë karaktere: shkronja, numra dhe simbole, me të paktën një shkronjë të madhe.'
    expect(labels.password()).toHaveAccessibleDescription(hint)
    for (const [password, score, color] of strengths) {
      put(labels.password(), password)
      expect(bar(), password).toHaveValue(score)
      const drawn = bar().nextElementSibling
      expect(drawn).toHaveAttribute('data-color', color)
      expect(drawn?.querySelectorAll('[data-on]')).toHaveLength(score)
    }
    expect(screen.getByText(hint)).toBeVisible()
    put(labels.password(), 'aB')
    expect(screen.getByText('Fjalëkalimi është mesatar')).toHaveAttribute('aria-live', 'polite')
    expect(bar()).toHaveAttribute('aria-valuetext', 'Mesatar')
    await user.click(labels.password())
    await user.tab()
    expect(labels.password()).toBeInvalid()
    expect(screen.queryByText('Fjalëkalimi është mesatar')).toBeNull()
  })

  it('has a height and the colour it names, light and dark [SIGNUP-06, SIGNUP-23]', () => {
    const { css } = compile('src/features/auth/ui/signup/SignupForm.module.scss', { loadPaths: ['src'] })
    const { css: theme } = compile('src/styles/_themes.scss')
    const hue = (color: string) => {
      const star = new RegExp(`\\[data-color=${color}\\] \\{\\s*--strength: var\\(--(star-\\d)\\)`).exec(css)?.[1]
      const [...hues] = theme.matchAll(new RegExp(`--${star}: (#\\w+)`, 'g'))
      return [...new Set(hues.map(([, one]) => one))]
    }
    expect(css).toMatch(/\.bar span \{\s*block-size: 0\.[1-9]/)
    expect(css).toMatch(/\[data-on\] \{[^}]*background: var\(--strength\)/)
    expect(['red', 'yellow', 'blue', 'green'].map(hue)).toEqual([
      ['#d62828', '#f87171'],
      ['#a97c00', '#facc15'],
      ['#2563eb', '#60a5fa'],
      ['#15803d', '#4ade80'],
    ])
  })

  // Which passwords are too weak: test/features/auth/validationProperties.test.ts.
  it('keeps the button disabled for a weak one, and says why, from the typing on, up to two points [SIGNUP-22]', async () => {
    const password = 'aaaaaa'
    const text = 'Fjalëkalimi duhet të jetë më i fortë për të vazhduar'
    const app = await open()
    const expectDisabled = () => {
      expect(button()).toBeDisabled()
      expect(screen.getAllByText(text).at(-1)).toBeVisible()
    }
    expect(screen.queryByText(text)).toBeNull()
    await app.type('password', password)
    expectDisabled()
    expect(button()).toHaveAccessibleDescription(text)
    // Its error line stands under the field now.
    await app.user.tab()
    expect(labels.password()).toBeInvalid()
    expectDisabled()
    await fill(app, { password, confirmation: password })
    await app.user.click(labels.name())
    await app.user.keyboard('{Enter}')
    expectDisabled()
    expect(signups()).toEqual([])
    put(labels.password(), 'aaaaa1')
    expect(button()).toBeEnabled()
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('the rules of the sign-up', () => {
  // Every message in its order, and what is let pass: test/features/auth/validation.test.ts.
  const wrong = {
    name: ['A', /Emri duhet të ketë të paktën 2 karaktere/],
    email: ['arta@posta', /Email nuk është valid/],
    password: ['aB1!x', /Fjalëkalimi duhet të ketë të paktën 6 karaktere/],
    confirmation: ['aB1!X', /Fjalëkalimet nuk përputhen/],
  } as const

  it('refuse each field that is wrong, and the terms, before any call, until it is edited [SIGNUP-13, SIGNUP-15, SIGNUP-17, SIGNUP-19, SIGNUP-20, FORM-01, FORM-02]', async () => {
    const app = await open()
    const names = ['name', 'email', 'password', 'confirmation'] as const
    for (const name of names) put(labels[name](), wrong[name][0])
    await app.user.click(button())
    for (const name of names) expect(labels[name]()).toHaveAccessibleDescription(wrong[name][1])
    expect(terms()).toHaveAccessibleDescription('Duhet të pranosh kushtet dhe rregullat')
    expect(signups()).toEqual([])
    for (const name of names) {
      put(labels[name](), valid[name])
      expect(labels[name](), name).toBeValid()
      expect(labels[name]()).not.toHaveAccessibleDescription(wrong[name][1])
    }
    await app.user.click(terms())
    expect(terms()).not.toHaveAccessibleDescription()
    await app.user.click(button())
    await waitFor(() => expect(signups()).toHaveLength(1))
  })

  it('speak also of an empty form, whose button is disabled: on Enter and on leaving an edited field [SIGNUP-12, SIGNUP-14, SIGNUP-16, SIGNUP-18, SIGNUP-20]', async () => {
    const { user } = await open()
    await user.type(labels.name(), 'A{Backspace}')
    await user.tab()
    expect(labels.name()).toHaveAccessibleDescription(/Emri është i detyrueshëm/)
    expect(screen.queryByText('Email është i detyrueshëm')).toBeNull()
    await user.keyboard('{Enter}')
    expect(labels.email()).toHaveAccessibleDescription(/Email është i detyrueshëm/)
    expect(labels.password()).toHaveAccessibleDescription(/Fjalëkalimi është i detyrueshëm/)
    expect(labels.confirmation()).toHaveAccessibleDescription('Konfirmimi i fjalëkalimit është i detyrueshëm')
    expect(terms()).toHaveAccessibleDescription('Duhet të pranosh kushtet dhe rregullat')
    expect(screen.getByRole('region', { name: 'Ka 5 probleme' })).toHaveFocus()
    expect(document.title).toMatch(/^Gabim: Regjistrohu · /)
  })
})

describe('the name of a new account', () => {
  it('is refused before any call for a word of a large list, Albanian or English, in any case [SIGNUP-24, SIGNUP-25, SIGNUP-27, SIGNUP-28, FORM-01]', async () => {
    expect(new Set(screenedTerms).size).toBeGreaterThan(300)
    const app = await open()
    await fill(app)
    for (const name of ['KuRvA', 'Asshole']) {
      put(labels.name(), name)
      // Nor does it pass when it is sent again.
      for (let press = 0; press < 2; press += 1) {
        await app.user.click(button())
        expect(await screen.findByText('Përmbajtje e papranueshme')).toBeVisible()
      }
      expect(labels.name()).toHaveAccessibleDescription(/Përmbajtja e papranueshme u gjet në fushën: Emri$/)
      expect(signups()).toEqual([])
      put(labels.name(), 'Arta')
      expect(labels.name()).toBeValid()
      expect(screen.queryByText('Përmbajtje e papranueshme')).toBeNull()
    }
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

  const named = {
    name: 'Emri i zënë',
    email: 'Email i zënë',
    password: 'Fjalëkalim i njohur',
    nickname: 'Pseudonim i zënë',
  }
  it('may say what is wrong with fields, each until it is edited; what fits no field stands above the form [SIGNUP-10, FORM-02, AUTHERR-30]', async () => {
    answer({ success: false, message: 'Kontrollo fushat', validationErrors: named }, 409)
    await send()
    for (const name of ['name', 'email', 'password'] as const) {
      await waitFor(() => expect(labels[name]()).toHaveAccessibleDescription(new RegExp(named[name])))
      expect(labels[name]()).toBeInvalid()
    }
    expect(labels.confirmation()).toBeValid()
    const general = screen.getByText('Kontrollo fushat').closest('[role="alert"]')
    expect(general).toHaveTextContent('Pseudonim i zënë')
    put(labels.email(), 'tjeter@posta.example')
    expect(labels.email()).not.toHaveAccessibleDescription(new RegExp(named.email))
    expect(labels.name()).toHaveAccessibleDescription(new RegExp(named.name))
  })

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

  const way = '/koment/biz_009'
  const other = '/komentet-e-mia?faqe=2#fund'
  it.each([
    ['nothing', 'another page', undefined, other, other],
    ['nothing', 'another site', undefined, '//evil.example/x', null],
    ['a path', 'another page', way, other, way],
    ['a path', 'another site', way, 'https://evil.example', way],
  ])(
    'with %s in the storage, who came from %s, leaves there what leads on after the log-in, and changes nothing there before it is accepted (Q08) [AUTHENT-06]',
    async (_stored, _from, stored, from, left) => {
      if (stored) rememberRedirect(stored)
      const refuse = () => HttpResponse.json({ success: false, message: 'Jo' }, { status: 400 })
      server.msw.use(http.post('*/v1/auth/signup', refuse, { once: true }))
      const app = await open({ state: { from } })
      await fill(app)
      await app.user.click(button())
      expect(await screen.findByText('Jo')).toBeVisible()
      expect(localStorage.getItem(storageKeys.pendingRedirect)).toBe(stored ?? null)
      await app.user.click(button())
      await waitFor(() => expect(currentPlace()).toMatch(/^\/verify-email/))
      expect(localStorage.getItem(storageKeys.pendingRedirect)).toBe(left)
    },
  )
})
