// The account of those who are signed in: what is shown of it, the change of the password, the deletion.
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken, staleToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { AuthProvider } from '@/features/auth/ui/AuthProvider'
import { DeleteAccount } from '@/features/auth/ui/profile/DeleteAccount'
import { log } from '@/lib/logger'
import { storageKeys } from '@/lib/storageKeys'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { keepBusinessDraft } from '@/storage/businessDraft'
import { rememberRedirect } from '@/storage/pendingRedirect'
import { savePendingReview } from '@/storage/pendingReview'
import { rememberSearch } from '@/storage/recentItems'
import { keepSaved } from '@/storage/savedBusinesses'
import { saveReviewDraft } from '@/storage/unsentReviews'

const server = startTestServer()
standInDialogs()

const demo = { email: 'demo@vlereso.example', password: 'Demo1234' }

/** The reply of a log-in with the mock backend. */
const logIn = async ({ email, password } = demo) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }
  return (await fetch(`${window.location.origin}/v1/auth/login`, init)).json()
}

type Session = Parameters<typeof startSession>[0]

/** The app at /profile with a stored session, the demo user's unless given. */
async function open({
  session,
  route = '/profile',
  check = true,
}: {
  session?: Session
  route?: string
  check?: boolean
} = {}) {
  startSession(session ?? (await logIn()).data)
  const app = await renderApp({ route })
  if (check) scheduleSessionCheck(app.store.dispatch)
  return app
}

/** A session of which nothing is known but that it is one: nothing stored, tokens without claims. */
const nameless = () => ({ accessToken: 'opaque', refreshToken: 'opaque-too' })

const answer = (method: 'get' | 'post' | 'delete', path: string, reply: () => Response | Promise<Response>) =>
  server.msw.use(http[method](`*/v1/${path}`, reply))
const ben = { _id: 'u2', name: 'Ben', email: 'ben@example.al' }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
const dialog = () => within(screen.getByRole('dialog'))
const ready = () => screen.findByRole('button', { name: 'Ndrysho fjalëkalimin' })
const refused =
  (body: object, status = 400) =>
  () =>
    HttpResponse.json({ success: false, ...body }, { status })

