// It has tests of its own.

/** One. */
export const tested = 1
