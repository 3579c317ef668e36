// Everything that is tried of an operation, derived from the contract: which call is sent, and what its reply must be.
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { at, operation, parameters, pointerTo } from '../contract/document'
import { replyErrors } from '../contract/validate'
import type { Sample } from './samples'
import type { Reply, Sent } from './world'

/** The kinds of cases. What must be refused is tried before the good call, which may use up its own subject. */
export const kinds = ['unauthorised', 'unknown id', 'invalid', 'odd query', 'good', 'texts', 'pages', 'order'] as const

/** One thing tried. */
export interface Case {
  kind: (typeof kinds)[number]
  /** What is special about the call. */
  what: string
  sends: Sent
  /** A second call to compare the first one with. */
  sendsNext?: Sent
  /** What is wrong with the replies; nothing when they are as the contract says. */
  judge(reply: Reply, second: Reply): string[]
  /** What the server need not do, but does not: no breach. */
  remark?(reply: Reply, second: Reply): string | undefined
}

/** The part of JSON Schema that the contract's requests use. */
interface Schema {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  $ref?: string
}

interface Page {
  businesses?: { _id: string; averageRating: number; reviewCount: number }[]
  reviews?: { _id: string }[]
  pagination?: { current: number; pages: number; total: number; limit: number }
}

const unknownId = 'conform-unknown'
const following = (schema: Schema): Schema => (schema.$ref ? (at(schema.$ref) as Schema) : schema)

/** What is wrong with any reply: no answer, a server error, another shape or status than the contract's. */
function asDocumented(id: OperationId, { status, body, problem }: Reply): string[] {
  if (problem) return [status ? `${status}, ${problem}` : problem]
  if (status >= 500) return [`${status}, a failure of the server`]
  return replyErrors(id, status, body).map((error) => `${status}: ${error}`)
}

/** What is wrong with a reply that must have one of these statuses. */
const answered =
  (id: OperationId, statuses: readonly number[]): Case['judge'] =>
  (reply) => {
    const wrong = reply.problem || statuses.includes(reply.status)
    return wrong ? asDocumented(id, reply) : [`answered ${reply.status}, not ${statuses.join(' or ')}`]
  }

/** Every case of an operation, given a good call of it. */
export function casesOf(id: OperationId, { impostor, unverified, ...good }: Sample): Case[] {
  const success = Number(Object.keys(operation(id).responses).find((status) => status < '300'))
  const cases: Case[] = [
    ...unauthorised(id, good, impostor),
    ...(unverified ? [unverifiedLogin(id, { ...good, body: unverified })] : []),
    ...unknownIds(id, good, success),
    ...invalid(id, good),
    ...oddQueries(id, good),
    { kind: 'good', what: 'as documented', sends: good, judge: answered(id, [success]), ...repeat(id, good, success) },
    ...texts(id, good),
    ...pages(id, good),
    ...orders(id, good),
  ]
  return cases.map((one) => ({ remark: longMessage, ...one }))
}

/** A message is shown up to its 300th character (Q92). */
function longMessage({ body }: Reply): string | undefined {
  const { length } = (body as { message?: string } | undefined)?.message ?? ''
  return length > 300 ? `a message of ${length} characters, of which 300 are shown` : undefined
}

/** A refusal from which the app knows that the e-mail is not verified: by its code, a 403 or its words (Q88). */
function unverifiedLogin(id: OperationId, sends: Sent): Case {
  const judge: Case['judge'] = (reply, second) => {
    const { code, message = '' } = (reply.body as { code?: string; message?: string } | undefined) ?? {}
    const isKnown = code === 'EMAIL_NOT_VERIFIED' || reply.status === 403 || /verifik|verified/i.test(message)
    const wrong = answered(id, [400, 401, 403])(reply, second)
    return wrong.length > 0 || isKnown ? wrong : ['neither the code EMAIL_NOT_VERIFIED nor a 403 nor words that say so']
  }
  return { kind: 'unauthorised', what: 'an e-mail that is not verified', sends, judge }
}

/** The good call of what makes something, twice with one key: a server that heeds it makes one thing. */
function repeat(id: OperationId, good: Sent, success: number): Partial<Case> {
  if (success !== 201 || !takes(id, 'Idempotency-Key')) return {}
  const sends = { ...good, key: crypto.randomUUID() }
  const remark = (first: Reply, second: Reply) =>
    JSON.stringify([first.status, first.body]) === JSON.stringify([second.status, second.body])
      ? undefined
      : `a second call with the same Idempotency-Key was answered ${second.status || 'nothing'}, not like the first`
  return { sends, sendsNext: sends, remark }
}

/** Those of the statuses that the contract documents for the operation by number. */
const documented = (id: OperationId, ...statuses: number[]): number[] =>
  statuses.filter((status) => String(status) in operation(id).responses)

const takes = (id: OperationId, parameter: string): boolean => parameters(id).some(({ name }) => name === parameter)