describe('the profile', () => {
  it('sends who is not signed in to the log-in, in its place [PROFILE-01]', async () => {
    const { store } = await renderApp({ route: '/profile' })
    const entries = window.history.length
    scheduleSessionCheck(store.dispatch)
    await heading('Hyr në llogarinë tënde')
    expect(currentPlace()).toBe('/login')
    expect(window.history.length).toBe(entries)
    expect(window.history.state.usr).toEqual({ from: '/profile', message: 'Hyr për të parë profilin tënd.' })
  })

  it('waits for the session with a word about it [PROFILE-02]', async () => {
    const { store } = await open({ check: false })
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(/^Duke ngarkuar profilin\.\.\.$/)
    scheduleSessionCheck(store.dispatch)
    await heading('Profili im')
  })

  it('shows name, e-mail, role and the day of the sign-up [ROUTE-20, PROFILE-03, PROFILE-06, PROFILE-07]', async () => {
    const { data } = await logIn()
    const user = { ...data.user, role: 'Moderator', createdAt: '2026-03-09T22:30:00Z' }
    answer('get', 'auth/me', () => HttpResponse.json({ success: true, data: { user } }))
    await open({ session: data })
    await waitFor(() => expect(fact('Roli')).toHaveTextContent(/^Moderator$/))
    expect(fact('Emri')).toHaveTextContent(user.name)
    expect(fact('Email')).toHaveTextContent(demo.email)
    expect(fact('Regjistruar më')).toHaveTextContent(/^9 mars 2026$/)
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({ role: 'Moderator' })
  })

  it.each<[string, { verified?: boolean }, string]>([
    ['I verifikuar', { verified: true }, '[PROFILE-04]'],
    ['Në pritje', { verified: false }, '[PROFILE-05]'],
    ['Në pritje', {}, '[PROFILE-05]'],
  ])('has the badge %s for %j %s', async (badge, state) => {
    const user = { _id: 'u1', name: 'Arta', email: 'arta@example.al', ...state }
    answer('get', 'auth/me', () => HttpResponse.json({ success: true, data: { user } }))
    await open({ session: { accessToken: freshToken(), refreshToken: freshToken(), user } })
    await heading('Profili im')
    expect(fact('Statusi i email-it')).toHaveTextContent(new RegExp(`^${badge}$`))
  })

  it('makes do with what is known [PROFILE-06]', async () => {
    const user = { _id: 'u1', email: 'arta@example.al' }
    answer('get', 'auth/me', () => HttpResponse.json({ success: true, data: { user } }))
    await open({ session: nameless() })
    await waitFor(() => expect(fact('Roli')).toHaveTextContent(/^User$/))
    expect(fact('Emri')).toHaveTextContent('Nuk dihet')
    expect(fact('Regjistruar më')).toHaveTextContent('Datë e panjohur')
  })

  it.each([
    ['of the access token', freshToken({ sub: 'u1' }), 'u1'],
    ['of nobody', 'opaque', 'authenticated'],
  ])(
    'shows whom the server names without an id, and keeps them with that %s [PROFILE-03]',
    async (_, accessToken, _id) => {
      const user = { name: 'Arta', email: 'arta@example.al' }
      answer('get', 'auth/me', () => HttpResponse.json({ success: true, data: { user } }))
      const { store } = await open({ session: { accessToken, refreshToken: 'opaque-too' } })
      expect(await screen.findByText('Arta', { selector: 'dd' })).toBeVisible()
      expect(store.getState().auth.user).toEqual({ ...user, _id })
      expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toEqual({ ...user, _id })
    },
  )

  it('leads back [PROFILE-10]', async () => {
    const { user, store } = await open({ route: '/info' })
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(true))
    await user.click(screen.getByRole('button', { name: /^Llogaria:/ }))
    await user.click(await screen.findByRole('link', { name: 'Profili im' }))
    await heading('Profili im')
    await user.click(screen.getByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/info'))
  })

  it('leads home where there is no way back [PROFILE-10]', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })

  it('leads back to the page of ours from which the address was typed, where the browser knows it (Q84)', async () => {
    const { user } = await open({ route: '/info' })
    // A typed address begins another visit, which the router counts from 0.
    window.history.pushState({ idx: 0, key: 'typed' }, '', '/profile')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await heading('Profili im')
    vi.stubGlobal('navigation', { currentEntry: { index: 1 } })
    await user.click(await screen.findByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/info'))
  })

  it('leads home where the browser knows of no page of ours before this one (Q84)', async () => {
    vi.stubGlobal('navigation', { currentEntry: { index: 0 } })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })

  it('leads home who landed here and had to log in first [PROFILE-10] (Q02)', async () => {
    const { user, store } = await renderApp({ route: '/profile' })
    act(() => void store.dispatch({ type: 'auth/INIT', payload: { user: null } }))
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    act(() => void store.dispatch(loginSucceeded({ user: ben })))
    await waitFor(() => expect(currentPlace()).toBe('/profile'))
    await user.click(await screen.findByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })
})

describe('a profile that does not load', () => {
  it.each([
    ['503', refused({ message: 'Jo tani' }, 503)],
    ['0', () => HttpResponse.error()],
  ])(
    'is reported with its status %s, and shown while nothing else is known [PROFILE-02, PROFILE-12]',
    async (status, reply) => {
      const error = vi.spyOn(log, 'error').mockReturnValue()
      answer('get', 'auth/me', reply)
      const { user } = await open({ session: nameless() })
      const text = `Failed to load profile data: ${status}`
      expect(await screen.findByText(text, undefined, { timeout: 15_000 })).toBeVisible()
      expect(error).toHaveBeenCalledWith(text)
      answer('get', 'auth/me', () =>
        HttpResponse.json({ success: true, data: { user: { _id: 'u1', name: 'Arta', email: 'a@b.al' } } }),
      )
      await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
      expect(await screen.findByText('Arta', { selector: 'dd' })).toBeVisible()
      expect(screen.queryByText(text)).toBeNull()
    },
  )

  it('is shown as it was stored [PROFILE-12]', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    const { data } = await logIn()
    answer('get', 'auth/me', refused({}, 500))
    await open({ session: data })
    expect(await screen.findByText(/^Profili nuk u përditësua\./, undefined, { timeout: 15_000 })).toBeVisible()
    expect(fact('Emri')).toHaveTextContent(data.user.name)
    expect(screen.queryByText(/Failed to load/)).toBeNull()
    expect(error).toHaveBeenCalledWith('Failed to load profile data: 500')
  })
})

