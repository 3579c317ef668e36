// Forms with a user's data: whose it is when another tab signs somebody else in, what they say when the server fails.

import { aCategory, aReview } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { arta, failures, refusal, signedIn, success, visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/platform/logger'
import { startSession } from '@/session/tokens'

const server = startTestServer()
standInDialogs()
// What is loaded on demand must not be waited for while the clock stands.
beforeAll(() =>
  Promise.all([
    import('@/features/reviews/ui/own/ReviewEditor'),
    import('@/features/reviews/ui/own/ReviewDeletion'),
    import('@/features/businesses/ui/AddBusiness'),
  ]),
)
afterEach(() => {
  enter = type
  vi.useRealTimers()
})

const OFFLINE = 'Gabim në lidhje me serverin'
const press = async (name: string | RegExp, inside?: HTMLElement) => {
  const scope = within(inside ?? document.body)
  const button = await waitFor(() => {
    const found = scope.getAllByRole('button', { name }).at(-1)
    expect(found).toBeEnabled()
    return found as HTMLElement
  })
  await act(async () => fireEvent.click(button))
}
const type = (field: HTMLElement, value: string) => void fireEvent.change(field, { target: { value } })
/** As password managers do it: no event tells of it. */
const fillSilently: typeof type = (field, value) =>
  void Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
let enter = type
const put = async (label: string | RegExp, value: string) => enter(await screen.findByLabelText(label), value)
const putAll = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await put(label, text)
}

interface FormRow {
  name: string
  route: string
  isVisitors?: true
  /** The call that sends it. */
  call: { method: 'post' | 'put' | 'delete'; path: string }
  /** Opens the form and fills it. */
  fill: () => Promise<void>
  send: () => Promise<void>
  /** What is said of a failure without the server's words: any status, no answer, an answer that is no JSON. */
  says: { status: string; network?: string; notJson?: string }
  /** Opens it again where it closes itself. */
  again?: () => Promise<void>
  /** What must still be there, by label. */
  kept: Readonly<Record<string, string>>
}

const passwords = {
  'Fjalëkalimi aktual *': 'Fshehta1',
  'Fjalëkalimi i ri *': 'Fshehta12',
  'Konfirmo fjalëkalimin e ri *': 'Fshehta12',
}
const business = { 'Emri i biznesit *': 'Krejt i ri', 'Linku *': 'https://i-ri.example' }
const account = {
  'Emri i plotë *': 'Arta Hoxha',
  'Email *': 'arta@posta.example',
  'Fjalëkalimi *': 'Fshehta1',
  'Konfirmo fjalëkalimin *': 'Fshehta1',
}
const newPassword = { 'Fjalëkalimi i ri *': 'Fshehta12', 'Konfirmo fjalëkalimin e ri *': 'Fshehta12' }
const editing = {
  fill: async () => {
    await press('Ndrysho komentin “Mirë”')
    await put('Titulli *', 'Shumë mirë')
  },
  send: () => press('Ruaj'),
  call: { method: 'put', path: 'reviews/:id' },
  kept: { 'Titulli *': 'Shumë mirë' },
} as const
const deleting = {
  fill: () => press('Fshi komentin “Mirë”'),
  send: () => press('Fshi komentin', screen.getByRole('alertdialog')),
  call: { method: 'delete', path: 'reviews/:id' },
  kept: {},
} as const

