// The whole document of a prerendered page: index.html as built, with the page's content, head tags and files. Build side only.

/** A page as src/build/prerender/renderPages.tsx renders it. */
export interface Prerendered {
  /** Its folder in src/pages. */
  name: string
  path: string
  /** Pattern of the paths that it is prerendered for (src/lib/bootScript.ts). */
  paths: string
  /** The content of #root. */
  html: string
  title: string
  /** Undefined where the site's description is used. */
  description: string | undefined
  /** It calls the API at once. */
  hasRequests: boolean
}

/** The addresses of what the first paint of a page needs besides the entry's files. */
export interface PageFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The same for some of the paths that a document may be sent for: requested only there. */
export interface LivePage extends PageFiles {
  /** Pattern of its paths. */
  paths: string
  /** Whether the document holds its content, so that its scripts can come after the styles. */
  isPrerendered?: boolean
}

/** The file of a page: `/faq` is `faq.html`, which hosts find without a redirect to `/faq/`. */
export const fileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/**
 * The rule that index.html begins with. It and the content policy hold only for what comes behind them, so a build puts the
 * policy before this line and all that loads or runs behind it.
 */
export const referrerRule = /<meta name="referrer" content="no-referrer" \/>/

/** `text` with the match of `pattern` replaced; throws if the template has no match. */
export function put(text: string, pattern: RegExp, anew: (...found: string[]) => string): string {
  if (!pattern.test(text)) throw new Error(`index.html has no ${pattern}`)
  return text.replace(pattern, anew)
}

const content = (tag: string): RegExp => new RegExp(`(<meta\\s+${tag}\\s+content=")([^"]*)(")`)

const styleLink = / *<link rel="stylesheet"[^>]*>\n/g

/** Puts the styles before the scripts and lowers the scripts' priority: the first paint needs only the styles. */
function paintedFirst(text: string, more: readonly string[]): string {
  const styles = [
    ...(text.match(styleLink) ?? []),
    ...more.map((file) => `    <link rel="stylesheet" crossorigin href="${file}">\n`),
  ]
  const bare = text
    .replace(styleLink, '')
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  return put(bare, / *<script type="module"/, (tag) => styles.join('') + tag)
}

/** A link for every file of these pages; the boot script gives it a `rel` if the path matches. */
function awaitedFiles(pages: readonly LivePage[]): string {
  const links = (['scripts', 'styles'] as const).flatMap((kind) =>
    [...new Set(pages.flatMap((page) => page[kind]))].map((file) => {
      const takers = pages.filter((page) => page[kind].includes(file))
      const isUrgent = takers.some((page) => !page.isPrerendered)
      const hint = kind === 'styles' ? ' as="style"' : isUrgent ? '' : ' fetchpriority="low"'
      return `    <link crossorigin href="${file}"${hint} data-paths="${escaped(takers.map(({ paths }) => paths).join('|'))}">\n`
    }),
  )
  return links.join('')
}

/** The document; the page overrides the template where it can. `live` are other pages it may be sent for. */
export function documentOf(
  template: string,
  page: Prerendered,
  files: PageFiles,
  origin?: string,
  live: readonly LivePage[] = [],
): string {
  const { path, paths, html, title, description } = page
  const isFallback = path === '/'
  const links = [
    // Calls carry no cookies, so they use an anonymous connection.
    ...(origin ? [`<link rel="preconnect" href="${origin}" crossorigin>`] : []),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    // index.html is sent for other paths too, and 404.html has no address: for those only the app knows the canonical one.
    ...(isFallback || page.name === 'notFound' ? [] : [`<link rel="canonical" href="${path}">`]),
  ].map((link) => `    ${link}\n`)
  let text = put(template, /<html lang="sq">/, () => `<html lang="sq" data-page="${escaped(paths)}">`)
  text = put(text, /<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
  text = put(text, content('property="og:title"'), (_all, before, _old, after) => before + escaped(title) + after)
  if (description !== undefined) {
    const words = escaped(description)
    text = put(text, content('name="description"'), (_all, before, site, after) => {
      return `${before}${words}${after} data-site="${site}"`
    })
    text = put(text, content('property="og:description"'), (_all, before, _old, after) => before + words + after)
  }
  text = put(text, / *<\/head>/, () => `${links.join('')}  </head>`)
  text = paintedFirst(text, files.styles)
  if (live.length > 0) text = put(text, / *<script>/, (script) => awaitedFiles(live) + script)
  return put(text, /<div id="root"><\/div>/, () => `<div id="root">${html}</div>`)
}
