// What a server or a network may do to a call, as data: the reply, and what the call must end in
// (robustness F01 to F34). The base query's rules are written here a second time, on purpose.
import { aBusiness, aCategory, aReview, aSubcategory } from '@test/builders/entities'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import type { AppErrorKind } from '@/api/http/appError'
import { endpointIds } from '../api/endpointIds'
import type { Reply } from '../api/fakeServer'

/** Fifty marks on one letter. */
const zalgo = `Z${'\u0300\u0301\u0302\u0303\u0304'.repeat(10)}`

/** Texts that break what was not built for them (F28), as hostile people write them: one of each kind, short enough to be read. */
export const hostileTexts: readonly string[] = [
  'undefined',
  'null',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  "'; DROP TABLE reviews; --",
  '../../../etc/passwd%00',
  '%s%s%n {0} $1 \\1',
  zalgo,
  '\u202Egjarpër\u202C',
  'مرحبا بالعالم שלום',
  '👩‍👩‍👧‍👦🏳️‍🌈🇦🇱',
  '田中さんにあげて下さい',
  `Ë${'\u0301'.repeat(3)}ç\u00A0\u200B\uFEFFmbyllje`,
  'lone\uD800surrogate',
  'nul\u0000 bell\u0007 escape\u001B[31m',
  'line\r\nbreak\tand\u2028separators\u2029',
  'W'.repeat(100_000),
]

/** What an operation's reply is about. */
type Family = 'categories' | 'subcategories' | 'businesses' | 'reviews' | 'business' | 'review' | 'written' | 'message'

/** What a call must end in: an error, or an answer with items of these ids (lists) or with anything. */
export type Ending =
  /** `isRead`: the answer was well-formed, so there is no retry, but it lacks what was requested. */
  | { fails: { kind: AppErrorKind; status: number; message: string; [more: string]: unknown }; isRead?: true }
  | { reads: string[] | 'anything' }

/** One thing that goes wrong. */
export interface Fault {
  /** The row of the matrix, like `F09`. */
  row: string
  name: string
  reply: (id: OperationId) => Reply
  ends: (id: OperationId) => Ending
  /** The server's message where the call has its own beside it. */
  words?: string
  /** Slow to make or to read: only the whole matrix tries it on every operation. */
  isHeavy?: true
}

/** Every call but the session's own, whose failures test/api/baseQueryReauth.test.ts has. */
export const operationIds: OperationId[] = endpointIds

/** Whose call it is. */
const tagOf = (id: OperationId) => operations[id][2]
const isRead = (id: OperationId) => operations[id][0] === 'GET'
const saysTrue = (id: OperationId) => ['Categories', 'Subcategories'].includes(tagOf(id))

/** Reads of the directory are sent twice, but not after 401, 403, 404 and 429 (NET-10). */
export const isRepeated = (id: OperationId, status: number): boolean =>
  isRead(id) && (saysTrue(id) || tagOf(id) === 'Businesses') && ![401, 403, 404, 429].includes(status)

/** What kind of reply an operation has. */
function familyOf(id: OperationId): Family {
  if (id === 'getBusiness') return 'business'
  if (id === 'getReview') return 'review'
  if (/^(create|update)/.test(id)) return 'written'
  if (id === 'listCategorySubcategories') return 'subcategories'
  const list = ['categories', 'subcategories', 'businesses', 'reviews'] as const
  return (isRead(id) && list.find((name) => name === tagOf(id).toLowerCase())) || 'message'
}

const isList = (id: OperationId) => /^(categories|subcategories|businesses|reviews)$/.test(familyOf(id))
const isSingle = (id: OperationId) => /^(business|review)$/.test(familyOf(id))

/** An entity as this operation's reply has it. */
export function entity(id: OperationId, fields: object = {}): object {
  if (/Review/.test(id)) return { ...aReview(), ...fields }
  if (familyOf(id) === 'subcategories') return { ...aSubcategory(), ...fields }
  return { ...(tagOf(id) === 'Categories' ? aCategory() : aBusiness()), ...fields }
}

