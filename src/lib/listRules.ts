// How lists answer a created, updated or deleted item. Every slice uses these, so that the rules exist once. Pure: the
// given lists are not modified, and an unchanged one is returned as is.

/** Anything with the canonical id. */
export interface Identified {
  _id: string
}

/** A copy to search: array methods are many times slower on frozen arrays, which the state's lists are. */
export const thawed = <T>(items: readonly T[]): T[] => [...items]

/** Frozen, as all of the state is; its items are already. */
const list = <T>(items: T[]): T[] => Object.freeze(items) as T[]

/** The list with the item first; an older copy of it is removed. */
export const addedInFront = <T extends Identified>(items: readonly T[], item: T): T[] =>
  list([item, ...removed(items, item._id)])

/** The list with the item last, or in its old place if it was there. */
export function appended<T extends Identified>(items: readonly T[], item: T): T[] {
  const all = thawed(items)
  return all.some(({ _id }) => _id === item._id) ? replaced(items, item) : list([...all, item])
}

/** The list with the item of this id as `change` makes it; the same list when there is none. */
export function rewritten<T extends Identified>(items: readonly T[], id: string, change: (item: T) => T): T[] {
  const all = thawed(items)
  const isThere = all.some(({ _id }) => _id === id)
  return isThere ? list(all.map((item) => (item._id === id ? change(item) : item))) : (items as T[])
}

/** The list with the item in place of the one with its id; unchanged when there is none. */
export const replaced = <T extends Identified>(items: readonly T[], item: T): T[] =>
  rewritten(items, item._id, () => item)

/** The list without the item of this id. */
export function removed<T extends Identified>(items: readonly T[], id: string): T[] {
  const left = thawed(items).filter(({ _id }) => _id !== id)
  return left.length < items.length ? list(left) : (items as T[])
}
