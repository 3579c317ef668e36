// What scripts and styles use that the oldest browsers (docs/deploy.md) lack, by MDN's data, and what asks for an order or
// a form by language, which an engine may not know. `npm run check` fails for what has no way without it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { oldestBrowsers } from '../src/build/bundleBootScript'
import { type Node, nameOf, walk } from './architecture/rules/walk'
import type { SourceFile } from './architecture/source'

/** What may be used, by what there is without it. What nothing uses any more has to go from here. */
const ways: Readonly<Record<string, readonly string[]>> = {
  // Scripts
  'React and React Router look first whether it is there': [
    ...['.downlink', '.skipTransition', '.startViewTransition', 'navigation.currentEntry', 'navigation.navigate'],
    ...['navigation.transition', 'setImmediate'],
  ],
  'a name of React or React Router, not of the browser': ['.animation', '.force', '.revoke', '.transition'],
  'panels stand open, and need not be closed': ['.hidePopover'],
  "the browser's own state of the history says whether there is a way back": ['navigation', '.currentEntry'],
  'the address is copied': ['navigator.share', 'navigator.canShare'],
  'nobody is known to save data': ['navigator.connection', '.saveData'],
  'a script element takes the text itself': ['trustedTypes', '.createPolicy'],
  'a log of an error does not name the colours': ['.colorScheme'],
  // Styles
  'the build writes it in older words': ['light-dark'],
  'only asked for, by `@supports`': ['has(*)'],
  'the whole menu stands in the header, panels stand open': ['popover-open'],
  "the room for a business's bar is below every page": ['has(.actions)'],
  'focus may stand under the bar of filters': ['has(.region)'],
  'the page behind a dialog scrolls, or shifts by the scroll bar': [
    ...['has(.dialog:modal)', 'has(.dialog[data-gutter]:modal)', 'scrollbar-gutter'],
  ],
  'pointing changes nothing': ['has(.link)', 'has(a:hover)', 'has(> .star:nth-child(#{$level})'],
  'a long way of links takes more lines': ['has(> :nth-child(4)'],
  'the box of a field that cannot be used is white': ['has(> :disabled)'],
  'the picture is smaller': ['has(+ h1)'],
  'a tile with the focus is faded at the edge of the window': ['has(:focus-visible)'],
  'the panel stands in the middle of the window': ['position-area', 'position-try-fallbacks'],
  'stars are filled at once': ['sibling-index'],
  'four lines that scroll': ['field-sizing'],
  'a scroll bar is seen': ['scrollbar-width'],
  'lines break elsewhere': ['text-wrap', 'text-wrap-style'],
  'what needs scripts is shown without them, too': ['scripting'],
  'closed answers are not printed': ['details-content', 'content-visibility'],
  'a heading may take another line when the fonts come': ['size-adjust'],
  'texts move by 1 px when the fonts come': ['ascent-override', 'descent-override', 'line-gap-override'],
  'nothing there changes colours, text sizes or boxes; selected text looks as everywhere': [
    ...['forced-color-adjust', 'text-size-adjust', 'resize', 'selection'],
  ],
}

const floor = oldestBrowsers.map((browser) => {
  const [, name = '', version = ''] = /^(\D+)([\d.]+)$/.exec(browser) ?? []
  return { browser, name: (name === 'ios' ? 'safari_ios' : name) as BrowserName, version }
})

/** Whether version `one`, as MDN writes it (`≤37`, `16.4`), is at most `other`. */
const isAtMost = (one: string, other: string): boolean =>
  one.replace('≤', '').localeCompare(other, 'en', { numeric: true }) <= 0

/** The oldest browsers without a feature; none if all have it, or nothing is known of it. */
function without(feature: Identifier | undefined): readonly string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  const lacking = floor.filter(({ name, version }) =>
    [support[name] ?? []].flat().every(({ version_added: from, version_removed: to, flags }) => {
      const isThere = from && from !== 'preview' && isAtMost(from, version)
      return flags || !isThere || (to && isAtMost(to, version))
    }),
  )
  return lacking.map(({ browser }) => browser)
}

const data = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')) as CompatData
const partsOf = (feature: Identifier | undefined) => Object.entries(feature ?? {}) as [name: string, part: Identifier][]

/** Who lacks `URL`, `url.canParse` and, of whatever it is a member, `.canParse`: where many have the name, the least. */
const lackedBy = new Map<string, readonly string[]>()

function add(name: string, feature: Identifier): void {
  const known = lackedBy.get(name)
  if (feature.__compat && (!known || known.length > without(feature).length)) lackedBy.set(name, without(feature))
}

const { Intl: intl = {}, ...builtins } = data.javascript.builtins ?? {}
for (const [owner, feature] of partsOf({ ...builtins, ...intl, ...data.api })) {
  add(owner, feature)
  add(`.${owner}`, feature)
  for (const [key, member] of partsOf(feature)) {
    const name = key.replace(/_static$/, '')
    // `load_event` and `options_signal_parameter` are no members.
    if (/_[a-z]/.test(name)) continue
    add(`${owner.toLowerCase()}.${name}`, member)
    add(`.${name}`, member)
    if (owner === 'Window') add(name, member)
  }
}

