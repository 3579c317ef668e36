// The site's addresses for search engines (sitemaps.org): at most 50,000 in a file, then an index of files.
import { inMarkup } from '../../build/prerender/htmlDocument.ts'

/** The most addresses in one file, by the standard. */
export const MOST = 50_000

/** An address, with the day of its last change, yyyy-mm-dd. */
export interface Listed {
  path: string
  changed: string
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const entry = (tag: string, address: string, changed: string) =>
  `<${tag}><loc>${inMarkup(address)}</loc><lastmod>${changed}</lastmod></${tag}>`
const document = (tag: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} ${schema}>\n${entries.join('\n')}\n</${tag}>\n`

/** The files by their name: `sitemap.xml`, and what it lists where there are more addresses than `most`. */
export function sitemaps(listed: readonly Listed[], origin: string, most = MOST): Map<string, string> {
  const parts = Array.from({ length: Math.ceil(listed.length / most) }, (_, part) =>
    listed.slice(part * most, (part + 1) * most),
  )
  const files = parts.map((part): [string, string] => [
    parts.length === 1 ? 'sitemap.xml' : `sitemap-${parts.indexOf(part) + 1}.xml`,
    document(
      'urlset',
      part.map(({ path, changed }) => entry('url', origin + path, changed)),
    ),
  ])
  if (parts.length === 1) return new Map(files)
  const index = files.map(([name], part) => {
    const days = (parts[part] ?? []).map(({ changed }) => changed).sort()
    return entry('sitemap', `${origin}/${name}`, days.at(-1) ?? '')
  })
  return new Map([['sitemap.xml', document('sitemapindex', index)], ...files])
}

/** `robots.txt` with the address of the sitemap. */
export const withSitemap = (robots: string, origin: string): string =>
  `${robots.replace(/\n?Sitemap:.*\n?/g, '\n').trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`
