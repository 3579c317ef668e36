// What is said of a comment that is not sent where its form is not seen: until when it is kept, the way back to it, and
// after a log-in what was discarded (Q86).
import { aForm } from '@test/builders/entities'
import { putDrafts, putPending } from '@test/builders/texts'
import { heading, main, put, refusal, success } from '@test/page'
import { currentPlace } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { noteTold } from '@/storage/discardedTexts'
import { keepText, waitForLogin } from '@/storage/reviewTexts'
import * as page from './writing'

page.runServer()
const { arta, formData, open, restored, server, stored } = page
beforeAll(() => Promise.all([import('@/features/reviews/ui/write/UnsentNotice'), import('@/storage/discardedTexts')]))

const hour = 3_600_000
const now = Date.parse('2026-11-21T19:17:30Z')
const elsewhere = { browsingSession: 'another tab' }
/** A user’s draft. */
const draft = (author: string, businessId = 'b1') => ({
  ...{ businessId, author, ...elsewhere },
  form: aForm({ title: 'Mirë' }),
  savedAt: now,
})
const mine = 'Komenti yt ruhet këtu deri në orën 22:17.'
const somebodys = 'Komenti i shkruar në këtë pajisje ruhet këtu deri në orën 22:17.'
const unsent = 'Komenti yt nuk është dërguar ende.'
const link = () => screen.queryByRole('link', { name: /^Vazhdo komentin/ })
const said = () =>
  [...document.querySelectorAll('main p')]
    .map((one) => one.textContent)
    .filter((text) => /^Komenti (yt|i)/.test(text ?? ''))

/** The page, with time in the test’s hands, once it has come to rest; the reader’s clock is two hours before UTC’s. */
async function openAt(at: string, user: Parameters<typeof open>[0] = { user: null }) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120)
  const app = await open({ ...user, at })
  await rest()
  return app
}
const rest = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(settle)
}
const pass = async (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
  await rest()
}

describe('a comment that waits', () => {
  it.each(['/', '/login', '/signup', '/verify-email?email=arta@example.al'])(
    'is said on %s to be kept for an hour, by the reader’s own clock, and then to be gone',
    async (route) => {
      putPending(stored({ timestamp: now }))
      await openAt(route)
      expect(said()).toEqual([mine])
      await pass(hour - 1)
      expect(said()).toEqual([mine])
      await pass(1)
      expect(said()).toEqual(['Komenti yt u fshi, sepse e ruajmë vetëm një orë.'])
      expect(link()).toBeNull()
      expect(screen.queryByText('Pasi të hysh, e dërgojmë.')).toBeNull()
    },
  )

  it('can be gone on with from home: the link names its business, and the form shows it again', async () => {
    putPending(stored({ timestamp: Date.now() }))
    const { user } = await open({ user: null, at: '/' })
    await user.click(await screen.findByRole('link', { name: 'Vazhdo komentin për Kafe Drini' }))
    await waitFor(() => expect(currentPlace()).toBe('/koment/b1'))
    expect(await screen.findByText(restored)).toBeVisible()
    expect(screen.getByLabelText('Komenti *')).toHaveValue(formData.comment)
  })

  it.each<[string, typeof arta | null, () => void, string[]]>([
    [
      'a visitor what was typed in this tab',
      null,
      () => keepText({ businessId: 'b1', author: undefined }, formData, now),
      [mine],
    ],
    [
      'a visitor of another tab’s text that it is this device’s',
      null,
      () => putPending(stored({ timestamp: now, ...elsewhere })),
      [somebodys],
    ],
    ['a user the same, as nobody knows who wrote it', arta, () => putPending(stored({ timestamp: now })), [somebodys]],
    ['a user their own, which no hour ends', arta, () => putDrafts([draft(arta._id)]), [unsent]],
    ['a visitor nothing of a user’s', null, () => putDrafts([draft(arta._id)]), []],
    ['a user nothing of another user’s', arta, () => putDrafts([draft('u2')]), []],
    ['a user nothing of changes to a comment', arta, () => putDrafts([draft(arta._id, 'koment:r1')]), []],
    ['a visitor nothing of a text that is an hour old', null, () => putPending(stored({ timestamp: now - hour })), []],
  ])('tells %s', async (_, user, write, says) => {
    write()
    await openAt('/', { user })
    expect(said()).toEqual(says)
    expect(link()?.getAttribute('href')).toBe(says.length > 0 ? '/koment/b1' : undefined)
  })

  it('goes from home when another tab has sent it', async () => {
    putPending(stored({ timestamp: now }))
    await openAt('/')
    expect(said()).toEqual([mine])
    act(() => putPending(null))
    await rest()
    expect(said()).toEqual([])
  })

  it('is not said to be kept where the browser keeps nothing, and leads to no business that is gone', async () => {
    server.msw.use(http.get('*/v1/businesses/:id', refusal('Nuk ka', 404)))
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    waitForLogin({ businessId: 'b1', author: undefined }, formData, '/koment/b1', now)
    await openAt('/')
    expect(said()).toEqual([unsent])
    expect(link()).toBeNull()
    setItem.mockRestore()
  })
})

describe('a visitor’s comment whose hour is over', () => {
  const told = 'Në këtë pajisje kishte një koment të padërguar për Kafe Drini. U fshi, sepse e ruajmë vetëm një orë.'
  const notice = () => screen.queryByText(told)
  /** Such a text, written the evening before in another tab. */
  const discarded = (age = 13 * hour, businessId = 'b1') =>
    putPending(stored({ timestamp: Date.now() - age, businessId, ...elsewhere }))

  it('is named once after the log-in, whoever logs in next', async () => {
    discarded()
    const tokens = { accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) }
    server.msw.use(http.post('*/v1/auth/login', () => success({ ...tokens, user: arta })))
    const app = await open({ user: null, at: '/login' })
    await heading('Hyr në llogarinë tënde')
    expect(notice()).toBeNull()
    put(screen.getByLabelText('Email *'), 'arta@posta.example')
    put(screen.getByLabelText('Fjalëkalimi *'), 'Demo1234')
    await app.user.click(main().getByRole('button', { name: 'Hyr' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(await screen.findByText(told)).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('discardedTextsTold')).not.toBeNull())
    app.unmount()
    const next = await openAt('/', { user: { _id: 'u2' } })
    expect(notice()).toBeNull()
    next.unmount()
  })

  it.each<[string, number, typeof arta | null, string, boolean, number?]>([
    ['also when others have been told of before', 2 * hour - 1, arta, '/faq', true, now - hour],
    ['not a second time', hour, arta, '/', false, now],
    ['not before its hour is over', hour - 1, arta, '/', false],
    ['not after a day', 24 * hour, arta, '/', false],
    ['not to a visitor', hour, null, '/', false],
    ['not beside the form that says it itself', hour, arta, '/koment/b1', false],
  ])('is named %s', async (_, age, user, at, isNamed, told) => {
    vi.setSystemTime(now)
    if (told) noteTold(told)
    discarded(age)
    await openAt(at, { user })
    expect(notice() !== null).toBe(isNamed)
  })

  it('is told of without a name where its business is gone', async () => {
    vi.setSystemTime(now)
    discarded()
    server.msw.use(http.get('*/v1/businesses/:id', refusal('Nuk ka', 404)))
    await openAt('/faq', { user: arta })
    expect(
      screen.getByText('Në këtë pajisje kishte një koment të padërguar. U fshi, sepse e ruajmë vetëm një orë.'),
    ).toBeVisible()
  })
})
