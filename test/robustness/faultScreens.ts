// Every screen, and what visitors do there that calls the server, as data: what must be said when it fails, what leads
// on. Two runners read it: faultScreens.test.tsx in jsdom, test/e2e/faults.test.ts in Chromium.

import { aReview, reviewText } from '@test/builders/entities'
import { arta } from '@test/page'
import type { OperationId } from '@/api/endpoints/generated/operations'
import type { AppErrorKind } from '@/api/http/appError'
import type { Reply } from '../api/fakeServer'
import type { Expected } from './faultLook'
import { type Fault, faults, goodReply, longestFirst } from './faults'

/** A failed call as screens know it; `serverMessage` only where the server had words of its own. */
export interface Failure {
  kind: AppErrorKind
  status: number
  message: string
  serverMessage?: string
  /** Field to message. */
  fields?: Record<string, string>
}

/** Something a visitor does: a text into the field of this label, or a press on the control of this name. */
export type Step = { inside?: Region } & (
  | { at: string | RegExp; put: string }
  | { press: string | RegExp; role: 'button' | 'checkbox' | 'radio' }
)
type Region = 'alertdialog' | 'dialog' | 'main'

/** A screen, or something done on it. */
export interface FaultedScreen {
  name: string
  route: string
  state?: unknown
  isSignedIn?: true
  /** The call whose fault decides the message; without one there are no requests and nothing can go wrong. */
  call?: OperationId
  /** Only these calls are broken; else all, once `does` begins. */
  only?: readonly OperationId[]
  /** What the visitor does, once the screen is loaded with good answers. */
  does?: readonly Step[]
  /** The texts that are read out. */
  says?: (failure: Failure) => readonly string[]
  /** A link or button that leads on. */
  onward?: RegExp | ((failure: Failure) => RegExp)
  /** Fields whose text must still be there. */
  kept?: Readonly<Record<string, string>>
  /** How often the same may be asked, where it is not twice: a call and its repetition (NET-10). */
  mostAlike?: number
}

const OFFLINE = 'Gabim në lidhje me serverin'
const BUSY = 'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.'
/** Comments have words of their own for a server with too much to do (DIRERR-03, DIRERR-09). */
const orBusy = ({ kind, message }: Failure) => (kind === 'rateLimited' ? BUSY : message)
/** The server's message, else this one when there was no answer, else the call's own. */
const orElse =
  (fallback: string, offline = OFFLINE) =>
  (failure: Failure) => [failure.serverMessage ?? (failure.kind === 'network' ? offline : fallback)]

const MAY_BE_CHANGED = 'Nuk e dimë nëse fjalëkalimi u ndryshua; provo të hysh me fjalëkalimin e ri.'
/** And this sentence where the server may have done it all the same (Q109, Q110). */
const unknownOrElse = (fallback: string, doubt: string) => (failure: Failure) => [
  ...orElse(fallback)(failure),
  ...([0, 502, 504].includes(failure.status) ? [doubt] : []),
]

const put = (at: string | RegExp, text: string): Step => ({ at, put: text })
const press = (name: string | RegExp, inside?: Region): Step => ({
  press: name,
  role: 'button',
  ...(inside && { inside }),
})
const fill = (fields: Readonly<Record<string, string>>): Step[] =>
  Object.entries(fields).map(([label, text]) => put(label, text))

const address = { 'Email *': 'arta@posta.example' }
const comment = { 'Komenti *': 'Kafe e mirë, shërbim i shpejtë dhe vend i qetë.' }
const category = { _id: 'c1', name: 'Restorante', slug: 'restorante', subcategories: [] }
const businessSays = ({ kind, message }: Failure) =>
  kind === 'notFound'
    ? ['Biznesi nuk u gjet', 'Biznesi që kërkoni nuk ekziston ose është fshirë.']
    : ['Gabim në ngarkimin e biznesit', message]
const commentsSay = (failure: Failure) => ['Gabim në ngarkimin e komenteve', orBusy(failure)]
const reviewsAlone = ['listReviewsByBusiness', 'searchReviews'] as const

