// Two read it.

/** One. */
export const shared = 1
