// A prerendered page's document: index.html as built, with the page's content, head tags and files. Build side only.
import { actionsId, type FirstReads, type Marks, readsName, rootId } from '../../document/names.ts'
import { withoutEndSlashes } from '../../lib/paths.ts'

/** The size of a preview picture, as chats and social networks want it. */
export const previewSize = { width: 1200, height: 630 } as const

/** A content of a document, for the addresses that its marks say. */
export interface Drawn {
  marks: Marks
  title: string
  /** The content of #root. */
  html: string
}

/** A page as src/build/prerender/renderPages.tsx renders it. */
export interface Prerendered extends Drawn {
  /** Its folder in src/pages. */
  name: string
  /** With a stand-in for its parameter. */
  path: string
  /** It stands for many paths and has no file of its own. */
  hasParameter?: boolean
  /** Undefined where the site's description is used. */
  description: string | undefined
}

/** The addresses of what the first paint of a page needs besides the entry's files. */
export interface PageFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Another page that a document may be sent for, with its files: requested only there. */
export type OtherPage = PageFiles & Pick<Drawn, 'marks'>

/** The file of a page: `/faq` is `faq.html`, which hosts find without a redirect to `/faq/`. */
export const fileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it is written in HTML, XML and SVG, attributes too. */
export const inMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Begins index.html. Like the content policy it binds only what follows: the policy goes before it, scripts after. */
export const referrerRule = /<meta name="referrer" content="no-referrer" \/>/

/** `text` with the match of `pattern` replaced; throws if the template has no match. */
export function put(text: string, pattern: RegExp, anew: (...found: string[]) => string): string {
  if (!pattern.test(text)) throw new Error(`index.html has no ${pattern}`)
  return text.replace(pattern, anew)
}

const attribute = (tag: string): RegExp => new RegExp(`(<meta\\s+${tag}\\s+content=")([^"]*)(")`)

const rootElement = new RegExp(`<div id="${rootId}"></div>`)

const styleLink = / *<link rel="stylesheet"[^>]*>\n/g

const scriptLink = / *<link rel="modulepreload"[^>]*( href="[^"]*")>\n/g

/** Pattern of one path, with any trailing slashes, as the router matches it. */
export const onlyPath = (path: string): string =>
  `^${withoutEndSlashes(path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/*$`

/** Styles before scripts, which get a low priority: the first paint needs styles only. */
function paintedFirst(text: string, more: readonly string[]): string {
  const styles = [
    ...(text.match(styleLink) ?? []),
    ...more.map((file) => `    <link rel="stylesheet" crossorigin href="${file}">\n`),
  ].join('')
  const bare = text
    .replace(styleLink, '')
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  // Behind the boot script, which starts loading scripts and would wait for styles; they are preloaded to come first.
  const ordered = put(bare, / *<script type="module"/, (tag) => styles + tag)
  return put(
    ordered,
    referrerRule,
    (rule) => `${rule}\n${styles.replaceAll('"stylesheet"', '"preload" as="style"').trimEnd()}`,
  )
}

