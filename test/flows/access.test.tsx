// Who may open which page of the account.
import { heading, signedIn, success, visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { authEvents } from '@/features/auth/model/slice'
import { loggedOut, loginSucceeded } from '@/session/events'
import { navigationRequested } from '@/store/navigationEvents'
import type { AppDispatch } from '@/store/storeHooks'

const server = startTestServer()
standInDialogs()

/** Those who are not signed in, though the app knows something of them. */
const known = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }
const anonymous: [string, (dispatch: AppDispatch) => unknown][] = [
  [
    'has verified the e-mail address',
    (dispatch) => dispatch(authEvents.VERIFY_EMAIL_SUCCESS({ user: known, message: 'Po', authenticated: false })),
  ],
  [
    'has just signed up',
    (dispatch) =>
      dispatch(authEvents.SIGNUP_SUCCESS({ requiresVerification: true, email: known.email, message: 'Po' })),
  ],
  [
    'has logged out',
    (dispatch) => {
      dispatch(loginSucceeded({ user: known }))
      dispatch(loggedOut())
    },
  ],
]

describe.each(anonymous)('a visitor who %s', (_, become) => {
  it.each([
    ['/login', 'Hyr në llogarinë tënde'],
    ['/verify-email', /./],
  ])('may open %s [PERM-02]', async (route, name) => {
    const { store } = await renderApp({
      route: '/kushtet',
      preloadedState: visitor(),
    })
    act(() => void become(store.dispatch))
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await waitFor(() => expect(currentPlace()).toBe(route))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).not.toHaveTextContent(/^Kushtet/))
    await act(settle)
    expect(currentPlace()).toBe(route)
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})

describe.each(['Moderator', 'admin', undefined])('the role %s', (role) => {
  const user = { _id: 'usr_001', name: 'Elira Kodra', email: 'demo@vlereso.example', ...(role && { role }) }

  it('closes neither the profile nor the reset of the password, nor takes anything from them [PERM-05, PERM-12]', async () => {
    server.msw.use(
      http.get('*/v1/auth/me', () => success({ user })),
      http.post('*/v1/auth/reset-password', () => HttpResponse.json({ success: true })),
    )
    const { store, unmount, ...page } = await renderApp({ route: '/profile', preloadedState: signedIn(user) })
    await heading('Profili im')
    for (const term of ['Emri', 'Email', 'Roli', 'Statusi i email-it', 'Regjistruar më'])
      expect(await screen.findByText(term, { selector: 'dt' })).toBeVisible()
    for (const name of ['Ndrysho fjalëkalimin', 'Fshi llogarinë']) {
      await page.user.click(screen.getByRole('button', { name }))
      const dialog = await screen.findByRole('dialog')
      await page.user.click(within(dialog).getByRole('button', { name: 'Anulo' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(screen.getByRole('button', { name: 'Kthehu mbrapa' })).toBeVisible()
    unmount()
    const { user: visitor } = await renderApp({
      route: '/reset-password?token=t',
      preloadedState: { auth: store.getState().auth },
    })
    await heading('Zgjidh një fjalëkalim të ri')
    for (const label of ['Fjalëkalimi i ri *', 'Konfirmo fjalëkalimin e ri *'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'Sekret12' } })
    await visitor.click(screen.getByRole('button', { name: 'Ruaj fjalëkalimin' }))
    await heading('Fjalëkalimi u ndryshua')
  })
})
