// Everything that is tried of an operation, derived from the contract: which call is sent, and what its reply must be.
import { type OperationId, operations } from '@/api/generated/operations'
import { at, operation, parameters, pointerTo } from '../contract/document'
import { replyErrors } from '../contract/validate'
import type { Sample } from './samples'
import type { Reply, Sent } from './world'

/** The kinds of cases, in the order they are tried: what must be refused first, because a good call may use up its own subject. */
export const kinds = ['unauthorised', 'unknown id', 'invalid', 'odd query', 'good', 'pages', 'order'] as const

/** One thing tried. */
export interface Case {
  kind: (typeof kinds)[number]
  /** What is special about the call. */
  what: string
  sends: Sent
  /** A second call to compare the first one with. */
  then?: Sent
  /** What is wrong with the replies; nothing when they are as the contract says. */
  judge(reply: Reply, second: Reply): string[]
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
const forged = 'a.b.c'
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
export function casesOf(id: OperationId, { impostor, ...good }: Sample): Case[] {
  const { responses } = operation(id)
  const documented = (...statuses: number[]) => statuses.filter((status) => String(status) in responses)
  const success = Number(Object.keys(responses).find((status) => status < '300'))
  const isPaged = parameters(id).some(({ name }) => name === 'limit')
  const isSorted = parameters(id).some(({ name }) => name === 'sort')
  const list: Case[] = []
  const add = (kind: Case['kind'], what: string, sends: Sent, judge: Case['judge']) =>
    list.push({ kind, what, sends, judge })

  const bearer = operations[id][3]
  if (bearer === 'required') add('unauthorised', 'no token', { ...good, bearer: undefined }, answered(id, [401]))
  if (bearer !== 'none' && documented(401).length > 0)
    add('unauthorised', 'a forged token', { ...good, bearer: forged }, answered(id, [401]))
  if (impostor) add('unauthorised', 'wrong credentials', { ...good, body: impostor }, answered(id, [401]))

  if (good.params) {
    const params = Object.fromEntries(Object.keys(good.params).map((name) => [name, unknownId]))
    const refusals = documented(403, 404)
    add('unknown id', unknownId, { ...good, params }, answered(id, refusals.length > 0 ? refusals : [success]))
  }
  if (good.body && documented(400).length > 0)
    for (const [what, body] of invalidBodies(requestSchema(id), good.body as Record<string, unknown>))
      add('invalid', what, { ...good, body }, answered(id, [400, 403, 404, 422]))

  for (const { name, schema, required, in: place } of parameters(id)) {
    if (place !== 'query') continue
    const odd = oddValues(following(schema as Schema)).map((value): [string, Sent['query']] => [
      `${name}=${value}`,
      { ...good.query, [name]: value },
    ])
    if (required) odd.push([`no ${name}`, without(good.query ?? {}, name)])
    for (const [what, query = {}] of odd)
      add('odd query', what, { ...good, query }, (reply) => [...asDocumented(id, reply), ...overfull(reply)])
  }
  add('good', 'as documented', good, answered(id, [success]))
  if (isPaged) {
    const page = (number: number): Sent => ({ ...good, query: { ...good.query, page: `${number}`, limit: '2' } })
    list.push({
      kind: 'pages',
      what: 'two of two',
      sends: page(1),
      then: page(2),
      judge: (...pages) => pagesWrong(id, pages),
    })
  }
  for (const sort of isSorted ? (['rating_desc', 'reviews_desc'] as const) : [])
    add('order', sort, { ...good, query: { ...good.query, sort, limit: '100' } }, (reply) => [
      ...answered(id, [success])(reply, reply),
      ...orderWrong(sort, (reply.body as Page | undefined)?.businesses ?? []),
    ])
  return list.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
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
  return [...missing, ...wrong]
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
  ...(minimum !== undefined ? [`${minimum - 1}`, '-1'] : []),
  ...(maximum !== undefined ? [`${maximum * 10}`] : []),
  ...(type === 'integer' || type === 'number' ? ['text', '999999999'] : []),
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
    return [
      ...(numbers === JSON.stringify(expected)
        ? []
        : [`page ${index + 1}: ${numbers}, not ${JSON.stringify(expected)}`]),
      ...(itemsOf(reply).length === length
        ? []
        : [`page ${index + 1} has ${itemsOf(reply).length} items, not ${length}`]),
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
