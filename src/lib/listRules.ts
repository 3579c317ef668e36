// How lists answer a created, updated or deleted item (STATE-03 to STATE-06, CATSTATE-02 to CATSTATE-04). Every slice
// uses these, so that the rules exist once. Pure; the lists given are left as they are.

/** Anything with the canonical id (Q57). */
export interface Identified {
  _id: string
}

/** The list with the item first; an older copy of it goes (STATE-03). */
export const addedInFront = <T extends Identified>(items: readonly T[], item: T): T[] => [
  item,
  ...items.filter(({ _id }) => _id !== item._id),
]

/** The list with the item last, or in its old place if it was there (CATSTATE-02). */
export const appended = <T extends Identified>(items: readonly T[], item: T): T[] =>
  items.some(({ _id }) => _id === item._id) ? replaced(items, item) : [...items, item]

/** The list with the item in place of the one with its id; unchanged when there is none (STATE-04). */
export const replaced = <T extends Identified>(items: readonly T[], item: T): T[] =>
  items.map((old) => (old._id === item._id ? item : old))

/** The list without the item of this id (STATE-05). */
export const removed = <T extends Identified>(items: readonly T[], id: string): T[] =>
  items.filter(({ _id }) => _id !== id)
