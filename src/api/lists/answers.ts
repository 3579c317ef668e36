// The answers that lists show: RTK Query's entries with newer writes on top; the same answer is the same object.
import type { OperationId } from '@/api/endpoints/generated/operations'
import { cacheKey, type QueryRequest } from '@/api/endpoints/queryRequest'
import type { Identified } from '@/lib/listRules'
import { type Answer, blankAnswer, plainAnswer, type QueryEntry } from './entries'
import { areSame } from './listView'
import { type Write, withWrite } from './rows'

/** The parts of the whole state that answers are read from: the slice of RTK Query and the ledger. */
export interface ListsRoot {
  api: { queries: Readonly<Record<string, QueryEntry | undefined>> }
  writes: readonly Write[]
}

const written = new WeakMap<QueryEntry, { writes: readonly Write[]; answer: Answer }>()

/** The answer of an entry under its cache key, with the writes on top. */
export function answerOf(entry: QueryEntry, key: string, writes: readonly Write[]): Answer {
  const cached = written.get(entry)
  if (cached?.writes === writes) return cached.answer
  const made = writes.reduce((answer, write) => withWrite(answer, key, write), plainAnswer(entry))
  // A write that changes nothing here makes nothing new.
  const answer = cached && made !== plainAnswer(entry) && isSame(cached.answer, made) ? cached.answer : made
  written.set(entry, { writes, answer })
  return answer
}

const isSame = (one: Answer, other: Answer): boolean => one.total === other.total && areSame(one.items, other.items)

/** The answer to the request of this cache key; blank where there is none. */
export function answerTo<T = Identified>({ api, writes }: ListsRoot, key: string): Answer<T> {
  const entry = Object.hasOwn(api.queries, key) ? api.queries[key] : undefined
  return (entry ? answerOf(entry, key, writes) : blankAnswer) as Answer<T>
}

/** The answer to a request; blank where there is none. */
export const answerToRequest = <T = Identified>(root: ListsRoot, request: QueryRequest): Answer<T> =>
  answerTo<T>(root, cacheKey(request))

/** Every answer there is to one of these queries. */
export const answersTo = <T>({ api, writes }: ListsRoot, endpoints: readonly OperationId[]): Answer<T>[] =>
  Object.entries(api.queries).flatMap(([key, entry]) =>
    entry && endpoints.includes(entry.endpointName as OperationId) ? [answerOf(entry, key, writes) as Answer<T>] : [],
  )