describe('a change of the password', () => {
  const labels = {
    current: () => screen.getByLabelText('Fjalëkalimi aktual *'),
    chosen: () => screen.getByLabelText('Fjalëkalimi i ri *'),
    again: () => screen.getByLabelText('Konfirmo fjalëkalimin e ri *'),
  }
  const valid = { current: demo.password, chosen: 'Fshehta12', again: 'Fshehta12' }
  const send = () => dialog().getByRole('button', { name: /^(Ndrysho fjalëkalimin|Duke ndryshuar fjalëkalimin…)$/ })

  async function start(session?: Session) {
    const app = await open(session ? { session } : {})
    await app.user.click(await ready())
    return app
  }
  async function change({ user }: Awaited<ReturnType<typeof start>>, texts: Partial<typeof valid> = {}) {
    for (const [name, text] of Object.entries({ ...valid, ...texts })) {
      await user.click(labels[name as keyof typeof valid]())
      if (text) await user.paste(text)
    }
    await user.click(send())
  }

  it('opens in a dialog, with what password managers need [PROFILE-08]', async () => {
    await start()
    expect(screen.getByRole('dialog', { name: 'Ndrysho fjalëkalimin' })).toBeVisible()
    expect(labels.current()).toHaveFocus()
    expect(Object.values(labels).map((find) => find().getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ])
    const account = screen.getByRole('dialog').querySelector<HTMLInputElement>('[autocomplete="username"]')
    expect(account).toHaveValue(demo.email)
    expect(account).not.toBeVisible()
  })

  it.each([
    ['PWCHANGE-01', 'current', { current: '' }, 'Fjalëkalimi aktual është i detyrueshëm'],
    ['PWCHANGE-02', 'chosen', { chosen: '' }, 'Fjalëkalimi i ri është i detyrueshëm'],
    ['PWCHANGE-03', 'chosen', { chosen: 'Fsheh12' }, 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'],
    [
      'PWCHANGE-04',
      'chosen',
      { chosen: 'fshehta12' },
      'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër',
    ],
    [
      'PWCHANGE-04',
      'chosen',
      { chosen: 'FSHEHTA12' },
      'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër',
    ],
    [
      'PWCHANGE-04',
      'chosen',
      { chosen: 'FshehtaFsh' },
      'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër',
    ],
    ['PWCHANGE-05', 'again', { again: '' }, 'Konfirmimi i fjalëkalimit është i detyrueshëm'],
    ['PWCHANGE-06', 'again', { again: 'Fshehta13' }, 'Fjalëkalimet nuk përputhen'],
    ['PWCHANGE-07', 'chosen', { chosen: demo.password }, 'Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual'],
  ] as const)('[%s] [FORM-01, FORM-02] %s of %j: %s', async (_, name, texts, message) => {
    const app = await start()
    await change(app, texts)
    const described = new RegExp(message)
    expect(labels[name]()).toHaveAccessibleDescription(described)
    expect(server.requests).not.toContain('POST /v1/auth/change-password')
    await app.user.type(labels[name](), 'x')
    expect(labels[name]()).not.toHaveAccessibleDescription(described)
  })

  it('that worked is said for 5 seconds [PROFILE-11, AUTHERR-24]', async () => {
    let reply = (_: Response) => {}
    const asked = vi.fn(() => new Promise<Response>((resolve) => (reply = resolve)))
    answer('post', 'auth/change-password', asked)
    const app = await start()
    // Said in a region that stood before it, or not everybody hears of it.
    const region = (await screen.findByRole('region', { name: 'Njoftime' })).querySelector('[aria-live="polite"]')
    await change(app)
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    reply(HttpResponse.json({ success: true }))
    for (let turn = 0; turn < 5; turn += 1) await act(settle)
    expect(screen.getByText('Fjalëkalimi u ndryshua me sukses')).toBeVisible()
    expect(region).toHaveTextContent('Fjalëkalimi u ndryshua me sukses')
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => void vi.advanceTimersByTime(4999))
    expect(screen.getByText('Fjalëkalimi u ndryshua me sukses')).toBeVisible()
    await act(async () => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Fjalëkalimi u ndryshua me sukses')).toBeNull()
  })

  it('is what the next log-in needs, and leaves the session as it is [PERM-08]', async () => {
    const app = await start()
    await change(app)
    expect(await screen.findByText('Fjalëkalimi u ndryshua me sukses')).toBeVisible()
    expect((await logIn({ ...demo, password: 'Fshehta12' })).success).toBe(true)
    expect((await logIn()).success).toBe(false)
    expect(app.store.getState().auth.isAuthenticated).toBe(true)
    expect(JSON.stringify(app.store.getState())).not.toContain('Fshehta12')
  })

  it('shows what the server has against it, at its field and in general [AUTHERR-30]', async () => {
    const app = await start()
    await change(app, { current: 'Demo12345' })
    await waitFor(() => expect(labels.current()).toHaveAccessibleDescription(/Fjalëkalimi aktual nuk është i saktë/))
    // The server's general message is the same text: the field says it, and the list of problems leads there.
    const wrong = dialog().getAllByText(/Fjalëkalimi aktual nuk është i saktë/)
    expect(wrong.filter((text) => !text.closest('a'))).toHaveLength(1)
    answer(
      'post',
      'auth/change-password',
      refused({
        message: 'Kontrollo fushat',
        validationErrors: { newPassword: 'U përdor një herë', pin: 'Mungon PIN-i' },
      }),
    )
    await app.user.click(send())
    await waitFor(() => expect(labels.chosen()).toHaveAccessibleDescription(/U përdor një herë/))
    const general = dialog().getByText('Kontrollo fushat').closest('[role="alert"]')
    expect(general).toHaveTextContent('Mungon PIN-i')
  })

  it('is of no other account: the dialog goes when another tab signs somebody else in', async () => {
    const { store } = await start()
    await act(async () => void store.dispatch(loginSucceeded({ user: ben })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that failed without a word is spoken for [AUTHERR-18]', async () => {
    answer('post', 'auth/change-password', refused({}, 500))
    const app = await start()
    await change(app)
    expect(await dialog().findByText('Gabim në ndryshimin e fjalëkalimit')).toBeVisible()
    expect(labels.chosen()).toHaveValue('Fshehta12')
  })

  it('with an expired session says so; who has read it logs in and comes back [PWCHANGE-08, PWCHANGE-09]', async () => {
    answer('post', 'auth/change-password', refused({}, 401))
    const { data } = await logIn()
    const app = await start({ accessToken: data.accessToken, user: data.user })
    await change(app)
    expect(await dialog().findByText(/^Sesioni ka skaduar\. Ju lutemi hyni përsëri\./)).toBeVisible()
    await app.user.click(dialog().getByRole('button', { name: 'Hyr përsëri' }))
    await heading('Hyr në llogarinë tënde')
    expect(window.history.state.usr).toMatchObject({ from: '/profile' })
    expect(localStorage.getItem(storageKeys.accessToken)).toBeNull()
  })

  it.each([
    ['the words of the end', 'Refresh token expired'],
    ['any words', 'Unauthorized'],
  ])(
    'whose refresh is refused in %s says so at the log-in, which leads back [PWCHANGE-08, PWCHANGE-09]',
    async (_, message) => {
      answer('post', 'auth/refresh', refused({ message }, 401))
      const app = await start()
      localStorage.setItem(storageKeys.accessToken, staleToken())
      await change(app)
      await heading('Hyr në llogarinë tënde')
      expect(await screen.findByText('Sesioni ka skaduar. Ju lutemi hyni përsëri.')).toBeVisible()
      expect(screen.queryByText('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')).toBeNull()
      expect(window.history.state.usr).toMatchObject({ from: '/profile' })
      expect(localStorage.getItem(storageKeys.accessToken)).toBeNull()
    },
  )

  it('closes by nothing while it is under way', async () => {
    let reply = (_: Response) => {}
    answer('post', 'auth/change-password', () => new Promise((resolve) => (reply = resolve)))
    const app = await start()
    await change(app)
    expect(send()).toBeDisabled()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await app.user.click(dialog().getByRole('button', { name: 'Anulo' }))
    await app.user.click(dialog().getByRole('button', { name: 'Close modal' }))
    expect(screen.getByRole('dialog')).toBeVisible()
    reply(HttpResponse.json({ success: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the deletion of the account', () => {
  const word = () => screen.getByLabelText('Shkruaj FSHI për ta konfirmuar *')
  const send = () => dialog().getByRole('button', { name: /^(Fshi llogarinë|Duke fshirë llogarinë…)$/ })
  const hint = 'Teksti nuk përputhet. Shkruani saktë: FSHI'
  const deletions = () => server.requests.filter((request) => request.startsWith('DELETE'))

  async function start(session?: Session) {
    const app = await open(session ? { session } : {})
    await app.user.click(await screen.findByRole('button', { name: 'Fshi llogarinë' }))
    return app
  }
  async function confirm(session?: Session) {
    const app = await start(session)
    await app.user.type(word(), 'FSHI')
    await app.user.click(send())
    return app
  }

  it('opens in a dialog that asks for a word [PROFILE-09]', async () => {
    const { user } = await start()
    expect(screen.getByRole('dialog', { name: 'Fshi llogarinë' })).toBeVisible()
    expect(word()).toHaveFocus()
    await user.click(dialog().getByRole('button', { name: 'Anulo' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(deletions()).toEqual([])
  })

  it.each(['F', 'fshi', 'FSHI ', ' FSHI', 'FSHIJ', 'Fshi', 'FSH'])(
    'is not possible with %j, and a hint says so [DELACC-02, DELACC-03]',
    async (text) => {
      const { user } = await start()
      expect(send()).toBeDisabled()
      expect(screen.queryByText(hint)).toBeNull()
      await user.type(word(), text)
      expect(send()).toBeDisabled()
      expect(screen.getByText(hint)).toBeVisible()
    },
  )

  it('is possible with the word alone, and the hint goes [DELACC-02, DELACC-03]', async () => {
    const { user } = await start()
    await user.type(word(), 'FSHI')
    expect(send()).toBeEnabled()
    expect(screen.queryByText(hint)).toBeNull()
  })

  it('is of no other account: the word typed for one does not delete that of who signs in in another tab', async () => {
    const { user, store } = await start()
    await user.type(word(), 'FSHI')
    await act(async () => void store.dispatch(loginSucceeded({ user: ben })))
    expect(fact('Emri')).toHaveTextContent('Ben')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Fshi llogarinë' }))
    expect(word()).toHaveValue('')
    expect(send()).toBeDisabled()
  })

  it('by Enter with another text says what is missing [DELACC-04, FORM-01, FORM-02]', async () => {
    const { user } = await start()
    await user.type(word(), 'fshi{Enter}')
    expect(word()).toHaveAccessibleDescription('Ju lutemi shkruani tekstin e konfirmimit saktë')
    expect(deletions()).toEqual([])
    await user.type(word(), 'j')
    expect(word()).not.toHaveAccessibleDescription()
  })

  it('ends at home, logged out, with a message that comes once [DELACC-01, DELACC-05, PERM-08, AUTHERR-25]', async () => {
    answer('delete', 'users/:id', () => HttpResponse.json({ success: true }))
    const { store } = await confirm()
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(await screen.findByText('Llogaria u fshi me sukses')).toBeVisible()
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false })
    for (const key of ['accessToken', 'refreshToken', 'user'] as const) {
      expect(localStorage.getItem(storageKeys[key])).toBeNull()
    }
    expect(window.history.state.usr).toBeNull()
    expect(currentPlace()).toBe('/')
  })

  it('deletes the own account, which is no more [PERM-08]', async () => {
    await confirm()
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(deletions()).toEqual(['DELETE /v1/users/usr_001'])
    expect((await logIn()).success).toBe(false)
  })

  it('takes along all that this browser keeps of its user, and nothing of others (Q78)', async () => {
    const form = { rating: 4, title: 'Mirë', comment: 'Kafe.', experienceDate: '', orderId: '' }
    for (const author of ['usr_001', 'usr_002']) saveReviewDraft({ businessId: 'b1', author }, form, Date.now())
    const pending = { businessId: 'b2', formData: form, timestamp: Date.now(), redirectPath: '/koment/b2' }
    savePendingReview({ ...pending, author: 'usr_001' })
    rememberRedirect('/koment/b2')
    rememberSearch('kafe')
    keepSaved(['b1'])
    for (const author of ['usr_001', 'usr_002']) keepBusinessDraft(author, { name: 'Liqeni' })
    await confirm()
    await waitFor(() => expect(currentPlace()).toBe('/'))
    const kept = Object.keys(localStorage).filter((key) => key !== 'theme')
    expect(kept).toEqual(['reviewDrafts'])
    expect(localStorage.getItem('reviewDrafts')).not.toContain('usr_001')
    expect(localStorage.getItem('reviewDrafts')).toContain('usr_002')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('businessDraft'))).toEqual([
      'businessDraft:usr_002',
    ])
  })

  it('cannot be done without an id [DELACC-06]', async () => {
    answer('get', 'auth/me', refused({}, 400))
    vi.spyOn(log, 'error').mockReturnValue()
    await confirm(nameless())
    expect(await dialog().findByText('Could not determine user ID')).toBeVisible()
    expect(deletions()).toEqual([])
  })

  it.each([
    ['Nuk lejohet', refused({ message: 'Nuk lejohet' }, 403)],
    ['Fshirja e llogarisë dështoi', refused({}, 200)],
    ['Gabim gjatë fshirjes së llogarisë', refused({}, 500)],
    ['Gabim gjatë fshirjes së llogarisë', () => HttpResponse.error()],
  ])('that fails says: %s [DELACC-07]', async (text, reply) => {
    answer('delete', 'users/:id', reply)
    const { store } = await confirm()
    expect(await dialog().findByText(text)).toBeVisible()
    expect(send()).toBeEnabled()
    expect(store.getState().auth.isAuthenticated).toBe(true)
    expect(currentPlace()).toBe('/profile')
  })

  it('that fails without anything usable has a text of its own [DELACC-08]', async () => {
    const store = makeStore()
    const methods = { deleteAccount: () => Promise.resolve({ success: false }) }
    const user = userEvent.setup()
    render(
      <Provider store={store}>
        <AuthProvider methods={methods}>
          <DeleteAccount onClose={() => undefined} />
        </AuthProvider>
      </Provider>,
    )
    await user.type(word(), 'FSHI{Enter}')
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      /^Gabim gjatë fshirjes së llogarisë\. Provoni përsëri\.$/,
    )
  })
})