/** The worst: silence, noise, lies. */
export const worstFaults: readonly Fault[] = [
  ...['F01', 'F03', 'F05', 'F06', 'F08', 'F11', 'F13', 'F15', 'F17', 'F18', 'F22', 'F24'].map((row) => {
    const found = faults.filter((fault) => fault.row === row)
    // The long message of F05 is worse than the short one.
    return (row === 'F05' ? found[1] : found[0]) as Fault
  }),
  longestFirst,
]

/** What screens know of a fault of this call; undefined when it ends in an answer. */
export function failureOf({ ends, words }: Fault, call: OperationId): Failure | undefined {
  const ending = ends(call)
  if (!('fails' in ending)) return undefined
  const failure: Failure = ending.fails
  const isOurs = /^(HTTP error!|API request failed|Network error|Authentication failed)/.test(failure.message)
  const serverMessage = words ?? (isOurs ? undefined : failure.message)
  return serverMessage === undefined ? failure : { ...failure, serverMessage }
}

/** What the screen must show of the fault. */
export function expected({ call, says, onward = /./, kept = {} }: FaultedScreen, fault: Fault): Expected {
  const failure = call && failureOf(fault, call)
  const isHostile = fault.row === 'F28'
  if (!failure) return { words: [], kept: {}, isHostile }
  const way = typeof onward === 'function' ? onward(failure) : onward
  return { words: says?.(failure) ?? [], onward: way, kept, isHostile }
}

/** The server without faults: others' comments on businesses, the visitor's own in their own list. */
export function wellReply(id: OperationId): Reply {
  if (id === 'getMe') return { body: { success: true, data: { user: arta } } }
  const review = aReview({ user: id === 'listReviewsByUser' ? arta : { _id: 'u2', name: 'Besa' } })
  return /Review/.test(id) ? goodReply(id, review) : goodReply(id)
}