/** A reply with `value` in place of the list or the thing. */
function around(id: OperationId, value: unknown, more: object = {}): Reply {
  const family = familyOf(id)
  const name = family === 'businesses' || family === 'reviews' ? family : 'data'
  return { body: { success: true, [name]: value, ...more } }
}

/** A reply with these things; for what is not a list, with the first of them. */
const holding = (id: OperationId, things: readonly unknown[], more?: object): Reply =>
  around(id, isList(id) ? things : things[0], more)

/** What an operation answers when nothing is wrong; `thing` is what its list holds, or what was requested. */
export const goodReply = (id: OperationId, thing: object = entity(id)): Reply => holding(id, [thing])

const fails =
  (kind: AppErrorKind, status: number, message: string, more: object = {}) =>
  () => ({
    fails: { kind, status, message, ...more },
  })
const network = fails('network', 0, 'Network error. Please check your connection.')
const unread = fails('unexpected', 200, 'API request failed')
const noJson = fails('unexpected', 200, 'API request failed', { code: 'UNREADABLE' })
const missing = (): Ending => ({ ...unread(), isRead: true })
const reads =
  (...ids: string[]) =>
  (id: OperationId): Ending => ({ reads: isList(id) ? ids : 'anything' })
const readsOne = (id: OperationId): Ending => ({
  reads: isList(id) ? [(entity(id) as { _id: string })._id] : 'anything',
})
/** A reply that holds nothing: an empty list, done, or no data where something was requested. */
const empty =
  (status = 200) =>
  (id: OperationId): Ending =>
    saysTrue(id)
      ? fails('unexpected', status, 'API request failed')()
      : isSingle(id)
        ? missing()
        : { reads: isList(id) ? [] : 'anything' }
/** The same of a reply that says `success: true`. */
const hollow = (id: OperationId): Ending => (isSingle(id) ? missing() : { reads: isList(id) ? [] : 'anything' })

/** 401: a call with a session is renewed once and sent once more; log-out and calls without a session just fail. */
const bearers = /^(changePassword|getMe|deleteUser|(create|update|delete)(Business|Review)|listReviewsByUser)$/
/** Whether a 401 makes the app renew the session first. */
export const isRenewed = (id: OperationId): boolean => bearers.test(id)
const unauthenticated =
  (message: string) =>
  (id: OperationId): Ending =>
    fails('unauthenticated', 401, isRenewed(id) ? 'Authentication failed - unable to refresh token' : message)()

const says =
  (status: number, message: string, more: object = {}): Fault['reply'] =>
  () => ({ status, body: { success: false, message, ...more } })
const html = '<!doctype html><html><head><title>Portal</title></head><body><h1>Welcome</h1></body></html>'
const text =
  (body: string, status = 200): Fault['reply'] =>
  () => ({ status, text: body })
const long = 'Shumë gjatë. '.repeat(400)

const f = (row: string, name: string, reply: Fault['reply'], ends: Fault['ends']): Fault => ({ row, name, reply, ends })
const heavy = (...parts: Parameters<typeof f>): Fault => ({ ...f(...parts), isHeavy: true })

const first = (id: OperationId) => entity(id, { _id: 'a' })
const many = (id: OperationId, count: number, fields: object = {}) =>
  Array.from({ length: isList(id) ? count : 1 }, (_, at) => entity(id, { ...fields, _id: `x${at}` }))
