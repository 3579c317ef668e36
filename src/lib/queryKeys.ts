// The keys of an address's query that decide what a page shows. A file without imports, because the build reads it, too.

/** The query keys the store may know (Q49). */
export const queryKeys = ['kerko', 'yje', 'qyteti', 'rendit', 'faqe', 'kategoria', 'nga', 'deri', 'email'] as const
/** One of `queryKeys`. */
export type QueryKey = (typeof queryKeys)[number]
