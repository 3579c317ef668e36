// What adding and changing a business have in common: which texts and places are refused, and what may not be taken twice.
import type { Database } from './db/database'
import type { BusinessRow } from './db/rows'
import { failure } from './failure'
import { messages } from './messages'
import { slugOf } from './text'
import { atMost, type Rule, required } from './validation'

/** The name of a business, under either of its names in the contract. */
export const businessName: Rule = atMost(200, required(messages.nameRequired))

/** Whether an id is that of a subcategory of the category. */
export const isSubcategoryOf =
  (db: Database, categoryId: string) =>
  (id: unknown): id is string =>
    typeof id === 'string' && db.tables.subcategories.get(id)?.categoryId === categoryId

/** Throws a 409 when another business has this name or this address. */
export function refuseTaken(
  db: Database,
  { id, name, url }: Pick<BusinessRow, 'name' | 'url'> & { id?: string },
): void {
  const [slug, site] = [slugOf(name), siteOf(url)]
  const taken = db.tables.businesses
    .all()
    .some((row) => row.id !== id && (slugOf(row.name) === slug || (site && siteOf(row.url) === site)))
  if (taken) throw failure(409, messages.businessExists, { code: 'BUSINESS_ALREADY_EXISTS' })
}

/** What two spellings of one address have in common: no scheme, `www.`, last slash and fragment. */
function siteOf(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const { host, pathname, search } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}
