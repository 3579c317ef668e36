// The deletion of the account on the profile: the word that it asks for, what goes along, and how it fails.

import { aForm } from '@test/builders/entities'
import { putPending } from '@test/builders/texts'
import { type Answer, heading, noAnswer, put } from '@test/page'
import { currentPlace, runTestServer, whole } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { AuthProvider } from '@/features/auth/ui/AuthProvider'
import { DeleteAccount } from '@/features/auth/ui/profile/DeleteAccount'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { loggedOut } from '@/session/events'
import { keepBusinessDraft } from '@/storage/businessDraft'
import { rememberSearch } from '@/storage/recentItems'
import { rememberRedirect } from '@/storage/redirectAfterLogin'
import { keepText } from '@/storage/reviewTexts'
import { keepSaved } from '@/storage/savedBusinesses'
import { answer, dialog, logIn, me, open, refused, type Session, server } from './profilePage'

runTestServer(server)
standInDialogs()

describe('the deletion of the account', () => {
  const word = () => screen.getByLabelText('Shkruaj FSHI për ta konfirmuar *')
  const send = () => dialog().getByRole('button', { name: /^(Fshi llogarinë|Duke fshirë llogarinë…)$/ })
  const hint = whole('Teksti nuk përputhet. Shkruani saktë: FSHI')
  const deletions = () => server.requests.filter((request) => request.startsWith('DELETE'))

  async function start(session?: Session) {
    const app = await open(session ? { session } : {})
    await app.user.click(await screen.findByRole('button', { name: 'Fshi llogarinë' }))
    return app
  }
  async function confirm(session?: Session) {
    const app = await start(session)
    put(word(), 'FSHI')
    await app.user.click(send())
    return app
  }

  it('opens in a dialog that asks for a word, which a phone writes in capitals [PROFILE-09]', async () => {
    const { user } = await start()
    expect(screen.getByRole('dialog', { name: 'Fshi llogarinë' })).toHaveAccessibleDescription(
      /përgjithmonë.*rikthehet/,
    )
    expect(word()).toHaveFocus()
    expect(word()).toHaveAttribute('autocapitalize', 'characters')
    await user.click(dialog().getByRole('button', { name: 'Anulo' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(deletions()).toEqual([])
  })

  it('is not possible while the text differs, of which a hint tells, and an Enter says what is missing, until the next letter [DELACC-02, DELACC-03, DELACC-04, FORM-01, FORM-02]', async () => {
    const { user } = await start()
    const expectHint = (text: string, isHinted: boolean) => {
      expect(word()).toHaveValue(text)
      expect(screen.queryByText(hint) !== null, text).toBe(isHinted)
      expect(send().matches(':enabled'), text).toBe(text === 'FSHI')
    }
    const missing = 'Ju lutemi shkruani tekstin e konfirmimit saktë'
    expectHint('', false)
    await user.click(word())
    await user.keyboard('{Enter}')
    expect(word()).toHaveAccessibleDescription(missing)
    await user.keyboard('F')
    expect(word()).not.toHaveAccessibleDescription()
    expectHint('F', true)
    // By leaving the field and coming back, by a letter more and a letter less.
    await user.keyboard('SH{Tab}{Shift>}{Tab}{/Shift}{End}')
    expectHint('FSH', true)
    await user.keyboard('i{Enter}')
    expectHint('FSHi', true)
    expect(word()).toHaveAccessibleDescription(missing)
    await user.keyboard('{Backspace}I')
    expect(word()).not.toHaveAccessibleDescription()
    expectHint('FSHI', false)
    await user.keyboard(' ')
    expectHint('FSHI ', true)
    await user.clear(word())
    expectHint('', false)
    expect(deletions()).toEqual([])
  })

  it('is of the own account, which is no more, and ends at home, logged out, with a message that comes once [DELACC-01, DELACC-05, PERM-08, AUTHERR-25]', async () => {
    const { store } = await confirm()
    await waitFor(() => expect(currentPlace()).toBe('/'))
    const said = await screen.findByText('Llogaria u fshi me sukses')
    expect(said).toBeVisible()
    expect(said.closest('[class*="success"]')).not.toBeNull()
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false })
    for (const key of ['accessToken', 'refreshToken', 'user'] as const) {
      expect(localStorage.getItem(storageKeys[key])).toBeNull()
    }
    expect(window.history.state.usr).toBeNull()
    expect(currentPlace()).toBe('/')
    expect(deletions()).toEqual(['DELETE /v1/users/usr_001'])
    expect((await logIn()).success).toBe(false)
  })

  describe('with an answer that is lost,', () => {
    const unknown = 'Nuk e dimë nëse llogaria u fshi. Hyr përsëri për ta parë.'
    const offline = 'Gabim në lidhje me serverin'
    const page404 = () => new HttpResponse('<h1>Not Found</h1>', { status: 404 })
    const kept = () => localStorage.getItem('reviewDrafts')
    /** The word is typed, and the user has an unsent text; `press` has the server answer the deletion in this way. */
    async function tryIt() {
      const { user, store } = await start()
      const form = aForm()
      keepText({ businessId: 'b1', author: 'usr_001' }, form, Date.now())
      put(word(), 'FSHI')
      const press = async (reply?: Answer) => {
        if (reply) answer('delete', 'users/:id', reply)
        else server.msw.resetHandlers()
        await user.click(send())
      }
      return { press, store }
    }
    /** As by a new password on another device. */
    const endSession = () => {
      answer('get', 'auth/me', refused({ message: 'Token expired' }, 401))
      answer('post', 'auth/refresh', refused({ message: 'Refresh token expired' }, 401))
    }
    const isNotSaid = async () => {
      expect(screen.queryByText('Llogaria u fshi me sukses')).toBeNull()
      expect(kept()).toContain('usr_001')
      // It stands.
      expect((await logIn()).success).toBe(true)
    }
    const isSaid = async () => {
      expect(await screen.findByText('Llogaria u fshi me sukses')).toBeVisible()
      expect(currentPlace()).toBe('/')
      expect(Object.keys(localStorage).filter((key) => key !== 'theme')).toEqual([])
    }

    it.each([
      ['it was offline', noAnswer, false, [offline]],
      ['a gateway gave up', refused({ message: 'Prit pak' }, 504), true, ['Prit pak', unknown]],
    ])('is unknown where %s and the session is then refused: /login says so, its texts stay', async (...row) => {
      const [, reply, isOnline, said] = row
      const { press } = await tryIt()
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      endSession()
      await press(reply)
      const alert = await dialog().findByRole('alert')
      expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(said)
      await isNotSaid()
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
      await press(refused({ message: 'Token expired' }, 401))
      await heading('Hyr në llogarinë tënde')
      expect(await screen.findByText(unknown)).toBeVisible()
      expect(window.history.state.usr).toMatchObject({ from: '/profile' })
      await isNotSaid()
    })

    it.each([
      ['knows nothing any more, nor says it in words, as while it is renewed', page404],
      ['refuses it when it is asked again', refused({ message: 'Jo tani' }, 403)],
    ])('is unknown where the server %s: the dialog says so, and sends it again', async (_, second) => {
      const { press, store } = await tryIt()
      answer('get', 'auth/me', page404)
      await press(noAnswer)
      expect(await dialog().findByText(unknown)).toBeVisible()
      await press(second)
      expect(await dialog().findByText(unknown)).toBeVisible()
      expect(store.getState().auth.isAuthenticated).toBe(true)
      expect(currentPlace()).toBe('/profile')
      await isNotSaid()
      await press()
      await isSaid()
    })

    it.each([404, 410])('is done if the server then knows no such account: it answers %i, in words', async (status) => {
      const { press } = await tryIt()
      await press(noAnswer)
      await dialog().findByText(unknown)
      await press(refused({ message: 'Kjo llogari nuk ekziston' }, status))
      await isSaid()
    })

    it('is not done by a 404 alone, whether nothing was sent before or it could not leave', async () => {
      const { press } = await tryIt()
      const gone = refused({ message: 'Kjo llogari nuk ekziston' }, 404)
      await press(gone)
      expect(await dialog().findByText('Kjo llogari nuk ekziston')).toBeVisible()
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      await press(noAnswer)
      expect(await dialog().findByText(offline)).toBeVisible()
      online.mockReturnValue(true)
      await press(gone)
      expect(await dialog().findByText('Kjo llogari nuk ekziston')).toBeVisible()
      expect(screen.queryByText(unknown)).toBeNull()
      await isNotSaid()
    })

    it('is not done where its user has logged out meanwhile', async () => {
      const { press, store } = await tryIt()
      await press(() => {
        store.dispatch(loggedOut())
        return HttpResponse.error()
      })
      await waitFor(() => expect(currentPlace()).toBe('/login'))
      await isNotSaid()
    })
  })

  /** A session whose server has told no id: its user is the placeholder. */
  const unidentified = () => ({
    accessToken: freshToken(),
    refreshToken: freshToken(),
    user: { _id: 'authenticated', name: 'Arta', email: 'arta@example.al' },
  })

  it.each([
    ['is known', undefined],
    ['had to be asked for', unidentified],
  ])(
    'takes along all that this browser keeps of its user, whose id %s, and nothing of others (Q78)',
    async (_, session) => {
      if (session) answer('get', 'auth/me', refused({}, 500))
      answer('delete', 'users/usr_001', () => HttpResponse.json({ success: true }))
      vi.spyOn(log, 'error').mockReturnValue()
      const { user } = await start(session?.())
      const form = aForm()
      for (const author of ['usr_001', 'usr_002']) keepText({ businessId: 'b1', author }, form, Date.now())
      const pending = { businessId: 'b2', formData: form, timestamp: Date.now(), redirectPath: '/koment/b2' }
      putPending({ ...pending, author: 'usr_001' })
      rememberRedirect('/koment/b2')
      rememberSearch('kafe')
      keepSaved(['b1'])
      for (const author of ['usr_001', 'usr_002']) keepBusinessDraft(author, { name: 'Liqeni' })
      answer('get', 'auth/me', me({ _id: 'usr_001' }))
      const setItem = vi.spyOn(Storage.prototype, 'setItem')
      put(word(), 'FSHI')
      await user.click(send())
      await waitFor(() => expect(currentPlace()).toBe('/'))
      const kept = Object.keys(localStorage).filter((key) => key !== 'theme')
      expect(kept).toEqual(['reviewDrafts'])
      expect(localStorage.getItem('reviewDrafts')).not.toContain('usr_001')
      expect(localStorage.getItem('reviewDrafts')).toContain('usr_002')
      expect(Object.keys(sessionStorage).filter((key) => key.startsWith('businessDraft'))).toEqual([
        'businessDraft:usr_002',
      ])
      expect(setItem).toHaveBeenCalledWith('deletedAccount', 'usr_001')
    },
  )

  it('takes along the half-typed business of its user in another tab, and nobody else’s (Q78)', async () => {
    await start()
    for (const author of ['usr_001', 'usr_002']) keepBusinessDraft(author, { name: 'Liqeni' })
    const tell = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'deletedAccount', newValue }))
    tell('usr_001')
    tell(null)
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith('businessDraft'))
    expect(drafts).toEqual(['businessDraft:usr_002'])
  })

  it('cannot be done without an id, but once the server tells it [DELACC-06] [DELACC-01]', async () => {
    answer('get', 'auth/me', me({ _id: 'authenticated', name: 'Arta' }))
    answer('delete', 'users/u9', () => HttpResponse.json({ success: true }))
    vi.spyOn(log, 'error').mockReturnValue()
    const { user, store } = await confirm(unidentified())
    expect(await dialog().findByText('Could not determine user ID')).toBeVisible()
    expect(deletions()).toEqual([])
    expect(localStorage.getItem('accessToken')).not.toBeNull()
    answer('get', 'auth/me', me({ _id: 'u9' }))
    await user.click(send())
    expect(await screen.findByText('Llogaria u fshi me sukses')).toBeVisible()
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false })
    expect(await screen.findByRole('link', { name: 'Regjistrohu' })).toBeVisible()
  })

  it('is of the account that the token names, though the server has not told yet whose it is [PERM-08]', async () => {
    answer('get', 'auth/me', refused({}, 500))
    answer('delete', 'users/u9', () => HttpResponse.json({ success: true }))
    vi.spyOn(log, 'error').mockReturnValue()
    await confirm({ accessToken: freshToken({ sub: 'u9' }), refreshToken: 'opaque' })
    expect(await screen.findByText('Llogaria u fshi me sukses')).toBeVisible()
    expect(currentPlace()).toBe('/')
    expect(deletions()).toEqual([])
  })

  it.each([
    ['without a text', () => Promise.resolve({ success: false })],
    ['by an exception', () => Promise.reject(new Error('Jo'))],
  ])('has a text of its own where it fails %s [DELACC-08]', async (_, deleteAccount) => {
    const store = makeStore()
    const methods = { deleteAccount }
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