function unauthorised(id: OperationId, good: Sent, impostor: object | undefined): Case[] {
  const judge = answered(id, [401])
  const refused = (what: string, sends: Sent): Case => ({ kind: 'unauthorised', what, sends, judge })
  const bearer = operations[id][3]
  return [
    ...(bearer === 'required' ? [refused('no token', { ...good, bearer: undefined })] : []),
    ...(bearer !== 'none' && documented(id, 401).length > 0
      ? [refused('a forged token', { ...good, bearer: 'a.b.c' })]
      : []),
    ...(impostor ? [refused('wrong credentials', { ...good, body: impostor })] : []),
  ]
}

function unknownIds(id: OperationId, good: Sent, success: number): Case[] {
  if (!good.params) return []
  const params = Object.fromEntries(Object.keys(good.params).map((name) => [name, unknownId]))
  const refusals = documented(id, 403, 404)
  const judge = answered(id, refusals.length > 0 ? refusals : [success])
  return [{ kind: 'unknown id', what: unknownId, sends: { ...good, params }, judge }]
}

function invalid(id: OperationId, good: Sent): Case[] {
  if (!good.body || documented(id, 400).length === 0) return []
  const judge = answered(id, [400, 403, 404, 422])
  const bodies = invalidBodies(requestSchema(id), good.body as Record<string, unknown>)
  return bodies.map(([what, body]) => ({ kind: 'invalid', what, sends: { ...good, body }, judge }))
}

function oddQueries(id: OperationId, good: Sent): Case[] {
  const judge: Case['judge'] = (reply) => [...asDocumented(id, reply), ...overfull(reply)]
  const odd = (what: string, query: Record<string, string>): Case => ({
    kind: 'odd query',
    what,
    sends: { ...good, query },
    judge,
  })
  return parameters(id)
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema, required }) => [
      ...oddValues(following(schema as Schema)).map((one) => odd(`${name}=${one}`, { ...good.query, [name]: one })),
      ...(required ? [odd(`no ${name}`, without(good.query ?? {}, name))] : []),
    ])
}

function pages(id: OperationId, good: Sent): Case[] {
  if (!takes(id, 'limit')) return []
  // Without the query of the good call, which may find one thing only.
  const page = (number: number): Sent => ({ ...good, query: { page: `${number}`, limit: '2' } })
  const judge: Case['judge'] = (...replies) => pagesWrong(id, replies)
  return [{ kind: 'pages', what: 'two of two', sends: page(1), sendsNext: page(2), judge }]
}

function orders(id: OperationId, good: Sent): Case[] {
  if (!takes(id, 'sort')) return []
  return (['rating_desc', 'reviews_desc'] as const).map((sort) => ({
    kind: 'order',
    what: sort,
    sends: { ...good, query: { sort, limit: '100' } },
    judge: (reply, second) => [
      ...answered(id, [200])(reply, second),
      ...orderWrong(sort, (reply.body as Page | undefined)?.businesses ?? []),
    ],
  }))
}

const requestSchema = (id: OperationId): Schema =>
  following(at(`${pointerTo(id)}/requestBody/content/application~1json/schema`) as Schema)

const without = <Value>(object: Record<string, Value>, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))

/** Bodies that differ from a good one in one field that the schema forbids. */
function invalidBodies({ properties = {}, required = [] }: Schema, good: Record<string, unknown>): [string, unknown][] {
  const missing = required.map((name): [string, unknown] => [`no ${name}`, without(good, name)])
  const wrong = Object.entries(properties).flatMap(([name, schema]) =>
    wrongValues(following(schema)).map((value): [string, unknown] => [
      `${name}: ${JSON.stringify(value).slice(0, 30)}`,
      { ...good, [name]: value },
    ]),
  )
  return [...missing, ...wrong, ...unseen(required, good)]
}

/** The fields whose texts people read. */
const readTexts = ['title', 'comment', 'name', 'businessName']

/** Nothing can be seen of a required text: a blank of no width, a letter that is drawn as a blank (Q96). */
function unseen(required: readonly string[], good: Record<string, unknown>): [string, unknown][] {
  const fields = readTexts.filter((name) => required.includes(name))
  if (fields.length === 0) return []
  const signs = { 'a zero-width space': '\u200B', 'a Hangul filler': '\u3164' }
  return Object.entries(signs).map(([what, sign]) => [
    `${fields.join(', ')}: ${what}`,
    { ...good, ...Object.fromEntries(fields.map((name) => [name, sign])) },
  ])
}

