// It is loaded late.

/** One. */
export const late = 1
