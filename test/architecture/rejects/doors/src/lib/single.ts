// rejected: has one reader and 4 lines: it belongs in src/lib/reader.ts

/** One. */
export const single = 1