/** The matrix's columns. */
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
    name: 'home, its categories',
    route: '/',
    call: 'listCategories',
    only: ['listCategories'],
    says: ({ message }) => [`Gabim në ngarkimin e kategorive: ${message}`],
    onward: /^Provo përsëri$/,
  },
  {
    name: 'home, searching',
    route: '/',
    call: 'universalSearch',
    does: [put('Kërko biznese', 'kafe')],
    says: ({ message }) => [`Gabim në kërkimin e bizneseve: ${message}`],
    onward: /^Pastro$/,
    kept: { 'Kërko biznese': 'kafe' },
  },
  {
    name: 'choosing a business, searching',
    route: '/koment',
    call: 'universalSearch',
    does: [put('Kërko biznese', 'kafe')],
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
    name: 'a saved list',
    route: '/te-ruajturat?biznese=b1',
    call: 'getBusiness',
    says: (failure) =>
      failure.kind === 'notFound'
        ? ['Një biznes i listës nuk gjendet më.']
        : ['Gabim në ngarkimin e bizneseve', failure.message],
    onward: /^(Provo Përsëri|Lista ime)$/,
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
    does: [{ press: /^4 nga 5/, role: 'radio' }, ...fill(comment), press(/^(Dërgo|Plotëso)/)],
    says: ({ serverMessage }) => ['Komenti nuk u dërgua', ...(serverMessage ? [serverMessage] : [])],
    onward: /^Dërgo/,
    kept: comment,
  },
  {
    name: 'log-in, sent',
    route: '/login',
    call: 'login',
    does: [...fill({ ...address, 'Fjalëkalimi *': 'Fshehta1' }), press('Hyr', 'main')],
    // Its two fields have no message of their own.
    says: (failure) => (failure.fields ? Object.values(failure.fields) : orElse('Gabim në identifikimin')(failure)),
    onward: /^Hyr$/,
    kept: address,
  },
  {
    name: 'the forgotten password, sent',
    route: '/login',
    call: 'forgotPassword',
    does: [
      press('Ke harruar fjalëkalimin?'),
      { ...put('Email *', address['Email *']), inside: 'dialog' },
      press('Dërgo linkun', 'dialog'),
    ],
    says: orElse('Gabim në dërgimin e email-it'),
    onward: /^Dërgo linkun$/,
  },
  {
    name: 'sign-up, sent',
    route: '/signup',
    call: 'signup',
    does: [
      ...fill({
        ...address,
        'Emri i plotë *': 'Arta Hoxha',
        'Fjalëkalimi *': 'Fshehta1',
        'Konfirmo fjalëkalimin *': 'Fshehta1',
      }),
      { press: /^Pranoj kushtet/, role: 'checkbox' },
      press('Regjistrohu'),
    ],
    says: unknownOrElse('Gabim në regjistrimin', 'Nuk e dimë nëse llogaria u hap; provo të hysh.'),
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
    does: [press('Dërgo përsëri email-in')],
    says: orElse('Gabim në dërgimin e email-it'),
    onward: /^Dërgo përsëri email-in$/,
  },
  {
    name: 'the new password, sent',
    route: '/reset-password?token=one-time',
    call: 'resetPassword',
    does: [
      ...fill({ 'Fjalëkalimi i ri *': 'Fshehta12', 'Konfirmo fjalëkalimin e ri *': 'Fshehta12' }),
      press('Ruaj fjalëkalimin'),
    ],
    says: unknownOrElse('Gabim në ndryshimin e fjalëkalimit', MAY_BE_CHANGED),
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
    does: [press(`Ndrysho komentin “${reviewText.title}”`), put(/^Titulli/, 'Shumë mirë'), press('Ruaj')],
    // What is gone cannot be changed: its form closes, and the list is asked for again, which may fail as well.
    says: ({ kind }) => [
      kind === 'network'
        ? OFFLINE
        : kind === 'notFound'
          ? 'Ky koment ishte fshirë më parë. Ndryshimet nuk u ruajtën. Tekstin e gjen te “Komentet e mia”.'
          : 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.',
    ],
    onward: (failure) => (failure.kind === 'notFound' ? /^(Provo përsëri$|Ndrysho komentin)/ : /^Ruaj$/),
  },
  {
    name: 'an own comment, deleted',
    route: '/komentet-e-mia',
    isSignedIn: true,
    call: 'deleteReview',
    does: [press(`Fshi komentin “${reviewText.title}”`), press('Fshi komentin', 'alertdialog')],
    // Deleting something already gone succeeds.
    says: ({ kind }) => [
      kind === 'network'
        ? OFFLINE
        : kind === 'notFound'
          ? 'Ky koment ishte fshirë më parë.'
          : 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.',
    ],
    // The list is asked for again, and fails as well.
    onward: /^(Fshi komentin|Shkruaj komentin e parë|Provo përsëri$)/,
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
    does: [
      press('Ndrysho fjalëkalimin'),
      ...fill({
        'Fjalëkalimi aktual *': 'Fshehta1',
        'Fjalëkalimi i ri *': 'Fshehta12',
        'Konfirmo fjalëkalimin e ri *': 'Fshehta12',
      }),
      press('Ndrysho fjalëkalimin', 'dialog'),
    ],
    says: (failure) =>
      failure.status === 401 && !failure.serverMessage
        ? ['Sesioni ka skaduar. Ju lutemi hyni përsëri.']
        : unknownOrElse('Gabim në ndryshimin e fjalëkalimit', MAY_BE_CHANGED)(failure),
    onward: /^(Ndrysho fjalëkalimin|Hyr përsëri)$/,
  },
  {
    name: 'the account, deleted',
    route: '/profile',
    isSignedIn: true,
    call: 'deleteUser',
    does: [press('Fshi llogarinë'), put('Shkruaj FSHI për ta konfirmuar *', 'FSHI'), press('Fshi llogarinë', 'dialog')],
    says: (failure) =>
      unknownOrElse(
        failure.status === 200 ? 'Fshirja e llogarisë dështoi' : 'Gabim gjatë fshirjes së llogarisë',
        'Nuk e dimë nëse llogaria u fshi. Hyr përsëri për ta parë.',
      )(failure),
    onward: /^Fshi llogarinë$/,
    // Home is prefetched as it is opened (Q04), and asks itself after the log-out, which empties the cache.
    mostAlike: 3,
  },
  {
    // Not on the home page, which has them already.
    name: 'adding a business, its categories',
    route: '/koment',
    isSignedIn: true,
    call: 'listCategories',
    does: [press('Shtoje këtu')],
    says: ({ message }) => ['Gabim në ngarkimin e kategorive', message],
    onward: /^Provo përsëri$/,
  },
  ...['/rreth_nesh', '/info', '/rregullore', '/suport', '/faq', '/kushtet', '/nuk-ka'].map((route) => ({
    name: route,
    route,
  })),
]