const ofUsers: readonly FormRow[] = [
  {
    ...editing,
    name: 'an own comment changed, at the business',
    route: '/biznes/b1',
    says: { status: 'Ka ndodhur një gabim gjatë përditësimit të komentit.' },
  },
  {
    ...editing,
    name: 'an own comment changed, among the own',
    route: '/komentet-e-mia',
    says: { status: 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.', network: OFFLINE },
  },
  {
    ...deleting,
    name: 'an own comment deleted, at the business',
    route: '/biznes/b1',
    says: { status: 'Ka ndodhur një gabim gjatë fshirjes së komentit.' },
  },
  {
    ...deleting,
    name: 'an own comment deleted, among the own',
    route: '/komentet-e-mia',
    says: { status: 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.', network: OFFLINE },
  },
  {
    name: 'the password changed',
    route: '/profile',
    call: { method: 'post', path: 'auth/change-password' },
    fill: async () => {
      await press('Ndrysho fjalëkalimin')
      await putAll(passwords)
    },
    send: () => press('Ndrysho fjalëkalimin', screen.getByRole('dialog')),
    says: { status: 'Gabim në ndryshimin e fjalëkalimit', network: OFFLINE },
    kept: passwords,
  },
  {
    name: 'the account deleted',
    route: '/profile',
    call: { method: 'delete', path: 'users/:id' },
    fill: async () => {
      await press('Fshi llogarinë')
      await put('Shkruaj FSHI për ta konfirmuar *', 'FSHI')
    },
    send: () => press('Fshi llogarinë', screen.getByRole('dialog')),
    says: { status: 'Gabim gjatë fshirjes së llogarisë', network: OFFLINE, notJson: 'Fshirja e llogarisë dështoi' },
    kept: { 'Shkruaj FSHI për ta konfirmuar *': 'FSHI' },
  },
]

const others: readonly FormRow[] = [
  {
    name: 'a business added',
    route: '/',
    call: { method: 'post', path: 'businesses' },
    fill: async () => {
      await press('Shto biznes')
      await putAll(business)
      await screen.findByRole('option', { name: 'Restorante' })
      await put('Kategoria *', 'c1')
    },
    send: () => press('Shto biznesin'),
    says: { status: 'Gabim në shtimin e biznesitJu lutemi provoni përsëri', network: OFFLINE },
    again: () => press('Shto biznes'),
    kept: { ...business, 'Kategoria *': 'c1' },
  },
  {
    name: 'a sign-up',
    route: '/signup',
    isVisitors: true,
    call: { method: 'post', path: 'auth/signup' },
    fill: async () => {
      await putAll(account)
      fireEvent.click(screen.getByRole('checkbox', { name: /^Pranoj kushtet/ }))
    },
    send: () => press('Regjistrohu'),
    says: { status: 'Gabim në regjistrimin', network: OFFLINE },
    kept: account,
  },
  {
    name: 'a log-in',
    route: '/login',
    isVisitors: true,
    call: { method: 'post', path: 'auth/login' },
    fill: () => putAll({ 'Email *': 'arta@posta.example', 'Fjalëkalimi *': 'Fshehta1' }),
    send: () => press('Hyr', screen.getByRole('main')),
    says: { status: 'Gabim në identifikimin', network: OFFLINE, notJson: 'Serveri nuk u përgjigj. Kontrollo' },
    kept: { 'Email *': 'arta@posta.example', 'Fjalëkalimi *': 'Fshehta1' },
  },
  {
    name: 'a password reset',
    route: '/reset-password?token=one-time',
    isVisitors: true,
    call: { method: 'post', path: 'auth/reset-password' },
    fill: () => putAll(newPassword),
    send: () => press('Ruaj fjalëkalimin'),
    says: { status: 'Gabim në ndryshimin e fjalëkalimit', network: OFFLINE },
    kept: newPassword,
  },
]

/** What the server was sent by this form. */
let sent: Request[] = []
let reply: () => Response | Promise<Response> = refusal()

beforeEach(() => {
  sent = []
})

/** The screen with its form filled, by Arta or a visitor. */
async function open({ route, isVisitors, call: { method, path }, fill }: FormRow) {
  ownReviewsServer(server, [aReview({ title: 'Mirë', user: arta, business: { _id: 'b1', name: 'Kafe' } })])
  server.msw.use(
    http.get('*/v1/auth/me', () => success({ user: arta })),
    http.get('*/v1/categories', () => success([aCategory()])),
    http[method](`*/v1/${path}`, ({ request }) => {
      sent.push(request)
      return reply()
    }),
  )
  const preloadedState = isVisitors ? visitor() : signedIn()
  const app = await renderApp({ route, preloadedState })
  await fill()
  return app
}

describe('a form, once another tab has signed somebody else in (Q72)', () => {
  const besa = { _id: 'u2', name: 'Besa', email: 'besa@vlereso.example' }
  const signInElsewhere = () =>
    startSession({ accessToken: freshToken({ sub: 'u2' }), refreshToken: freshToken({ sub: 'u2' }), user: besa })

  it.each(ofUsers)('goes, for good: $name', async (row) => {
    const { store } = await open(row)
    signInElsewhere()
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    expect(store.getState().auth.user?._id).toBe('u2')
    await act(settle)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull()
    expect(document.body).not.toHaveTextContent('Shumë mirë')
  })

  // A change, a deletion, a call of the account: the others go the same ways.
  it.each(ofUsers.filter((_, at) => [0, 3, 4].includes(at)))(
    'is not sent by a press before this tab has heard of it, and says why: $name',
    async (row) => {
      await open(row)
      signInElsewhere()
      await row.send()
      expect(await screen.findByText(/^Llogaria ka ndryshuar\./)).toBeVisible()
      await act(settle)
      expect(sent).toEqual([])
    },
  )

  it('keeps what was changed in a comment for its author, who finds it there again', async () => {
    const { store } = await open(ofUsers[0] as FormRow)
    signInElsewhere()
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    signedIn()
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    expect(store.getState().auth.user?._id).toBe('u1')
    await press('Ndrysho komentin “Mirë”')
    expect(await screen.findByLabelText('Titulli *')).toHaveValue('Shumë mirë')
    expect(screen.getByText('E rikthyem draftin tënd')).toBeVisible()
  })
})

describe('a field that a password manager fills without an event (Q95)', () => {
  const rows = others.filter(({ name }) => name === 'a sign-up' || name === 'a log-in')

  it.each(rows)('counts as it stands: $name', async (row) => {
    enter = fillSilently
    await open(row)
    await row.send()
    await waitFor(() => expect(sent).toHaveLength(1))
    const body = Object.values((await sent[0]?.json()) as object)
    expect(body).toEqual(expect.arrayContaining(Object.values(row.kept)))
    for (const [label, value] of Object.entries(row.kept)) expect(screen.getByLabelText(label)).toHaveValue(value)
  })
})

describe('a form that fails', () => {
  /** By kind, in halves: five refused log-ins end the sixth. */
  const kinds: readonly (readonly [keyof typeof failures, keyof FormRow['says']])[] = [
    ['no connection', 'network'],
    ['no answer in time', 'network'],
    ['a 500 without words', 'status'],
    ['a 503 with a page', 'status'],
    ['a 400 without words', 'status'],
    ['a 413', 'status'],
    ['a 429', 'status'],
    ['an answer that is no JSON', 'notJson'],
  ]
  const halves = [kinds.slice(0, 4), kinds.slice(4)]
  /** One of each kind that has a sentence of its own; every form sends by the same calls. */
  const few = kinds.filter(([kind]) =>
    ['no connection', 'a 500 without words', 'an answer that is no JSON'].includes(kind),
  )
  const tried = ({ name }: FormRow) => (name === 'a sign-up' || process.env.TEST_DEEP ? halves : [few])

  it.each([...ofUsers, ...others].flatMap((row) => tried(row).map((half) => ({ ...row, half }))))(
    'says so in Albanian, keeps what was typed, and can be sent again: $name, $half.0.0, …',
    async ({ half, ...row }) => {
      vi.spyOn(log, 'error').mockReturnValue(undefined)
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
      await open(row)
      for (const [at, [kind, words]] of half.entries()) {
        reply = failures[kind]
        await row.send()
        await waitFor(() => expect(sent, kind).toHaveLength(at + 1))
        if (kind === 'no answer in time') await act(() => vi.advanceTimersByTimeAsync(15_500))
        const text = row.says[words] ?? row.says.status
        await waitFor(() => {
          const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent ?? '')
          expect(alerts.join('\n'), kind).toContain(text)
        })
        await row.again?.()
        for (const [label, value] of Object.entries(row.kept)) expect(screen.getByLabelText(label)).toHaveValue(value)
      }
    },
  )
})
