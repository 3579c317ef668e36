// Every screen, and what visitors do there that asks the server, as data: what must be said when it fails, and what leads on.
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { AppErrorKind } from '@/api/errors'
import type { OperationId } from '@/api/generated/operations'

/** A failed call as screens know it; `serverMessage` only where the server had words of its own. */
export interface Failure {
  kind: AppErrorKind
  status: number
  message: string
  serverMessage?: string
  /** Field to message. */
  fields?: Record<string, string>
}

/** A screen, or something done on it. */
export interface FaultedScreen {
  name: string
  route: string
  state?: unknown
  isSignedIn?: true
  /** The call whose fault decides what is said; without one nothing is asked and nothing can go wrong. */
  call?: OperationId
  /** Only these calls are broken; else all, once `act` begins. */
  only?: readonly OperationId[]
  /** What the visitor does, once the screen stands with good answers. */
  act?: () => Promise<void>
  /** The texts that are read out. */
  says?: (failure: Failure) => readonly string[]
  /** A link or button that leads on. */
  onward?: RegExp
  /** Fields whose text must still be there. */
  kept?: Readonly<Record<string, string>>
}

const OFFLINE = 'Gabim në lidhje me serverin'
const BUSY = 'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.'
/** Comments have words of their own for a server with too much to do (DIRERR-03, DIRERR-09). */
const orBusy = ({ kind, message }: Failure) => (kind === 'rateLimited' ? BUSY : message)
/** The server's words, else these without an answer, else those of the call. */
const orElse =
  (fallback: string, offline = OFFLINE) =>
  (failure: Failure) => [failure.serverMessage ?? (failure.kind === 'network' ? offline : fallback)]

const put = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const press = async (name: string | RegExp, inside: HTMLElement = document.body) => {
  await act(async () => {
    fireEvent.click(within(inside).getByRole('button', { name }))
  })
}
const inDialog = () => screen.getByRole('dialog')

const address = { 'Email *': 'arta@posta.example' }
const comment = { 'Komenti *': 'Kafe e mirë, shërbim i shpejtë dhe vend i qetë.' }
const category = { _id: 'c1', name: 'Restorante', slug: 'restorante', subcategories: [] }
const fill = (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) put(label, value)
}
const businessSays = ({ kind, message }: Failure) =>
  kind === 'notFound'
    ? ['Biznesi nuk u gjet', 'Biznesi që kërkoni nuk ekziston ose është fshirë.']
    : ['Gabim në ngarkimin e biznesit', message]
const commentsSay = (failure: Failure) => ['Gabim në ngarkimin e komenteve', orBusy(failure)]
const reviewsAlone = ['listReviewsByBusiness', 'searchReviews'] as const

