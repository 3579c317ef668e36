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

/** A text into the field of this label. */
export const put = (at: string | RegExp, text: string): Step => ({ at, put: text })
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
/** A title before the call's message. */
const titled =
  (title: string, words = ({ message }: Failure) => message) =>
  (failure: Failure) => [title, words(failure)]
const oneLine = (title: string) => (failure: Failure) => [titled(title)(failure).join(': ')]
const retry = /^Provo përsëri$/
/** A business that cannot be shown. */
const business = {
  says: (failure: Failure) =>
    failure.kind === 'notFound'
      ? ['Biznesi nuk u gjet', 'Biznesi që kërkoni nuk ekziston ose është fshirë.']
      : titled('Gabim në ngarkimin e biznesit')(failure),
  onward: /^(Provo përsëri|Kërko një biznes tjetër)$/,
}
/** The comments of a business alone. */
const comments = {
  only: ['listReviewsByBusiness', 'searchReviews'],
  says: titled('Gabim në ngarkimin e komenteve', orBusy),
  onward: /^Provo sërish$/,
} as const
const categories = { says: titled('Gabim në ngarkimin e kategorive'), onward: retry }
const search = {
  does: [put('Kërko biznese', 'kafe')],
  says: oneLine('Gabim në kërkimin e bizneseve'),
  onward: /^Pastro$/,
}
/** What is said of an own comment that could not be changed or deleted; the list is asked for again, and may fail as well. */
const ownComment =
  (gone: string, failed: string) =>
  ({ kind }: Failure) => [kind === 'network' ? OFFLINE : kind === 'notFound' ? gone : failed]

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

const screen = (
  name: string,
  route: string,
  call: OperationId,
  more: Omit<FaultedScreen, 'name' | 'route' | 'call'>,
): FaultedScreen => ({ name, route, call, ...more })
const signedIn = (...[name, route, call, more]: Parameters<typeof screen>) =>
  screen(name, route, call, { ...more, isSignedIn: true })

