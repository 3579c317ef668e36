// A test puts something else in its place.

/** One. */
export const replaced = 1