const attributes = (marks: Marks): string =>
  Object.entries(marks)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}${value && `="${inMarkup(value)}"`}`)
    .join('')

/**
 * A link for every file of these pages; the boot script gives it a `rel` if the path matches. Styles first: over
 * HTTP/1.1 a host gets six connections, and scripts would take them all.
 */
function awaitedFiles(pages: readonly OtherPage[]): string {
  const links = (['styles', 'scripts'] as const).flatMap((kind) =>
    [...new Set(pages.flatMap((page) => page[kind]))].map((file) => {
      const takers = pages.filter((page) => page[kind].includes(file))
      const hint = kind === 'styles' ? ' as="style"' : ' fetchpriority="low"'
      const paths = takers.map(({ marks }) => marks.page).join('|')
      return `    <link crossorigin href="${file}"${hint}${attributes({ paths })}>\n`
    }),
  )
  return links.join('')
}

/** Contents for other addresses than the document's own, inert until the boot script takes one; then an end mark. */
export const templatesOf = (contents: readonly Drawn[]): string =>
  [
    ...contents.map(
      ({ marks, title, html }) => `<template${attributes(marks)} title="${inMarkup(title)}">${html}</template>`,
    ),
    // The parser has come to the end of what stands before it.
    '<template></template>',
  ].join('\n')

/** What a document has for other addresses that its host sends it for. */
export interface Others {
  pages: readonly OtherPage[]
  contents: readonly Drawn[]
}

/** A document without content, for the addresses that `marks` say: the page overrides the template where it can. */
export function shellOf(
  template: string,
  marks: Marks,
  files: PageFiles,
  origin?: string,
  others: Others = { pages: [], contents: [] },
): string {
  const links = [
    // Calls carry no cookies, so they use an anonymous connection.
    ...(origin ? [`<link rel="preconnect" href="${origin}" crossorigin>`] : []),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].map((link) => `    ${link}\n`)
  let text = put(template, /<html lang="sq">/, () => `<html lang="sq"${attributes(marks)}>`)
  text = put(text, / *<\/head>/, () => `${links.join('')}  </head>`)
  text = paintedFirst(text, files.styles)
  if (others.pages.length > 0) {
    const awaited = awaitedFiles(others.pages)
    text = put(text, / *<script>/, (script) => awaited + script)
    // A browser would begin with these before the boot script has run.
    text = text.replace(scriptLink, (link, href) => (awaited.includes(href) ? '' : link))
  }
  return put(text, rootElement, (root) => root + templatesOf(others.contents))
}

/** The document with what the boot script asks for at once (src/document/earlyReads.ts), if anything. */
export function asking(document: string, reads: FirstReads): string {
  if (reads.pages.length === 0) return document
  const tag = `    <meta name="${readsName}" content="${inMarkup(JSON.stringify(reads))}">\n`
  return put(document, / *<script>/, (script) => tag + script)
}

/** What stands in a shell: the content of #root and its head. */
export interface Content {
  html: string
  title: string
  /** Undefined where the site's description is used. */
  description?: string | undefined
  /** Its address, or its path where the site's origin is not known; none for a document that stands for many. */
  canonical?: string
  /** The only path that the content is for; else those that the shell is for. */
  path?: string
  /** The query that the content is for. */
  query?: string
  /** JSON-LD, escaped (src/lib/jsonLd.ts). */
  data?: readonly string[]
  /** JSON-LD of the whole site, which stays when the app has taken the page over. */
  site?: string | undefined
  /** The actions that the app dispatches before it takes the content over, as JSON, escaped. */
  actions?: string
  /** The preview picture: its address, what it shows in words, and its size in pixels. Only where there is one. */
  image?: { url: string; alt: string; width: number; height: number }
  /** It says that there is no such page: no search engine is to show it. */
  isMissing?: boolean
}

/** What a link preview asks for before it has loaded the picture. */
const imageTags = ({ url, alt, width, height }: NonNullable<Content['image']>): string[] => [
  `<meta property="og:image" content="${inMarkup(url)}">`,
  `<meta property="og:image:width" content="${width}">`,
  `<meta property="og:image:height" content="${height}">`,
  `<meta property="og:image:alt" content="${inMarkup(alt)}">`,
  `<meta name="twitter:card" content="summary${width > height ? '_large_image' : ''}">`,
]

const prerendered = attributes({ prerendered: '' })

/** The document: a shell with its content. */
export function filled(shell: string, content: Content): string {
  const { html, title, description, canonical, path, query, data = [], site, actions, image, isMissing } = content
  let text = shell
  if (path !== undefined)
    text = put(
      text,
      /<html lang="sq"[^>]*>/,
      () => `<html lang="sq"${attributes({ page: onlyPath(path), query: query || undefined })}>`,
    )
  text = put(text, /<title>[^<]*<\/title>/, () => `<title>${inMarkup(title)}</title>`)
  text = put(text, attribute('property="og:title"'), (_all, before, _old, after) => before + inMarkup(title) + after)
  if (description !== undefined) {
    const words = inMarkup(description)
    text = put(text, attribute('name="description"'), (_all, before, site, after) => {
      return `${before}${words}${after} data-site="${site}"`
    })
    text = put(text, attribute('property="og:description"'), (_all, before, _old, after) => before + words + after)
  }
  const tags = [
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${inMarkup(canonical)}">`]),
    ...(canonical?.includes('://') ? [`<meta property="og:url" content="${inMarkup(canonical)}">`] : []),
    ...(image === undefined ? [] : imageTags(image)),
    ...(isMissing ? [`<meta name="robots" content="noindex"${prerendered}>`] : []),
    ...(site === undefined ? [] : [`<script type="application/ld+json">${site}</script>`]),
    ...data.map((one) => `<script type="application/ld+json"${prerendered}>${one}</script>`),
  ].map((tag) => `    ${tag}\n`)
  // Whatever the title holds: each run of blanks is looked at once.
  text = put(text, /(?<! ) *<\/head>/, (end) => tags.join('') + end)
  const state =
    actions === undefined ? '' : `<script type="application/json"${prerendered} id="${actionsId}">${actions}</script>`
  return put(text, rootElement, () => `<div id="${rootId}">${html}</div>${state}`)
}

/** What stands in the document of a page without data. */
export function contentOf({ name, path, html, title, description }: Prerendered): Content {
  // index.html is sent for other paths too, and 404.html has no address: only the app knows the canonical one there.
  if (name === 'notFound') return { html, title, description, isMissing: true }
  return { html, title, description, ...(path !== '/' && { canonical: path }) }
}