/** The matrix's columns. */
export const faultedScreens: readonly FaultedScreen[] = [
  screen('home', '/', 'listReviews', {
    says: (failure) => (failure.kind === 'rateLimited' ? [BUSY] : oneLine('Gabim në ngarkimin e komenteve')(failure)),
    onward: /^(Provo përsëri|Rifresko faqen)$/,
  }),
  screen('home, its categories', '/', 'listCategories', {
    only: ['listCategories'],
    says: oneLine('Gabim në ngarkimin e kategorive'),
    onward: retry,
  }),
  screen('home, searching', '/', 'universalSearch', { ...search, kept: { 'Kërko biznese': 'kafe' } }),
  screen('choosing a business, searching', '/koment', 'universalSearch', search),
  screen('categories', '/kategorite', 'listCategories', categories),
  screen('a category, looked up', '/kategorite/restorante', 'listCategories', categories),
  screen('a category, its businesses', '/kategorite/restorante', 'listBusinessesByCategory', {
    state: { category, allCategories: [category] },
    says: titled('Gabim në ngarkimin e bizneseve'),
    onward: /^Provo Përsëri$/,
  }),
  screen('a saved list', '/te-ruajturat?biznese=b1', 'getBusiness', {
    says: (failure) =>
      failure.kind === 'notFound'
        ? ['Një biznes i listës nuk gjendet më.']
        : titled('Gabim në ngarkimin e bizneseve')(failure),
    onward: /^(Provo Përsëri|Lista ime)$/,
  }),
  screen('a business', '/biznes/b1', 'getBusiness', business),
  screen('a business, its comments', '/biznes/b1', 'listReviewsByBusiness', comments),
  signedIn('a business, signed in', '/biznes/b1', 'listReviewsByBusiness', comments),
  screen('writing, the business', '/koment/b1', 'getBusiness', business),
  signedIn('writing, the guard: lets pass', '/koment/b1', 'listReviewsByBusiness', {
    only: comments.only,
    says: () => [],
    onward: /^(Dërgo|Plotëso)/,
  }),
  signedIn('writing, sent', '/koment/b1', 'createReview', {
    does: [{ press: /^4 nga 5/, role: 'radio' }, ...fill(comment), press(/^(Dërgo|Plotëso)/)],
    says: ({ serverMessage }) => ['Komenti nuk u dërgua', ...(serverMessage ? [serverMessage] : [])],
    onward: /^Dërgo/,
    kept: comment,
  }),
  screen('log-in, sent', '/login', 'login', {
    does: [...fill({ ...address, 'Fjalëkalimi *': 'Fshehta1' }), press('Hyr', 'main')],
    // Its two fields have no message of their own.
    says: (failure) => (failure.fields ? Object.values(failure.fields) : orElse('Gabim në identifikimin')(failure)),
    onward: /^Hyr$/,
    kept: address,
  }),
  screen('the forgotten password, sent', '/login', 'forgotPassword', {
    does: [
      press('Ke harruar fjalëkalimin?'),
      { ...put('Email *', address['Email *']), inside: 'dialog' },
      press('Dërgo linkun', 'dialog'),
    ],
    says: orElse('Gabim në dërgimin e email-it'),
    onward: /^Dërgo linkun$/,
  }),
  screen('sign-up, sent', '/signup', 'signup', {
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
  }),
  screen('the link of the e-mail', '/verify-email?token=one-time', 'verifyEmail', {
    says: orElse('Gabim në verifikimin e email-it', 'Gabim në lidhje me serverin gjatë verifikimit'),
    onward: /^Kthehu te regjistrimi$/,
  }),
  screen('the e-mail sent again', '/verify-email?email=arta@posta.example', 'resendVerification', {
    does: [press('Dërgo përsëri email-in')],
    says: orElse('Gabim në dërgimin e email-it'),
    onward: /^Dërgo përsëri email-in$/,
  }),
  screen('the new password, sent', '/reset-password?token=one-time', 'resetPassword', {
    does: [
      ...fill({ 'Fjalëkalimi i ri *': 'Fshehta12', 'Konfirmo fjalëkalimin e ri *': 'Fshehta12' }),
      press('Ruaj fjalëkalimin'),
    ],
    says: unknownOrElse('Gabim në ndryshimin e fjalëkalimit', MAY_BE_CHANGED),
    onward: /^Kërko një link të ri$/,
  }),
  signedIn('the own comments', '/komentet-e-mia', 'listReviewsByUser', {
    says: (failure) => (failure.kind === 'rateLimited' ? [BUSY] : orElse('Gabim në ngarkimin e komenteve')(failure)),
    onward: retry,
  }),
  signedIn('an own comment, changed', '/komentet-e-mia', 'updateReview', {
    does: [press(`Ndrysho komentin “${reviewText.title}”`), put(/^Titulli/, 'Shumë mirë'), press('Ruaj')],
    // What is gone cannot be changed: its form closes.
    says: ownComment(
      'Ky koment ishte fshirë më parë. Ndryshimet nuk u ruajtën. Tekstin e gjen te “Komentet e mia”.',
      'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.',
    ),
    onward: (failure) => (failure.kind === 'notFound' ? /^(Provo përsëri$|Ndrysho komentin)/ : /^Ruaj$/),
  }),
  signedIn('an own comment, deleted', '/komentet-e-mia', 'deleteReview', {
    does: [press(`Fshi komentin “${reviewText.title}”`), press('Fshi komentin', 'alertdialog')],
    // Deleting something already gone succeeds.
    says: ownComment('Ky koment ishte fshirë më parë.', 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'),
    onward: /^(Fshi komentin|Shkruaj komentin e parë|Provo përsëri$)/,
  }),
  signedIn('the profile', '/profile', 'getMe', {
    says: () => ['Profili nuk u përditësua. Po shfaqim të dhënat e ruajtura.'],
    onward: /^Kthehu mbrapa$/,
  }),
  signedIn('the password, changed', '/profile', 'changePassword', {
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
  }),
  signedIn('the account, deleted', '/profile', 'deleteUser', {
    does: [press('Fshi llogarinë'), put('Shkruaj FSHI për ta konfirmuar *', 'FSHI'), press('Fshi llogarinë', 'dialog')],
    says: (failure) =>
      unknownOrElse(
        failure.status === 200 ? 'Fshirja e llogarisë dështoi' : 'Gabim gjatë fshirjes së llogarisë',
        'Nuk e dimë nëse llogaria u fshi. Hyr përsëri për ta parë.',
      )(failure),
    onward: /^Fshi llogarinë$/,
    // Home is prefetched as it is opened (Q04), and asks itself after the log-out, which empties the cache.
    mostAlike: 3,
  }),
  // Not on the home page, which has them already.
  signedIn('adding a business, its categories', '/koment', 'listCategories', {
    ...categories,
    does: [press('Shtoje këtu')],
  }),
  ...['/rreth_nesh', '/info', '/rregullore', '/suport', '/faq', '/kushtet', '/nuk-ka'].map((route) => ({
    name: route,
    route,
  })),
]
