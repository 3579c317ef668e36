// The keys of an address's query that decide what a page shows. A file without imports: the build reads it, too.

/** The query keys the store may know. */
export const queryKeys = ['kerko', 'yje', 'qyteti', 'rendit', 'faqe', 'kategoria', 'nga', 'deri', 'email'] as const
/** One of `queryKeys`. */
export type QueryKey = (typeof queryKeys)[number]

/** The query key of a list of businesses that somebody has shared; the store does not know it. */
export const sharedListKey = 'biznese'

/** The values that an address's query (`?faqe=2`) has for these keys; of a key that is there twice the first. */
export function queryOf(search: string): Partial<Record<QueryKey, string>> {
  const given = new URLSearchParams(search)
  const query: Partial<Record<QueryKey, string>> = {}
  for (const name of queryKeys) {
    const value = given.get(name)
    if (value !== null) query[name] = value
  }
  return query
}

/** The page number in an address's query (`?faqe=3`); anything else is page 1. */
export const pageFromQuery = ({ faqe = '' }: Partial<Record<QueryKey, string>>): number =>
  /^[1-9]\d{0,5}$/.test(faqe) ? Number(faqe) : 1

/** An address's query with these values, in their order (`kerko=mish&faqe=2`); what is not set is left out. */
export const queryWith = (values: Partial<Record<QueryKey, string | number | false | null>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  ).toString()