/** Of a text that is changed a server keeps no sign that people do not see, and composed letters (Q96). */
function texts(id: OperationId, good: Sent): Case[] {
  const body = good.body as Record<string, unknown> | undefined
  const field = readTexts.find((name) => typeof body?.[name] === 'string')
  if (!id.startsWith('update') || !body || !field) return []
  const text = String(body[field])
  const judge: Case['judge'] = (reply, second) => {
    const data = (reply.body as { data?: Record<string, unknown> } | undefined)?.data
    const wrong = answered(id, [200])(reply, second)
    const kept = data?.[field]
    // A server need not say what it keeps (Q43).
    return wrong.length > 0 || !data || kept === `${text} ë` ? wrong : [`${field} is kept as ${JSON.stringify(kept)}`]
  }
  const sends = { ...good, body: { ...body, [field]: `\u200E${text} \u00ADe\u0308\u200B` } }
  return [{ kind: 'texts', what: 'format characters', sends, judge }]
}

function wrongValues({ type, const: only, minimum, maximum, maxLength, pattern, format, items }: Schema): unknown[] {
  return [
    ...(type === 'string' ? [7, ['text']] : []),
    ...(type === 'integer' || type === 'number' ? ['text', true, [4]] : []),
    ...(type === 'integer' ? [2.5] : []),
    ...(type === 'array' ? ['text'] : []),
    ...(items ? wrongValues(items).map((value) => [value]) : []),
    ...(only !== undefined ? ['text'] : []),
    ...(minimum !== undefined ? [minimum - 1] : []),
    ...(maximum !== undefined ? [maximum + 1] : []),
    ...(maxLength !== undefined && !pattern ? ['x'.repeat(maxLength + 1)] : []),
    ...(pattern ? ['javascript:alert(1)'] : []),
    ...(format === 'date' ? ['dje', '2026-02-31'] : []),
  ]
}

/** Values of a query parameter that the schema forbids: a server may refuse or ignore them, but must not fail. */
const oddValues = ({ type, enum: choices, minimum, maximum, format }: Schema): string[] => [
  ...(minimum !== undefined ? [`${minimum - 1}`] : []),
  ...(maximum !== undefined ? [`${maximum * 10}`] : []),
  ...(type === 'integer' || type === 'number' ? ['text', '-5', '999999999'] : []),
  ...(choices ? ['text'] : []),
  ...(format === 'date' ? ['dje'] : []),
]

const itemsOf = ({ body }: Reply) => (body as Page | undefined)?.businesses ?? (body as Page | undefined)?.reviews ?? []

/** A page holds no more than it says, and no more than the contract's limit. */
function overfull(reply: Reply): string[] {
  const limit = (reply.body as Page | undefined)?.pagination?.limit
  if (reply.status >= 300 || limit === undefined) return []
  const most = (at('#/components/parameters/Limit/schema') as Schema).maximum ?? limit
  return limit > most || itemsOf(reply).length > limit
    ? [`${itemsOf(reply).length} items on a page of ${limit}, at most ${most} are allowed`]
    : []
}

/** Two pages of two: numbered as asked, counted right, without an item on both. */
function pagesWrong(id: OperationId, pages: readonly Reply[]): string[] {
  const broken = pages.flatMap((reply) => answered(id, [200])(reply, reply))
  if (broken.length > 0) return broken
  const ids = pages.flatMap((reply) => itemsOf(reply).map((item) => item._id))
  const twice = ids.filter((one, index) => ids.indexOf(one) !== index)
  return pages.flatMap((reply, index) => {
    const { current, pages: count, total, limit } = (reply.body as Required<Page>).pagination
    const expected = { current: index + 1, pages: Math.max(1, Math.ceil(total / 2)), limit: 2 }
    const numbers = JSON.stringify({ current, pages: count, limit })
    const length = Math.max(0, Math.min(2, total - index * 2))
    const wanted = JSON.stringify(expected)
    const shown = itemsOf(reply).length
    return [
      ...(numbers === wanted ? [] : [`page ${index + 1}: ${numbers}, not ${wanted}`]),
      ...(shown === length ? [] : [`page ${index + 1} has ${shown} items, not ${length}`]),
      ...(index === 1 && twice.length > 0 ? [`on both pages: ${twice.join(', ')}`] : []),
    ]
  })
}

/** The contract's BusinessSort, as far as a reply can show it. */
function orderWrong(sort: 'rating_desc' | 'reviews_desc', shown: NonNullable<Page['businesses']>): string[] {
  const ranks = shown.map(({ averageRating, reviewCount }) =>
    sort === 'reviews_desc' ? [reviewCount] : [Number(reviewCount >= 3), averageRating, reviewCount],
  )
  const isBefore = (a: number[] = [], b: number[] = []): boolean => {
    const different = a.findIndex((rank, index) => rank !== b[index])
    return different === -1 || (a[different] ?? 0) > (b[different] ?? 0)
  }
  const stray = ranks.findIndex((rank, index) => index > 0 && !isBefore(ranks[index - 1], rank))
  return stray === -1 ? [] : [`${shown[stray]?._id} comes after ${shown[stray - 1]?._id}, which it should precede`]
}
