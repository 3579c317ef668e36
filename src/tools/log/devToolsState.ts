// The states that Redux DevTools show: what stands in a list is its id alone, and of an answer that is kept, how many it has. The
// extension exports each state in full, so two hundred of them would be 30 MB. What such an export begins with lacks these slices: they start anew when it is read.

/** Names the slices of a shown state that are shortened. */
const NOTE = 'shortened (lists show ids)'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const idOf = (value: unknown): unknown => (isObject(value) && '_id' in value ? value._id : undefined)

/** Most of a state is that of the step before. */
const known = new WeakMap<object, unknown>()

function shorter(value: unknown): unknown {
  if (!isObject(value) || value instanceof Date) return value
  if (!known.has(value)) known.set(value, Array.isArray(value) ? shorterList(value) : shorterFields(value as Fields))
  return known.get(value)
}

function shorterList(list: readonly unknown[]): readonly unknown[] {
  const result = list.map((item) => idOf(item) ?? shorter(item))
  return result.some((item, at) => item !== list[at]) ? result : list
}

function shorterFields(fields: Fields): Fields {
  const result = Object.entries(fields).map(([name, value]) => [name, shorter(value)])
  return result.some(([name, value]) => value !== fields[name as string]) ? Object.fromEntries(result) : fields
}

/** Of an answer, how the request stands and how many items it has; of a failure, why. */
function shorterEntry({ status, data, error }: Fields): unknown {
  if (error !== undefined) return { status, error }
  const lists = isObject(data) ? Object.values(data).filter((value) => Array.isArray(value)) : []
  return lists[0] ? `${status}, ${lists[0].length} items` : status
}

/** RTK Query's slice keeps books of tags and subscribers, and the answers, whose requests their keys tell. */
function shorterApi(api: object): object {
  const { queries, ...rest } = api as Fields
  const asked = Object.entries(isObject(queries) ? queries : {})
  if (asked.length === 0) return api
  const shown = Object.fromEntries(asked.map(([key, entry]) => [key, shorterEntry(entry)]))
  return { ...rest, provided: 'not shown', subscriptions: 'not shown', queries: shown }
}

/** The state with ids instead of what stands in lists; the same object when there was none. */
export function shortened<S>(state: S): S {
  if (!isObject(state)) return state
  const { api } = state as Fields
  if (isObject(api) && !known.has(api)) known.set(api, shorterApi(api))
  const short = shorterFields(state as Fields)
  const slices = Object.keys(short).filter((slice) => short[slice] !== (state as Fields)[slice])
  return slices.length === 0 ? state : ({ ...short, [NOTE]: slices } as S)
}

/** Whether it is a state that was shortened. */
export const isShortened = (state: unknown): boolean => isObject(state) && NOTE in state

/** The state without the slices that were shortened; the same object when there was none. */
export function withoutShortened<S>(state: S): S {
  if (!isShortened(state)) return state
  const { [NOTE]: slices, ...rest } = state as Fields
  const gone = Array.isArray(slices) ? slices : []
  return Object.fromEntries(Object.entries(rest).filter(([slice]) => !gone.includes(slice))) as S
}
