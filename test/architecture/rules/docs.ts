// Docs are right about places: every relative link and every path in backticks exists and lies inside; a row of
// docs/README.md leads to files that have the names it uses.
import { dirname, join, normalize } from 'node:path'
import type { Rule, SourceFile, Violation } from '../source'

const pages = /^(docs\/.*|README)\.md$/
const ownPath = /^(src|test|docs|api-mocks|\.ci)\/[\w./@-]*$/
/** The page that sends its readers on: what for, and where to. */
const index = 'docs/README.md'
const outside = /(^|[\s"'`(])(\.\.\/)*\.\.\/shared\/|\/work\/(main|shared)\b/

/** Checks the pages of docs/ and the README, and that no file of the project names what lies beside the repository. */
export const docsRule: Rule = (files) => {
  const places = new Set(files.flatMap(({ path }) => [path, ...parents(path)]))
  const unread = (path: string): boolean =>
    /^(src\/api\/endpoints\/generated|test\/architecture\/rejects\.txt)/.test(path)
  const exists = (path: string): boolean => unread(path) || places.has(path.replace(/\/$/, ''))
  return files.flatMap((file) => [
    ...(pages.test(file.path) ? deadLinks(file, exists, files) : []),
    ...(file.path === index ? strayNames(file, files) : []),
    ...(outside.test(file.text) && file.path !== 'test/architecture/rules/docs.ts'
      ? [{ path: file.path, message: 'names a place outside the repository' }]
      : []),
  ])
}

function deadLinks(file: SourceFile, exists: (path: string) => boolean, files: readonly SourceFile[]): Violation[] {
  const text = file.text.replace(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const dead = links.filter((target) => !/^[a-z]+:/.test(target) && !linkExists(file, target, exists, files))
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words.replace(/:\d+$/, ''))
  const gone = named.filter((words) => ownPath.test(words) && !exists(words))
  return [
    ...dead.map((target) => ({ path: file.path, message: `dead link: ${target}` })),
    ...gone.map((path) => ({ path: file.path, message: `names a path that does not exist: ${path}` })),
  ]
}

function linkExists(
  file: SourceFile,
  target: string,
  exists: (path: string) => boolean,
  files: readonly SourceFile[],
): boolean {
  const [place = '', anchor] = target.split('#')
  const path = place === '' ? file.path : normalize(join(dirname(file.path), place)).replaceAll('\\', '/')
  if (!exists(path)) return false
  if (!anchor || !path.endsWith('.md')) return true
  const headings = files.find((other) => other.path === path)?.text.match(/^#+ .*$/gm) ?? []
  return headings.some((heading) => slug(heading) === anchor)
}

/** Names in backticks that no file of their row has; commands that package.json lacks; patterns that no file fits. */
function strayNames({ text }: SourceFile, files: readonly SourceFile[]): Violation[] {
  const scripts = files.find(({ path }) => path === 'package.json')?.text ?? ''
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  return rows.flatMap((row) => {
    const targets = [...row.matchAll(/\]\(([^)\s#]+)/g)].map(([, target = '']) => normalize(join('docs', target)))
    const linked = files.filter(({ path }) =>
      targets.some((target) => path === target || path.startsWith(`${target}/`)),
    )
    const has = (word: string): boolean => {
      const command = /^npm run (\S+)/.exec(word)?.[1]
      if (command) return scripts.includes(`"${command}":`)
      if (/[*.]/.test(word)) return files.some(({ path }) => fits(path, word))
      return !/^[\w-]+$/.test(word) || linked.some((file) => new RegExp(`\\b${word}\\b`).test(file.text))
    }
    const named = [...row.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
    const stray = named.filter((word) => !has(word))
    return stray.map((word) => ({ path: index, message: `no file of its row has the name ${word}` }))
  })
}

/** Whether a path ends as `model/*Lists.ts` says. */
const fits = (path: string, pattern: string): boolean =>
  new RegExp(`(^|/)${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(path)

/** The anchor that a heading gets. */
const slug = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

function parents(path: string): string[] {
  const parent = dirname(path)
  return parent === '.' ? [] : [parent, ...parents(parent)]
}
