// What lists become when an item is created, updated or deleted. Pure; an unchanged list is returned as it is.

/** Anything with the canonical id. */
export interface Identified {
  _id: string
}

/** Frozen, as all of the state is; its items are already. */
const list = <T>(items: T[]): T[] => Object.freeze(items) as T[]

/** The list with the item first; an older copy of it is removed. */
export const addedInFront = <T extends Identified>(items: readonly T[], item: T): T[] =>
  list([item, ...removed(items, item._id)])

/** The list with the item last, or in its old place if it was there. */
export function appended<T extends Identified>(items: readonly T[], item: T): T[] {
  return items.some(({ _id }) => _id === item._id) ? replaced(items, item) : list([...items, item])
}

/** The list with the item of this id as `change` makes it; the same list when there is none. */
export function rewritten<T extends Identified>(items: readonly T[], id: string, change: (item: T) => T): T[] {
  const isThere = items.some(({ _id }) => _id === id)
  return isThere ? list(items.map((item) => (item._id === id ? change(item) : item))) : (items as T[])
}

/** The list with the item in place of the one with its id; unchanged when there is none. */
export const replaced = <T extends Identified>(items: readonly T[], item: T): T[] =>
  rewritten(items, item._id, () => item)

/** The list without the item of this id. */
export function removed<T extends Identified>(items: readonly T[], id: string): T[] {
  const others = items.filter(({ _id }) => _id !== id)
  return others.length < items.length ? list(others) : (items as T[])
}