/** The matrix' columns. */
export const faultedScreens: readonly FaultedScreen[] = [
  {
    name: 'home',
    route: '/',
    call: 'listReviews',
    says: (failure) =>
      failure.kind === 'rateLimited' ? [BUSY] : [`Gabim në ngarkimin e komenteve: ${failure.message}`],
    onward: /^(Provo përsëri|Rifresko faqen)$/,
  },
  {
    name: 'home, searching',
    route: '/',
    call: 'searchBusinesses',
    act: async () => put('Kërko biznese', 'kafe'),
    says: ({ message }) => [`Gabim në kërkimin e bizneseve: ${message}`],
    onward: /^Pastro$/,
    kept: { 'Kërko biznese': 'kafe' },
  },
  {
    name: 'choosing a business, searching',
    route: '/koment',
    call: 'searchBusinesses',
    act: async () => put('Kërko biznese', 'kafe'),
    says: ({ message }) => [`Gabim në kërkimin e bizneseve: ${message}`],
    onward: /^Pastro$/,
  },
  {
    name: 'categories',
    route: '/kategorite',
    call: 'listCategories',
    says: ({ message }) => ['Gabim në ngarkimin e kategorive', message],
    onward: /^Provo përsëri$/,
  },
  {
    name: 'a category, looked up',
    route: '/kategorite/restorante',
    call: 'listCategories',
    says: ({ message }) => ['Gabim në ngarkimin e kategorive', message],
    onward: /^Provo përsëri$/,
  },
  {
    name: 'a category, its businesses',
    route: '/kategorite/restorante',
    state: { category, allCategories: [category] },
    call: 'listBusinessesByCategory',
    says: ({ message }) => ['Gabim në ngarkimin e bizneseve', message],
    onward: /^Provo Përsëri$/,
  },
  {
    name: 'a business',
    route: '/biznes/b1',
    call: 'getBusiness',
    says: businessSays,
    onward: /^(Provo përsëri|Kërko një biznes tjetër)$/,
  },
  {
    name: 'a business, its comments',
    route: '/biznes/b1',
    call: 'listReviewsByBusiness',
    only: reviewsAlone,
    says: commentsSay,
    onward: /^Provo sërish$/,
  },
  {
    name: 'a business, signed in',
    route: '/biznes/b1',
    isSignedIn: true,
    call: 'listReviewsByBusiness',
    only: reviewsAlone,
    says: commentsSay,
    onward: /^Provo sërish$/,
  },
  {
    name: 'writing, the business',
    route: '/koment/b1',
    call: 'getBusiness',
    says: businessSays,
    onward: /^(Provo përsëri|Kërko një biznes tjetër)$/,
  },
  {
    name: 'writing, the guard: lets pass',
    route: '/koment/b1',
    isSignedIn: true,
    call: 'listReviewsByBusiness',
    only: reviewsAlone,
    says: () => [],
    onward: /^(Dërgo|Plotëso)/,
  },
  {
    name: 'writing, sent',
    route: '/koment/b1',
    isSignedIn: true,
    call: 'createReview',
    act: async () => {
      fireEvent.click(screen.getByRole('radio', { name: /^4 nga 5/ }))
      fill(comment)
      await press(/^(Dërgo|Plotëso)/)
    },
    says: ({ message }) => [message],
    onward: /^Dërgo/,
    kept: comment,
  },
  {
    name: 'log-in, sent',
    route: '/login',
    call: 'login',
    act: async () => {
      fill({ ...address, 'Fjalëkalimi *': 'Fshehta1' })
      await press('Hyr', screen.getByRole('main'))
    },
    // Its two fields have no message of their own.
    says: (failure) => (failure.fields ? Object.values(failure.fields) : orElse('Gabim në identifikimin')(failure)),
    onward: /^Hyr$/,
    kept: address,
  },
  {
    name: 'the forgotten password, sent',
    route: '/login',
    call: 'forgotPassword',
    act: async () => {
      await press('Ke harruar fjalëkalimin?')
      fireEvent.change(within(inDialog()).getByLabelText('Email *'), { target: { value: address['Email *'] } })
      await press('Dërgo linkun', inDialog())
    },
    says: orElse('Gabim në dërgimin e email-it'),
    onward: /^Dërgo linkun$/,
  },
  {
    name: 'sign-up, sent',
    route: '/signup',
    call: 'signup',
    act: async () => {
      fill({
        ...address,
        'Emri i plotë *': 'Arta Hoxha',
        'Fjalëkalimi *': 'Fshehta1',
        'Konfirmo fjalëkalimin *': 'Fshehta1',
      })
      fireEvent.click(screen.getByRole('checkbox', { name: /^Pranoj kushtet/ }))
      await press('Regjistrohu')
    },
    says: orElse('Gabim në regjistrimin'),
    onward: /^Regjistrohu$/,
    kept: { ...address, 'Emri i plotë *': 'Arta Hoxha' },
  },
  {
    name: 'the link of the e-mail',
    route: '/verify-email?token=one-time',
    call: 'verifyEmail',
    says: orElse('Gabim në verifikimin e email-it', 'Gabim në lidhje me serverin gjatë verifikimit'),
    onward: /^Kthehu te regjistrimi$/,
  },
  {
    name: 'the e-mail sent again',
    route: '/verify-email?email=arta@posta.example',
    call: 'resendVerification',
    act: () => press('Dërgo përsëri email-in'),
    says: orElse('Gabim në dërgimin e email-it'),
    onward: /^Dërgo përsëri email-in$/,
  },
  {
    name: 'the new password, sent',
    route: '/reset-password?token=one-time',
    call: 'resetPassword',
    act: async () => {
      fill({ 'Fjalëkalimi i ri *': 'Fshehta12', 'Konfirmo fjalëkalimin e ri *': 'Fshehta12' })
      await press('Ruaj fjalëkalimin')
    },
    says: ({ serverMessage }) => [serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit'],
    onward: /^Kërko një link të ri$/,
  },
  {
    name: 'the own comments',
    route: '/komentet-e-mia',
    isSignedIn: true,
    call: 'listReviewsByUser',
    says: (failure) => (failure.kind === 'rateLimited' ? [BUSY] : orElse('Gabim në ngarkimin e komenteve')(failure)),
    onward: /^Provo përsëri$/,
  },
  {
    name: 'an own comment, changed',
    route: '/komentet-e-mia',
    isSignedIn: true,
    call: 'updateReview',
    act: async () => {
      await press('Ndrysho komentin “Mirë”')
      put(/^Titulli/, 'Shumë mirë')
      await press('Ruaj')
    },
    says: ({ kind }) => [kind === 'network' ? OFFLINE : 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.'],
    onward: /^Ruaj$/,
  },
  {
    name: 'an own comment, deleted',
    route: '/komentet-e-mia',
    isSignedIn: true,
    call: 'deleteReview',
    act: async () => {
      await press('Fshi komentin “Mirë”')
      await press('Fshi komentin', screen.getByRole('alertdialog'))
    },
    // What is not there any more is deleted.
    says: ({ kind }) => [
      kind === 'network'
        ? OFFLINE
        : kind === 'notFound'
          ? 'Komenti u fshi me sukses'
          : 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.',
    ],
    onward: /^(Fshi komentin|Shkruaj komentin e parë)/,
  },
  {
    name: 'the profile',
    route: '/profile',
    isSignedIn: true,
    call: 'getMe',
    says: () => ['Profili nuk u përditësua. Po shfaqim të dhënat e ruajtura.'],
    onward: /^Kthehu mbrapa$/,
  },
  {
    name: 'the password, changed',
    route: '/profile',
    isSignedIn: true,
    call: 'changePassword',
    act: async () => {
      await press('Ndrysho fjalëkalimin')
      fill({
        'Fjalëkalimi aktual *': 'Fshehta1',
        'Fjalëkalimi i ri *': 'Fshehta12',
        'Konfirmo fjalëkalimin e ri *': 'Fshehta12',
      })
      await press('Ndrysho fjalëkalimin', inDialog())
    },
    says: ({ status, serverMessage }) => [
      status === 401 && !serverMessage
        ? 'Sesioni ka skaduar. Ju lutemi hyni përsëri.'
        : (serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit'),
    ],
    onward: /^(Ndrysho fjalëkalimin|Hyr përsëri)$/,
  },
  {
    name: 'the account, deleted',
    route: '/profile',
    isSignedIn: true,
    call: 'deleteUser',
    act: async () => {
      await press('Fshi llogarinë')
      put('Shkruaj FSHI për ta konfirmuar *', 'FSHI')
      await press('Fshi llogarinë', inDialog())
    },
    says: ({ status, serverMessage }) => [
      serverMessage ?? (status === 200 ? 'Fshirja e llogarisë dështoi' : 'Gabim gjatë fshirjes së llogarisë'),
    ],
    onward: /^Fshi llogarinë$/,
  },
  {
    name: 'adding a business, its categories',
    route: '/',
    isSignedIn: true,
    call: 'listCategories',
    act: () => press('Shto biznes'),
    says: ({ message }) => ['Gabim në ngarkimin e kategorive', message],
    onward: /^Provo përsëri$/,
  },
  ...['/rreth_nesh', '/info', '/rregullore', '/suport', '/faq', '/kushtet', '/nuk-ka'].map((route) => ({
    name: route,
    route,
  })),
]