const names = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`)
/** Every variant of one field that is none, each in its own object. */
const odd = (row: string, field: string, values: readonly unknown[]): Fault => {
  const things = (id: OperationId) => values.map((value, at) => entity(id, { _id: `x${at}`, [field]: value }))
  return f(row, `${field} that is none`, (id) => holding(id, things(id)), reads(...names(values.length)))
}

const pagings: readonly object[] = [
  { pages: 0 },
  { pages: -1, current: -1, total: -1 },
  { pages: '3', current: '2' },
  { pages: 1e9, current: 1e9, total: 1e15 },
  { pages: null, current: null, total: null, limit: null },
  { current: 9, pages: 3, total: 25 },
  { current: 2, pages: 3, total: 25, currentPage: 1, totalPages: 7, totalCount: 70 },
]
const dates = [null, '', '+275761-01-01', 1e15, -1, 'yesterday', '0000-00-00', '2025-13-45', {}, [], true]
const ratings = [0, 6, -1, null, '5', 4.999, 'x', {}, [], 1e308, true]
const authors = [null, 'u1', '', {}, [], { _id: null }, { _id: {} }, { name: null }, 0, { id: 'u1' }, 'null', true]

/** A reply that holds all hostile texts in this order. */
const hostile = (id: OperationId, texts: readonly string[]): Reply =>
  holding(
    id,
    texts.map((text, at) => entity(id, { _id: `x${at}`, name: text, title: text })),
  )

/** The matrix's rows, with their variants. */
export const faults: readonly Fault[] = [
  f('F01', 'no connection', () => ({ offline: true }), network),
  f('F02', 'the body is cut short', () => ({ cut: true }), network),
  f('F03', 'never answers', () => ({ hangs: true }), network),
  f('F04', 'takes 10 s', (id) => ({ ...holding(id, [entity(id)]), delay: 10_000 }), readsOne),
  f('F05', '500 with a message', says(500, 'Serveri ra'), fails('unexpected', 500, 'Serveri ra')),
  f('F05', '500 with 5,200 characters', says(500, long), fails('unexpected', 500, `${long.slice(0, 300)}…`)),
  f('F05', '500 with a page for a message', says(500, html), fails('unexpected', 500, 'HTTP error! status: 500')),
  f('F06', '502 with a page', text(html, 502), fails('unexpected', 502, 'HTTP error! status: 502')),
  f('F07', '503 with nothing', text('', 503), fails('unexpected', 503, 'HTTP error! status: 503')),
  ...['30', 'Sat, 01 Aug 2026 10:00:30 GMT', 'soon'].map((when) =>
    f(
      'F08',
      `429, Retry-After ${when}`,
      () => ({ status: 429, body: { message: 'Too many requests' }, headers: { 'retry-after': when } }),
      (id: OperationId) =>
        fails('rateLimited', 429, 'Too many requests', {
          ...(when !== 'soon' && { retryAfter: 30 }),
          // What a review call says only in words has a code (DIRERR-03).
          ...(operations[id][2] === 'Reviews' && { code: 'OVERLOADED' }),
        })(),
    ),
  ),
  f(
    'F09',
    '400 with fields',
    says(400, 'Gabim', { errors: [{ field: 'email', message: 'I zënë' }] }),
    fails('invalid', 400, 'Gabim', { fields: { email: 'I zënë' } }),
  ),
  f('F09', '400, errors without field', says(400, 'Gabim', { errors: [{}] }), fails('unexpected', 400, 'Gabim')),
  f('F09', '400, no errors', says(400, 'Gabim', { errors: [] }), fails('unexpected', 400, 'Gabim')),
  f(
    'F09',
    '400, null errors',
    () => ({ status: 400, body: { errors: [null] } }),
    fails('unexpected', 400, 'An unexpected error occurred'),
  ),
  { ...f('F10', '401', says(401, 'Jo i autorizuar'), unauthenticated('Jo i autorizuar')), words: 'Jo i autorizuar' },
  f('F11', '401 with a page', text(html, 401), unauthenticated('HTTP error! status: 401')),
  f('F12', '403', says(403, 'Nuk lejohet'), fails('forbidden', 403, 'Nuk lejohet')),
  f('F13', '404', says(404, 'Nuk u gjet'), fails('notFound', 404, 'Nuk u gjet')),
  f(
    'F14',
    '409 with a code',
    says(409, 'Keni komentuar', { code: 'REVIEW_ALREADY_EXISTS' }),
    fails('conflict', 409, 'Keni komentuar', { code: 'REVIEW_ALREADY_EXISTS' }),
  ),
  f('F15', '200, success false', says(200, 'Prisni pak'), fails('unexpected', 200, 'Prisni pak')),
  f('F16', '200, only success false', text('{"success":false}'), unread),
  f('F17', 'JSON cut off', text('{"success":true,"data":[{"_id":"a","na'), noJson),
  f('F18', '200 with a page', text(html), noJson),
  f(
    'F19',
    'JSON called text/plain',
    (id) => ({ text: JSON.stringify(holding(id, [entity(id)]).body), headers: { 'content-type': 'text/plain' } }),
    readsOne,
  ),
  f('F20', '204', () => ({ status: 204 }), empty(204)),
  f('F21', 'an empty body', text(''), empty()),
  f('F21', 'blanks', text(' \n '), empty()),
  ...['null', '[]', '"x"', '42', '{}'].map((body) => f('F22', `the body ${body}`, text(body), empty())),
  // `data: null` says outright that there is no such thing.
  f(
    'F23',
    'in place of a list or thing null',
    (id) => around(id, null),
    (id) => (isSingle(id) ? { ...fails('notFound', 200, 'API request failed')(), isRead: true } : hollow(id)),
  ),
  ...[{}, 'x', 42, true, [null, null], [[], 'x', 1, true, {}]].map((value) =>
    f('F23', `in place of a list or thing ${JSON.stringify(value)}`, (id) => around(id, value), hollow),
  ),
  f('F23', 'a good thing among bad', (id) => holding(id, [first(id), null, 'x', 5, [], {}]), reads('a')),
  f(
    'F24',
    'ids missing, doubled, numbers, objects',
    (id) =>
      holding(
        id,
        ['a', undefined, 'a', 5, {}, [], '', ' ', '..', null].map((_id) => entity(id, { _id })),
      ),
    reads('a', '5'),
  ),
  ...pagings.map((pagination) =>
    f('F25', `pagination ${JSON.stringify(pagination)}`, (id) => holding(id, [first(id)], { pagination }), reads('a')),
  ),
  heavy('F26', '5 MB', (id) => holding(id, many(id, 500, { description: 'ë'.repeat(5000) })), reads(...names(500))),
  heavy('F27', '10,000 things', (id) => holding(id, many(id, 10_000)), reads(...names(10_000))),
  f('F28', 'hostile texts', (id) => hostile(id, hostileTexts), reads(...names(hostileTexts.length))),
  heavy(
    'F29',
    '100,000 levels deep',
    text(`{"success":true,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    hollow,
  ),
  f(
    'F30',
    'keys of prototypes',
    (id) => ({
      text: JSON.stringify(holding(id, [first(id)]).body).replaceAll(
        '{',
        '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":"x","hasOwnProperty":"x",',
      ),
    }),
    reads('a'),
  ),
  ...['createdAt', 'experienceDate'].map((field) => odd('F31', field, dates)),
  ...['rating', 'averageRating'].map((field) => odd('F32', field, ratings)),
  odd('F32', 'reviewCount', [999, 1000, 1001, 1e15, -1, null, 'x', 1e308]),
  odd('F33', 'user', authors),
  f('F34', 'an answer of another origin that may not be read', () => ({ opaque: true }), network),
]

/** F28 at its worst to look at: the endless word comes first, and is the name of whatever is requested alone. */
export const longestFirst: Fault = f(
  'F28',
  'hostile texts, the longest first',
  (id) => hostile(id, hostileTexts.toReversed()),
  reads(...names(hostileTexts.length)),
)
