// The change of the password on the profile: its rules, what is said of it, and the end of a session under it.
import { heading, put } from '@test/page'
import { currentPlace, runTestServer } from '@test/render'
import { staleToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { point } from '@test/ui/point'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import { answer, demo, dialog, logIn, open, refused, type Session, server } from './profilePage'

runTestServer(server)
standInDialogs()

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
    await app.user.click(await screen.findByRole('button', { name: 'Ndrysho fjalëkalimin' }))
    return app
  }
  async function change({ user }: Awaited<ReturnType<typeof start>>, texts: Partial<typeof valid> = {}) {
    for (const [name, text] of Object.entries({ ...valid, ...texts })) put(labels[name as keyof typeof valid](), text)
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

  it('is what the address leads to that password managers know on every site', async () => {
    await open({ route: '/.well-known/change-password' })
    expect(await screen.findByRole('dialog', { name: 'Ndrysho fjalëkalimin' })).toBeVisible()
    expect(currentPlace()).toBe('/profile#fjalekalimi')
  })

  const short = /Fjalëkalimi duhet të ketë të paktën 8 karaktere/
  const weak = /Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër/
  const same = /Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual/
  const refusals = [
    [
      { current: '', chosen: '', again: '' },
      {
        current: /Fjalëkalimi aktual është i detyrueshëm/,
        chosen: /Fjalëkalimi i ri është i detyrueshëm/,
        again: /Konfirmimi i fjalëkalimit është i detyrueshëm/,
      },
    ],
    [{ chosen: 'Fsheh12' }, { chosen: short, again: /Fjalëkalimet nuk përputhen/ }],
    [{ chosen: 'fshehta12' }, { chosen: weak }],
    [{ chosen: demo.password, again: demo.password }, { chosen: same }],
  ] as const

  it('is refused at the fields that are wrong, before any call, until they are edited [PWCHANGE-01, PWCHANGE-02, PWCHANGE-03, PWCHANGE-04, PWCHANGE-05, PWCHANGE-06, PWCHANGE-07, FORM-01, FORM-02]', async () => {
    const app = await start()
    for (const [texts, messages] of refusals) {
      await change(app, texts)
      for (const [name, message] of Object.entries(messages)) {
        const field = labels[name as keyof typeof labels]()
        expect(field, String(message)).toHaveAccessibleDescription(message)
        expect(server.requests).not.toContain('POST /v1/auth/change-password')
        put(field, 'x')
        expect(field).not.toHaveAccessibleDescription(message)
      }
    }
  })

  it('closes by nothing while it is under way; that it worked is told for 5 seconds, and as long as the pointer is there [PROFILE-11, AUTHERR-24]', async () => {
    let reply = (_: Response) => {}
    const asked = vi.fn(() => new Promise<Response>((resolve) => (reply = resolve)))
    answer('post', 'auth/change-password', asked)
    const app = await start()
    const region = (await screen.findByRole('region', { name: 'Njoftime' })).querySelector('[aria-live="polite"]')
    await change(app)
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(send()).toBeDisabled()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    for (const name of ['Anulo', 'Close modal']) fireEvent.click(dialog().getByRole('button', { name }))
    expect(screen.getByRole('dialog')).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    reply(HttpResponse.json({ success: true }))
    for (let turn = 0; turn < 5; turn += 1) await act(settle)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(region).toHaveTextContent('Fjalëkalimi u ndryshua me sukses')
    const message = screen.getByText('Fjalëkalimi u ndryshua me sukses')
    expect(message).toBeVisible()
    const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
    await pass(4000)
    point('pointerenter', message)
    await pass(60_000)
    point('pointerleave', message)
    await pass(4999)
    expect(region).toHaveTextContent('Fjalëkalimi u ndryshua me sukses')
    await pass(1)
    expect(region).not.toHaveTextContent('Fjalëkalimi u ndryshua me sukses')
  })

  it('to one of eight signs is what the next log-in needs, and leaves the session as it is [PERM-08, PWCHANGE-03]', async () => {
    const app = await start()
    await change(app, { chosen: 'Fshehta1', again: 'Fshehta1' })
    expect(await screen.findByText('Fjalëkalimi u ndryshua me sukses')).toBeVisible()
    expect((await logIn({ ...demo, password: 'Fshehta1' })).success).toBe(true)
    expect((await logIn()).success).toBe(false)
    expect(app.store.getState().auth.isAuthenticated).toBe(true)
    expect(JSON.stringify(app.store.getState())).not.toContain('Fshehta1')
  })

  it('shows what the server has against it, at its field and above the form [AUTHERR-30]', async () => {
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

  describe('with an answer that is lost,', () => {
    const unknown = 'Nuk e dimë nëse fjalëkalimi u ndryshua; provo të hysh me fjalëkalimin e ri.'
    const lines = async () =>
      [...(await dialog().findByRole('alert')).querySelectorAll('p')].map(({ textContent }) => textContent)
    /** Changed at the server; what comes of it is this. */
    const lose = (reply: () => Response = () => HttpResponse.error()) =>
      server.msw.use(
        http.post(
          '*/v1/auth/change-password',
          async ({ request }) => {
            await server.backend.handle(request)
            return reply()
          },
          { once: true },
        ),
      )

    it('is unknown; refused then for nothing but the password before it, it is done', async () => {
      lose(refused({}, 502))
      const app = await start()
      await change(app)
      expect(await lines()).toEqual(['Gabim në ndryshimin e fjalëkalimit', unknown])
      await app.user.click(send())
      expect(await screen.findByText('Fjalëkalimi u ndryshua me sukses')).toBeVisible()
      expect((await logIn({ ...demo, password: 'Fshehta12' })).success).toBe(true)
      expect(JSON.stringify([app.store.getState(), { ...localStorage }])).not.toContain('Fshehta12')
    })

    it('is refused as ever where something else is typed then, and so is what could not leave', async () => {
      const app = await start()
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      server.msw.use(http.post('*/v1/auth/change-password', () => HttpResponse.error(), { once: true }))
      await change(app, { current: 'Gabuar123' })
      expect(await lines()).toEqual(['Gabim në lidhje me serverin'])
      online.mockReturnValue(true)
      await app.user.click(send())
      const wrong = /Fjalëkalimi aktual nuk është i saktë/
      await waitFor(() => expect(labels.current()).toHaveAccessibleDescription(wrong))
      lose()
      await app.user.type(labels.current(), '4')
      await app.user.click(send())
      await dialog().findByText(unknown)
      await app.user.type(labels.current(), '5')
      await app.user.click(send())
      await waitFor(() => expect(labels.current()).toHaveAccessibleDescription(wrong))
      expect(screen.queryByText('Fjalëkalimi u ndryshua me sukses')).toBeNull()
    })

    it('stays unknown where the server refuses it for another reason', async () => {
      answer('post', 'auth/change-password', () => HttpResponse.error())
      const app = await start()
      await change(app)
      await dialog().findByText(unknown)
      answer('post', 'auth/change-password', refused({ message: 'Prit pak' }, 429))
      await app.user.click(send())
      await dialog().findByText('Prit pak')
      expect(await lines()).toEqual(['Prit pak', unknown])
    })
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

  it('whose refresh is refused says so at the log-in, which leads back [PWCHANGE-08, PWCHANGE-09]', async () => {
    answer('post', 'auth/refresh', refused({ message: 'Unauthorized' }, 401))
    const app = await start()
    localStorage.setItem(storageKeys.accessToken, staleToken())
    await change(app)
    await heading('Hyr në llogarinë tënde')
    expect(await screen.findByText('Sesioni ka skaduar. Ju lutemi hyni përsëri.')).toBeVisible()
    expect(screen.queryByText('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')).toBeNull()
    expect(window.history.state.usr).toMatchObject({ from: '/profile' })
    expect(localStorage.getItem(storageKeys.accessToken)).toBeNull()
  })
})
