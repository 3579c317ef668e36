// A log-in that fails: what is said of it, what helps, and what follows when it fails again and again.
import { type Answer, heading, main, noAnswer, put, refusal } from '@test/page'
import { currentPlace, runTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { compile } from 'sass'
import { describe, expect, it, vi } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import { answerAuth, demo, email, logins, open, password, server, submit, title } from './loggingIn'

runTestServer(server)
standInDialogs()

/** A login that waits for the test. */
function heldLogin() {
  const stub = stubServer()
  const refuse = (message: string) => act(() => stub.last('/auth/login').reply({ success: false, message }, 401))
  return { stub, refuse }
}

/** So many tries that the server refuses. */
async function fail(user: UserEvent, times: number) {
  put(email(), demo[0])
  put(password(), 'Gabuar1')
  for (let count = 0; count < times; count += 1) {
    await user.click(submit())
    await waitFor(() => expect(submit()).toHaveTextContent('Hyr'))
  }
  expect(screen.getByRole('alert')).toHaveTextContent('Gabim në email ose në fjalëkalim')
}

describe('a log-in that fails', () => {
  it('for want of a verified address leads to where its link is sent again, and from there back', async () => {
    const email = 'pa.verifikuar@vlereso.example'
    answerAuth('login', { success: false, message: 'Jo', code: 'EMAIL_NOT_VERIFIED' }, 401)
    const asked = answerAuth('resend-verification', { success: true, message: 'U dërgua' })
    localStorage.setItem(storageKeys.pendingVerificationEmail, 'tjeter@vlereso.example')
    const { user, logIn } = await open({ from: '/profile' })
    for (const tried of ['para@vlereso.example', email]) {
      await logIn(tried)
      expect(await screen.findByText('Jo')).toBeVisible()
    }
    await user.dblClick(await screen.findByRole('button', { name: 'Kërko një link të ri' }))
    expect(await screen.findByText(email)).toBeVisible()
    expect(window.history.state.usr).toEqual({ from: '/profile', isResent: true })
    // Sent by that very press, and once; nothing is said of a sign-up that was none.
    expect(screen.getByText('U dërgua')).toBeVisible()
    expect(asked).toEqual([{ email }])
    expect(screen.getByText(/^Dërgimi 1 nga 5/)).toBeVisible()
    expect(screen.queryByText(/Llogaria u krijua|Linku u dërgua/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Dërgo përsëri email-in' }))
    await waitFor(() => expect(asked).toEqual([{ email }, { email }]))
  })

  it('says so where the link that it offers cannot be sent, beside the button that sends it again', async () => {
    const { stub } = heldLogin()
    const { user, logIn } = await open()
    await logIn()
    await act(() => stub.last('/auth/login').reply({ success: false, code: 'EMAIL_NOT_VERIFIED' }, 403))
    await user.click(screen.getByRole('button', { name: 'Kërko një link të ri' }))
    expect(screen.getByRole('button', { name: 'Duke dërguar linkun…' })).toBeVisible()
    await act(() => stub.last('/auth/resend-verification').reply({ success: false, message: 'Prit pak' }, 429))
    expect(await screen.findByText('Prit pak')).toBeVisible()
    expect(currentPlace()).toBe('/verify-email')
    expect(screen.getByRole('button', { name: 'Dërgo përsëri email-in' })).toBeEnabled()
    expect(screen.queryByText(/u dërgua/i)).toBeNull()
  })

  it('shows the first field’s message in place of the general one, and leaves the screen as it is [LOGIN-01, LOGIN-05, LOGIN-06, LOGIN-21]', async () => {
    const errors = [
      { field: 'email', message: 'Email i panjohur' },
      { field: 'password', message: 'Gabim' },
    ]
    answerAuth('login', { success: false, message: 'Jo', errors }, 422)
    const { logIn } = await open()
    await logIn()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Email i panjohur')
    expect(document.title).toBe('Gabim: Hyr · Vlerëso')
    expect(currentPlace()).toBe('/login')
    expect(password()).toHaveValue(demo[1])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    for (const name of ['Regjistrohu', 'Kontakto mbështetjen']) expect(main().getByRole('link', { name })).toBeVisible()
  })

  const hint = 'Sigurohu që email-i dhe fjalëkalimi janë të saktë. Rivendos fjalëkalimin'
  const connection = 'Kontrollo lidhjen me internetin dhe provo përsëri.'
  it.each<[string, string, Answer?]>([
    ['Llogaria u bllokua', ''],
    ['Problem me SERVERIN', connection],
    ['Ka një gabim', hint],
    ['Gabim në lidhje me serverin', connection + hint, noAnswer],
  ])(
    'gets its hints by its words, in any case: %s [AUTHERR-10, LOGIN-19, LOGIN-20]',
    async (message, hints, reply = refusal(message, 401)) => {
      server.msw.use(http.post('*/v1/auth/login', reply))
      const { logIn, user } = await open()
      await logIn()
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toBe(message + hints)
      const link = within(alert).queryByRole('button', { name: 'Rivendos fjalëkalimin' })
      expect(link !== null).toBe(hints.includes(hint))
      if (!link) return
      await user.click(link)
      expect(await screen.findByRole('dialog', { name: 'Rivendos fjalëkalimin' })).toBeVisible()
    },
  )

  it('is told until the answer to the next try, which is told anew', async () => {
    const { refuse } = heldLogin()
    const { logIn, user } = await open()
    await logIn()
    expect(submit()).toHaveTextContent('Duke hyrë…')
    expect(submit()).toBeDisabled()
    await refuse('Jo')
    const first = screen.getByRole('alert')
    expect(first).toHaveTextContent('Jo')
    await user.click(submit())
    expect(submit()).toHaveTextContent('Duke hyrë…')
    expect(screen.getByRole('alert')).toBe(first)
    await refuse('Jo')
    expect(screen.getByRole('alert')).toHaveTextContent('Jo')
    expect(screen.getByRole('alert')).not.toBe(first)
  })
})

describe('log-ins that fail in a row', () => {
  const warning = 'Shumë tentativa të dështuara. Ju lutemi prisni pak para se të provoni përsëri.'
  const reason =
    'Butoni “Hyr” u çaktivizua pas 5 tentativave të dështuara. Rivendos fjalëkalimin, ose rifresko faqen dhe provo përsëri.'

  it('warn in yellow from the third on, and disable the button, which says why, from the fifth on; what was never sent does not count, and who leaves and comes back begins anew (Q16) [LOGIN-04, LOGIN-16, LOGIN-17, LOGIN-18] [X15]', async () => {
    const { user, press } = await open()
    for (let count = 0; count < 3; count += 1) await user.click(submit())
    expect(screen.queryByText(warning)).toBeNull()
    await fail(user, 2)
    expect(logins()).toHaveLength(2)
    expect(screen.queryByText(warning)).toBeNull()
    await fail(user, 1)
    expect(screen.getByText(warning).closest('[role="status"]')?.className).toContain('warning')
    const { css } = compile('src/ui/Alert.module.scss', { loadPaths: ['src'] })
    expect(css).toMatch(/\.warning \{\s*background: var\(--warning-tint\)/)
    expect(compile('src/styles/_themes.scss').css).toContain('--warning-tint: #fdf3d3')
    expect(submit()).toBeEnabled()
    await fail(user, 1)
    expect(submit()).toBeEnabled()
    expect(submit()).not.toHaveAccessibleDescription()
    await user.click(submit())
    await waitFor(() => expect(submit()).toHaveAccessibleDescription(reason))
    expect(submit()).toBeDisabled()
    expect(screen.getByText(warning)).toBeVisible()
    expect(logins()).toHaveLength(5)
    // Enter, and whatever else sends a form.
    await user.type(password(), '{Enter}')
    fireEvent.submit(password().form as HTMLFormElement)
    await settle()
    expect(logins()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Ke harruar fjalëkalimin?' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close modal' }))
    await press('Kontakto mbështetjen')
    await heading('Si mund të të ndihmojmë?')
    act(() => window.history.back())
    await heading(title)
    expect(submit()).toBeEnabled()
    expect(screen.queryByText(warning)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('count whatever their reason, and the warning stays while one more is tried [LOGIN-16, LOGIN-17, LOGIN-18]', async () => {
    const { stub, refuse } = heldLogin()
    const { logIn, user } = await open()
    const disconnect = () => act(() => stub.last('/auth/login').fail())
    const answers = [() => refuse('Jo'), disconnect, () => refuse('Llogaria u bllokua'), disconnect, disconnect]
    for (const [failures, answer] of answers.entries()) {
      if (failures === 0) await logIn()
      else await user.click(submit())
      expect(submit()).toHaveTextContent('Duke hyrë…')
      expect(screen.queryByText(warning) !== null).toBe(failures >= 3)
      await answer()
      expect(screen.queryByText(warning) !== null).toBe(failures + 1 >= 3)
      expect(submit().matches(':disabled')).toBe(failures + 1 >= 5)
    }
  })

  it('do not count where a page of another server answers, which is told without a hint at the password', async () => {
    const answer = vi.fn(() => HttpResponse.html('<!doctype html><h1>Wi-Fi</h1>'))
    server.msw.use(http.post('*/v1/auth/login', answer))
    const { logIn, user } = await open()
    for (let nth = 1; nth <= 3; nth += 1) {
      if (nth === 1) await logIn()
      else await user.click(submit())
      await waitFor(() => expect(submit()).toHaveTextContent('Hyr'))
    }
    const text = 'Serveri nuk u përgjigj. Kontrollo lidhjen me internetin dhe provo përsëri.'
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(answer).toHaveBeenCalledTimes(3)
    expect(screen.queryByText(warning)).toBeNull()
  })
})
