// The ledger of writes (endpoints/*Writes.ts). A row lies on every answer begun before its write ended; it leaves when
// the write is refused or no such answer is left. So neither a late answer nor a refused write needs undoing.
import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/endpoints/baseApi'
import type { Review } from '@/api/endpoints/generated/types'
import { inMutationPhase, inPhase, type QueryAction } from '@/api/endpoints/queryActions'
import { type Held, isGone, type Row } from '@/api/endpoints/writes'
import type { Identified } from '@/lib/listRules'
import { answersTo, type ListsRoot } from './answers'
import { areSame } from './listView'
import { type Description, descriptionOf, isTouched, queriesOf, type Write, type WriteId } from './rows'

/** Fields of a new item that its request lacks, such as the names of a review's author and business. */
export const rowCompleted = createAction<{ requestId: string; fields: Pick<Review, 'user' | 'business'> }>(
  'writes/rowCompleted',
)

/** The answers begun before the write, which has just ended. */
const olderAnswers = (write: Write, { api: { queries } }: ListsRoot): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queries).flatMap(([key, entry]) =>
      entry && isTouched(write, entry.endpointName)
        ? [[key, entry.status === 'pending' ? (entry.requestId ?? '') : '']]
        : [],
    ),
  )

/** The item that a row is about, as the lists have it; with the business whose list it stands in. */
function findKnown(root: ListsRoot, holds: Held, row: Row): Identified | undefined {
  const id = row.kind === 'update' || row.kind === 'delete' ? row.id : row.item._id
  for (const { endpoint, args, items } of answersTo<Identified>(root, queriesOf[holds])) {
    const item = items.find(({ _id }) => _id === id)
    if (!item) continue
    const { id: businessId } = (args ?? {}) as { id?: string }
    const isOfBusiness = endpoint === 'listReviewsByBusiness' && !(item as Review).business?._id
    return isOfBusiness && businessId ? ({ ...item, business: { _id: businessId } } as Identified) : item
  }
  return undefined
}

const businessOf = (row: Row, known: Identified | undefined): string | undefined =>
  ((known as Review | undefined) ?? ('item' in row ? (row.item as Review) : undefined))?.business?._id

/** The write with this row, and what follows from it. */
function withRowOf(write: Write, row: Row | null): Write {
  const { score: _, ...rest } = write
  const change = row && descriptionOf(write.endpoint)?.score?.(row, write.known ?? null)
  const businessId = row && businessOf(row, write.known)
  const isChange = change && businessId && (change.by !== 0 || change.stars !== 0)
  return { ...rest, row, ...(isChange && { score: { ...change, businessId } }) }
}

function begun(root: ListsRoot, { meta }: QueryAction, description: Description): Write {
  const { requestId, arg, startedTimeStamp: startedAt = 0 } = meta
  const row = description.expected?.(arg.originalArgs, { requestId, startedAt }) ?? null
  const known = row && row.kind !== 'create' ? findKnown(root, description.holds, row) : undefined
  return withRowOf({ requestId, endpoint: arg.endpointName as WriteId, row, ...(known && { known }) }, row)
}

function ended(root: ListsRoot, write: Write, row: Row): Write {
  const done = withRowOf(write, row)
  return { ...done, olderAnswers: olderAnswers(done, root) }
}

/** What a write has changed, as its answer says; null of one that was refused, or whose answer says nothing. */
function rowAtEnd(action: QueryAction, write: Write, description: Description): Row | null {
  const { payload } = action
  const args = action.meta.arg.originalArgs
  if (action.type.endsWith('/fulfilled')) {
    return description.answered(args, (payload as { data?: Identified }).data, write.row)
  }
  return isGone(payload, args) ? { kind: 'delete', id: (args as { id: string }).id } : null
}

/** The writes after a mutation's action; `root` is the state after it. */
function afterMutation(writes: readonly Write[], action: QueryAction, root: ListsRoot): readonly Write[] {
  const { requestId, arg } = action.meta
  const description = descriptionOf(arg.endpointName)
  if (!description) return writes
  if (inMutationPhase('pending', action)) return [...writes, begun(root, action, description)]
  // A shortened log may lack its beginning; after a log-out no answer is left that it could lie on.
  const write =
    writes.find((one) => one.requestId === requestId) ?? begun(root, action, { ...description, expected: undefined })
  const row = rowAtEnd(action, write, description)
  const all = writes.includes(write) ? writes : [...writes, write]
  return all.flatMap((one) => (one !== write ? [one] : row ? [ended(root, write, row)] : []))
}

/** An answer was begun after these writes unless it belongs to the request that was under way when they ended. */
const afterAnswer = (writes: readonly Write[], { queryCacheKey: key }: QueryAction['meta']['arg'], requestId: string) =>
  writes.map((write) => {
    if (!write.olderAnswers || !Object.hasOwn(write.olderAnswers, key) || write.olderAnswers[key] === requestId)
      return write
    const { [key]: _, ...olderAnswers } = write.olderAnswers
    return { ...write, olderAnswers }
  })

/** The ledger after an action. `root`: the state after it; `isKept`: whether a cache key's answer is still there. */
export function writesAfter(
  action: UnknownAction,
  root: ListsRoot,
  isKept: (key: string) => boolean,
): readonly Write[] {
  const { writes } = root
  if (baseApi.util.resetApiState.match(action)) return noWrites
  if (rowCompleted.match(action)) {
    const { requestId, fields } = action.payload
    return writes.map((write) => {
      const { row } = write
      if (write.requestId !== requestId || row?.kind !== 'create') return write
      return withRowOf(write, { ...row, item: { ...row.item, ...fields } })
    })
  }
  if (inMutationPhase('', action)) return pruned(afterMutation(writes, action, root), isKept)
  if (writes.length === 0) return writes
  if (inPhase('fulfilled', action)) {
    const { arg, requestId } = action.meta
    const isLatest = root.api.queries[arg.queryCacheKey]?.requestId === requestId
    return isLatest ? pruned(afterAnswer(writes, arg, requestId), isKept) : writes
  }
  return pruned(writes, isKept)
}

/** No write. */
export const noWrites: readonly Write[] = Object.freeze([])

/** The writes that still lie on an answer; the same list if all do. */
function pruned(writes: readonly Write[], isKept: (key: string) => boolean): readonly Write[] {
  const needed = writes.flatMap((write) => {
    if (!write.olderAnswers) return [write]
    const keys = Object.keys(write.olderAnswers)
    const kept = keys.filter(isKept)
    if (kept.length === keys.length) return kept.length > 0 ? [write] : []
    const older = Object.fromEntries(kept.map((key) => [key, write.olderAnswers?.[key] ?? '']))
    return kept.length > 0 ? [{ ...write, olderAnswers: older }] : []
  })
  return areSame(needed, writes) ? writes : needed
}
