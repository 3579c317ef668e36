// /reset-password: a new password by the link of the e-mail.

import { heading, put, refusal, signedIn } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { compile } from 'sass'
import { describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { checkSession, scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'

const server = startTestServer()
standInDialogs()

const demo = 'demo@vlereso.example'
const arta = { _id: 'usr_001', name: 'Arta', email: demo, role: 'Moderator' }
const good = 'Sekret12'
const title = 'Zgjidh një fjalëkalim të ri'
const short = 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'
const weak = 'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër'
const done = 'Fjalëkalimi u ndryshua'
const password = () => screen.getByLabelText<HTMLInputElement>('Fjalëkalimi i ri *')
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Konfirmo fjalëkalimin e ri *')
const submit = () => screen.getByRole('button', { name: /^(Ruaj fjalëkalimin|Duke ruajtur fjalëkalimin…)$/ })
const asked = () => server.requests.filter((request) => request.includes('reset-password'))

async function open(route = '/reset-password?token=secret') {
  const app = await renderApp({ route })
  act(() => scheduleSessionCheck(app.store.dispatch))
  const choose = async (first: string, second = first) => {
    put(password(), first)
    put(confirmation(), second)
    await app.user.click(submit())
  }
  return { ...app, choose }
}

/** Which of the checklist's lines are met, in their order, and that it is said so. */
function expectMet(...met: boolean[]) {
  const lines = within(screen.getByRole('list', { name: 'Kërkesat për fjalëkalimin' })).getAllByRole('listitem')
  const names = [
    'Të paktën 8 karaktere',
    'Një shkronjë e vogël',
    'Një shkronjë e madhe',
    'Një numër',
    'Fjalëkalimet përputhen',
  ]
  expect(lines.map((line) => line.textContent)).toEqual(
    names.map((name, index) => `${name} (${met[index] ? 'e plotësuar' : 'e paplotësuar'})`),
  )
  const count = met.filter(Boolean).length
  expect(screen.getByText(`${count} nga 5 kërkesa të plotësuara`)).toHaveAttribute('aria-live', 'polite')
}

/** Path and query of the link that the e-mail brought. */
async function linkFromEmail(): Promise<string> {
  const asking = new Request('http://localhost:3000/v1/auth/forgot-password', {
    method: 'POST',
    body: JSON.stringify({ email: demo }),
  })
  await server.backend.handle(asking)
  const { pathname, search } = new URL(server.backend.outbox.last(demo)?.link ?? '')
  return pathname + search
}

describe('the reset of the password without a token', () => {
  it.each(['/reset-password', '/reset-password?token='])(
    'is an invalid link, in whose place another one can be had: %s [RESET-01, RESET-02, RESET-03]',
    async (route) => {
      const { user } = await open(route)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Link i pavlefshëm')
      expect(screen.getByRole('alert').textContent).toBe('Token i rivendosjes së fjalëkalimit mungon')
      expect(screen.getByRole('link', { name: 'Kthehu te hyrja' })).toHaveAttribute('href', '/login')
      expect(screen.queryByLabelText('Fjalëkalimi i ri *')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Kërko një link të ri' }))
      expect(screen.getByRole('dialog', { name: 'Rivendos fjalëkalimin' })).toBeVisible()
    },
  )
})

describe('the form of the reset', () => {
  it('has two passwords for a new one, each shown and hidden by itself [RESET-04, RESET-05, RESET-06]', async () => {
    const { user } = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(document.title).toBe(`${title} · Vlerëso`)
    for (const field of [password(), confirmation()]) expect(field).toHaveAttribute('autocomplete', 'new-password')
    expect(document.querySelector('[autocomplete="username"]')).toBeNull()
    const types = () => [password().type, confirmation().type]
    expect(types()).toEqual(['password', 'password'])
    for (const [name, shown] of [
      ['Shfaq fjalëkalimin e ri', ['text', 'password']],
      ['Shfaq konfirmimin', ['text', 'text']],
      ['Fshih fjalëkalimin e ri', ['password', 'text']],
      ['Fshih konfirmimin', ['password', 'password']],
    ]) {
      await user.click(screen.getByRole('button', { name: String(name) }))
      expect(types()).toEqual(shown)
    }
  })

  it('tells password managers whose it is, if the link or the session says so', async () => {
    const account = () => document.querySelector<HTMLInputElement>('[autocomplete="username"]')
    const { unmount } = await open(`/reset-password?token=secret&email=${demo}`)
    expect(account()).toHaveValue(demo)
    expect(account()).not.toBeVisible()
    unmount()
    await renderApp({ route: '/reset-password?token=secret', preloadedState: signedIn(arta) })
    expect(account()).toHaveValue(arta.email)
  })

  it('checks the requirements off while one types, in another colour, also of what was refused [RESET-07]', async () => {
    const { choose } = await open()
    const { css } = compile('src/features/auth/ui/password/NewPasswordFields.module.scss', { loadPaths: ['src'] })
    expect(css).toMatch(/li\[data-met\] \{\s*color: var\(--success-text\)/)
    expectMet(false, false, false, false, false)
    put(password(), 'abc')
    expectMet(false, true, false, false, false)
    put(password(), 'abcDEF')
    expectMet(false, true, true, false, false)
    put(password(), 'abcDEF12')
    expectMet(true, true, true, true, false)
    put(confirmation(), 'abcDEF12')
    expectMet(true, true, true, true, true)
    await choose('Sekret1')
    expect(password()).toHaveAttribute('aria-invalid', 'true')
    expectMet(false, true, true, true, true)
    put(password(), good)
    expectMet(true, true, true, true, false)
  })

  const refusals = [
    ['', '', 'Fjalëkalimi është i detyrueshëm', 'Konfirmimi i fjalëkalimit është i detyrueshëm'],
    ['Sekret1', 'Sekret13', short, 'Fjalëkalimet nuk përputhen'],
    ['Sekretet', 'Sekretet ', weak, 'Fjalëkalimet nuk përputhen'],
  ] as const

  it('sends nothing for what is wrong, and says so at the field until it is edited [RESET-10, RESET-11, RESET-12, RESET-13, RESET-14, FORM-01, FORM-02]', async () => {
    const { choose } = await open()
    const errorOf = (field: HTMLInputElement) => document.getElementById(`${field.id}-error`)?.textContent
    for (const [first, second, text, again] of refusals) {
      await choose(first, second)
      expect([errorOf(password()), errorOf(confirmation())]).toEqual([text, again])
      expect(screen.getByRole('region', { name: 'Ka 2 probleme' })).toHaveFocus()
      expect(document.title).toBe(`Gabim: ${title} · Vlerëso`)
      expect(asked()).toEqual([])
      for (const field of [confirmation(), password()]) {
        expect(field).toHaveAttribute('aria-invalid', 'true')
        expect(field.getAttribute('aria-describedby')).toContain(`${field.id}-error`)
        put(field, 'x')
        expect(field).not.toHaveAttribute('aria-invalid')
      }
    }
  })

  it('says why it failed, keeps the token and its fields for another try, and has another link sent [RESET-04, RESET-05]', async () => {
    server.msw.use(http.post('*/v1/auth/reset-password', refusal('Linku ka skaduar')))
    const { user, choose } = await open()
    await choose(good)
    const hint = 'Linku mund të ketë skaduar ose të jetë përdorur tashmë. Kërko një link të ri'
    expect((await screen.findByRole('alert')).textContent).toBe(`Linku ka skaduar${hint}`)
    expect(currentPlace()).toBe('/reset-password?token=secret')
    expect(password()).toHaveValue(good)
    expect(confirmation()).toHaveValue(good)
    await user.click(screen.getByRole('button', { name: 'Kërko një link të ri' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Rivendos fjalëkalimin' }))
    put(dialog.getByLabelText('Email *'), demo)
    await user.click(dialog.getByRole('button', { name: 'Dërgo linkun' }))
    expect(await screen.findByRole('dialog', { name: 'Kontrollo email-in' })).toBeVisible()
    expect(server.backend.outbox.last(demo)?.link).toContain('/reset-password?token=')
  })
})

describe('by the link of the e-mail for the reset', () => {
  it('the password is changed, for good, to one of eight signs [RESET-08, RESET-11]', async () => {
    const route = await linkFromEmail()
    const { choose, store } = await open(route)
    await choose(good)
    expect(await heading(done)).toBeVisible()
    expect(document.title).toBe(`${done} · Vlerëso`)
    expect(screen.getByText('Po të dërgojmë te faqja e hyrjes…')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Fjalëkalimi u ndryshua me sukses')
    expect(document.querySelector('main use')?.getAttribute('href')).toMatch(/#done$/)
    await waitFor(() => expect(currentPlace()).toBe('/reset-password'))
    // The token has gone; the success stays, also once the page has drawn that.
    await act(settle)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(done)
    const log = JSON.stringify([store.getState(), document.title, window.history.state])
    expect(log).not.toContain(route.split('=')[1])
    expect(log).not.toContain(good)
    const login = (secret: string) =>
      server.backend.handle(
        new Request('http://localhost:3000/v1/auth/login', {
          method: 'POST',
          body: JSON.stringify({ email: demo, password: secret }),
        }),
      )
    expect((await login('Demo1234')).status).toBe(401)
    expect((await login(good)).status).toBe(200)
  })

  describe('with an answer that is lost,', () => {
    const unknown = 'Nuk e dimë nëse fjalëkalimi u ndryshua; provo të hysh me fjalëkalimin e ri.'
    const respond = (reply: (request: Request) => Response | Promise<Response>) =>
      server.msw.use(http.post('*/v1/auth/reset-password', ({ request }) => reply(request)))
    const reset = async (reply: Parameters<typeof respond>[0]) => {
      respond(reply)
      const app = await open(await linkFromEmail())
      await app.choose(good)
      await screen.findByRole('alert')
      return app
    }

    it('it is unknown whether the password was changed; refused then with the used token, it is done [RESET-08]', async () => {
      const { user } = await reset(async (request) => {
        await server.backend.handle(request)
        return HttpResponse.error()
      })
      expect(screen.getByText('Gabim në lidhje me serverin')).toBeVisible()
      expect(screen.getByText(unknown)).toBeVisible()
      server.msw.resetHandlers()
      await user.click(submit())
      expect(await heading(done)).toBeVisible()
    })

    const weakPassword = { success: false, message: 'I dobët', errors: [{ field: 'password', message: 'I dobët' }] }
    it.each([
      ['refuses the password', () => HttpResponse.json(weakPassword, { status: 400 })],
      ['is not the one that speaks', () => new HttpResponse('<h1>Not Found</h1>', { status: 400 })],
      ['does not know the address', refusal('Not Found', 404)],
    ])('it stays unknown whether the password was changed where the server then %s', async (_, second) => {
      const { user } = await reset(() => HttpResponse.error())
      const refuse = vi.fn(second)
      respond(refuse)
      await user.click(submit())
      await waitFor(() => expect(refuse).toHaveBeenCalledTimes(1))
      await waitFor(() => expect(submit()).toBeEnabled())
      expect(screen.getByText(unknown)).toBeVisible()
      expect(screen.queryByRole('heading', { name: done })).toBeNull()
    })

    it('another password with the used token is refused as ever', async () => {
      const { choose } = await reset(async (request) => {
        await server.backend.handle(request)
        return HttpResponse.error()
      })
      server.msw.resetHandlers()
      await choose('Sekret34')
      expect(await screen.findByText('Linku i rivendosjes ka skaduar ose nuk është i vlefshëm')).toBeVisible()
    })
  })

  it.each([
    ['?access_token=1&amp;token=3Dabc).&token2=2#token=1', 'abc', 'a visitor', false],
    ['?token=a%2Bb%2Fc%3D%3D', 'a+b/c==', 'a user', true],
  ])('the token that is sent of %s is %j, by %s [ROUTE-21]', async (query, token, _, isSignedIn) => {
    const sent: unknown[] = []
    server.msw.use(
      http.post('*/v1/auth/reset-password', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ success: true })
      }),
    )
    if (isSignedIn) startSession({ accessToken: 'access', refreshToken: 'refresh' })
    const { choose } = await open(`/reset-password${query}`)
    await choose(good)
    await heading(done)
    expect(sent).toEqual([{ token, password: good }])
  })

  it('the password is changed of somebody signed in, too, whose session ends with the old one [ROUTE-21, PERM-12, RESET-08]', async () => {
    startSession({ accessToken: 'access', refreshToken: 'refresh', user: arta })
    const { choose, store, user } = await open(await linkFromEmail())
    act(() => void store.dispatch(loginSucceeded({ user: arta })))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await choose(good)
    await heading(done)
    expect(store.getState().auth.isAuthenticated).toBe(false)
    expect(localStorage.getItem('accessToken')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Kthehu te hyrja' }))
    await heading('Hyr në llogarinë tënde')
    expect(screen.getByText('Fjalëkalimi u ndryshua me sukses')).toBeVisible()
  })

  it('a session that is not checked yet ends with the old password too, and /login opens [RESET-08, RESET-09]', async () => {
    startSession({ accessToken: 'access', refreshToken: 'refresh', user: arta })
    const { store, user } = await renderApp({ route: await linkFromEmail() })
    put(password(), good)
    put(confirmation(), good)
    await user.click(submit())
    await heading(done)
    expect(localStorage.getItem('accessToken')).toBeNull()
    await act(() => store.dispatch(checkSession()))
    await user.click(screen.getByRole('link', { name: 'Kthehu te hyrja' }))
    await heading('Hyr në llogarinë tënde')
  })
})

describe('3 seconds after the change', () => {
  /** The moment of success, on a clock that stands still. */
  async function change() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stub = stubServer()
    await Promise.all([preloadPage('/login'), preloadPage('/info')])
    const app = await renderApp({ route: '/reset-password?token=secret' })
    act(() => void app.store.dispatch({ type: 'auth/INIT', payload: { user: null } }))
    put(password(), good)
    put(confirmation(), good)
    fireEvent.submit(password().form as HTMLFormElement)
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await pass(0)
    const request = stub.last('/auth/reset-password')
    expect(request.body).toEqual({ token: 'secret', password: good })
    const entries = window.history.length
    await act(() => request.reply({ success: true }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(done)
    expect(window.history.length).toBe(entries)
    return { ...app, pass }
  }

  it('/login takes over, with the good news, in place of the screen [RESET-09]', async () => {
    const { pass } = await change()
    const entries = window.history.length
    await pass(2999)
    expect(currentPlace()).toBe('/reset-password')
    await pass(1)
    expect(currentPlace()).toBe('/login')
    expect(window.history.length).toBe(entries)
    expect(screen.getByText('Fjalëkalimi u ndryshua me sukses').closest('[role="status"]')?.className).toContain(
      'success',
    )
  })

  it('nobody is called away who has left by then', async () => {
    const { pass } = await change()
    fireEvent.click(screen.getByRole('link', { name: 'Si funksionon' }))
    await pass(0)
    expect(currentPlace()).toBe('/info')
    await pass(5000)
    expect(currentPlace()).toBe('/info')
  })
})