/** A name that a file uses, and the oldest browsers without it. */
type Use = readonly [name: string, lacking: readonly string[]]

const isKeyOf = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined && !parent.computed && (parent.property === node || parent.key === node)

/** The names that scripts give to something of their own: a member of that name is probably theirs. */
function ownNames(programs: readonly unknown[]): ReadonlySet<string> {
  const names = new Set<string>()
  walk(programs, (node, above) => {
    const parent = above.at(-1)
    const isDefined = parent?.key === node && above.at(-2)?.type !== 'ObjectPattern'
    const isSet = parent?.property === node && above.at(-2)?.left === parent
    if (isKeyOf(node, parent) && (isDefined || isSet)) names.add(nameOf(node) ?? '')
  })
  return names
}

/** What a name in a script may be in MDN's data, the surest first. Names of the script's own are short in a build. */
function namesOf(name: string, node: Node, above: readonly Node[], own: ReadonlySet<string>): string[] {
  const [pattern, parent] = above.slice(-2)
  if (!isKeyOf(node, parent)) return name.length > 2 ? [name] : []
  const owner = nameOf(pattern?.type === 'ObjectPattern' ? above.at(-3)?.init : parent?.object) ?? ''
  if (/^(globalThis|self|window|Intl)$/.test(owner)) return [name]
  return [...(owner ? [`${owner.toLowerCase()}.${name}`] : []), ...(own.has(name) ? [] : [`.${name}`])]
}

function usesInScript(program: unknown, own: ReadonlySet<string>): Use[] {
  const uses: Use[] = []
  walk(program, (node, above) => {
    const name = nameOf(node)
    const known = name && namesOf(name, node, above, own).find((one) => lackedBy.has(one))
    if (known) uses.push([known, lackedBy.get(known) ?? []])
  })
  return uses
}

/** What answers by the languages that an engine and its user have; the hours of `en-GB` are the same everywhere. */
const byLanguage = (text: string): Use[] =>
  (text.match(/\bIntl\.\w+\((?!\)|[`'"]en-GB)|\.localeCompare\b|\.toLocale(?!d)\w+/g) ?? []).map((name) => [
    name,
    ['engines without the language'],
  ])

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css
const functions = Object.fromEntries(partsOf(types).flatMap(([name, type]) => [[name, type], ...partsOf(type)]))

/** How a style sheet as we write it names things, and what MDN knows of each. */
const styleNames: readonly [pattern: RegExp, known: Readonly<Record<string, Identifier | undefined>>][] = [
  [/^\s*([a-z-]+): /gm, { ...properties, ...atRules['font-face'] }],
  // Of `:has()` each use is judged by itself.
  [/:(?=(has\([^)]*\)|[a-z-]+))/g, selectors],
  [/@([a-z-]+)/g, atRules],
  [/\(([a-z-]+)(?=[:)<>= ])/g, atRules.media ?? {}],
  [/([a-z-]+)\(/g, functions],
  [/\d([a-z]+)\b/g, types.length ?? {}],
]

const usesInStyles = (text: string): Use[] =>
  styleNames.flatMap(([pattern, known]) =>
    [...text.replace(/\/\/.*/g, '').matchAll(pattern)].map(
      ({ 1: name = '' }): Use => [name, without(known[name.replace(/\(.*/, '')])],
    ),
  )

/** The scripts of a build; of the pages, which all have the same, that of one. */
export function scriptsOf(dist: string): SourceFile[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(\.js|^index\.html)$/.test(name),
  )
  return names.map((path) => {
    const text = readFileSync(join(dist, path), 'utf8')
    return { path, text: path.endsWith('.js') ? text : (/<script>(.*?)<\/script>/s.exec(text)?.[1] ?? '') }
  })
}

/** A message for each name in scripts and `.scss` that an oldest browser lacks and `allowed` has not, and for what that has in vain. */
export function tooNew(files: readonly SourceFile[], allowed = ways): string[] {
  const styles = files.filter(({ path }) => path.endsWith('.scss'))
  const scripts = files
    .filter((file) => !styles.includes(file))
    .map(({ path, text }) => ({ path, text, program: parseSync('built.js', text).program }))
  const own = ownNames(scripts.map(({ program }) => program))
  const lacking = [
    ...scripts.map(({ path, text, program }) => ({ path, uses: [...usesInScript(program, own), ...byLanguage(text)] })),
    ...styles.map(({ path, text }) => ({ path, uses: usesInStyles(text) })),
  ].flatMap(({ path, uses }) =>
    uses.filter(([, browsers]) => browsers.length > 0).map(([name, browsers]) => ({ path, name, browsers })),
  )
  const named = new Set(Object.values(allowed).flat())
  const used = new Set(lacking.map(({ name }) => name))
  return [
    ...lacking
      .filter(({ name }) => !named.has(name))
      .map(
        ({ path, name, browsers }) =>
          `${path}: ${name} is unknown to ${browsers.join(', ')}, and test/tooNew.ts names no way without it`,
      ),
    ...[...named].filter((name) => !used.has(name)).map((name) => `test/tooNew.ts: nothing uses ${name} any more`),
  ]
}
