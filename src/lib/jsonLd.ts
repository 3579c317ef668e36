// What a page says of itself to search engines, as JSON-LD in the words of schema.org: pure functions.

/** One thing of schema.org. What is undefined is left out. */
export interface StructuredData {
  '@type': string
  [field: string]: unknown
}

/** One step of the way from the home page to this one; the page itself has no path. */
export interface Crumb {
  name: string
  path?: string
}

/** The data as JSON for a script element, escaped so that nothing in it ends the element or begins a comment. */
export const structuredText = (data: StructuredData): string =>
  escaped(JSON.stringify({ '@context': 'https://schema.org', ...data }))

/** JSON text with the characters that mean something to markup or to old scripts written as escapes. */
export const escaped = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The way to a page (BreadcrumbList) at the site's `origin`. */
export const breadcrumbData = (crumbs: readonly Crumb[], origin: string): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path === undefined ? undefined : origin + path,
  })),
})
