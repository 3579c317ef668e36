// What a visitor can read is Albanian (COPY-01), except English quoted in the requirements (Q23); and what they quote
// is in the code byte for byte (COPY-02). Texts are taken from the syntax tree, so comments are ignored.
import { readFileSync } from 'node:fs'
import { isCode, parsed, type Rule, type SourceFile } from '../source'
import { dotted, type Node, nameOf, walk } from './walk'

/** A text of the code; every expression in it is `{}`. */
export interface CodeText {
  text: string
  /** It can only be text for people: words in markup, or the name of something. */
  isMarkup: boolean
}

const joined = (parts: readonly string[]): string => parts.join('').replace(/\s+/g, ' ').trim()

/** What an element's children say: words, and `{}` for every expression. */
function spoken(children: readonly Node[]): string {
  return joined(
    children.map(({ type, value, expression }) => {
      if (type === 'JSXText') return /^\s*\n\s*$/.test(String(value)) ? '' : String(value)
      if (type !== 'JSXExpressionContainer') return ''
      const inner = expression as Node
      return inner.type === 'Literal' ? String(inner.value) : inner.type === 'JSXEmptyExpression' ? '' : '{}'
    }),
  )
}

const spokenAttribute = /^(aria-label|alt|title|placeholder|label|heading|hint|message|\w+(Label|Title|Heading))$/
const isForDevelopers = (above: readonly Node[]): boolean =>
  above.some(
    ({ type, callee }) =>
      (type === 'NewExpression' && nameOf(callee) === 'Error') ||
      (type === 'CallExpression' && /^(log|console)\./.test(dotted(callee) ?? '')),
  )

/** The attribute, the key of an object or the parameter that a text is the value of. */
function nameGivenTo(text: Node, holder: Node | undefined): string | undefined {
  if (holder?.type === 'JSXAttribute') return String((holder.name as Node).name)
  if (holder?.type === 'AssignmentPattern') return nameOf(holder.left)
  return holder?.type === 'Property' && holder.value === text ? nameOf(holder.key) : undefined
}

/** Every text of a code file except messages to developers (logs, thrown errors) and module names. */
export function textsOf(file: SourceFile): CodeText[] {
  const found: CodeText[] = []
  walk(parsed(file).program, (node, above) => {
    const holder = above.at(-1)
    if (isForDevelopers(above) || /^(Import|Export)/.test(holder?.type ?? '')) return
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      found.push({ text: spoken(node.children as Node[]), isMarkup: true })
    } else if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as { value: { cooked: string } }[]
      found.push({ text: quasis.map(({ value }) => value.cooked).join('{}'), isMarkup: false })
    } else if (node.type === 'Literal' && typeof node.value === 'string') {
      found.push({ text: node.value, isMarkup: spokenAttribute.test(nameGivenTo(node, holder) ?? '') })
    }
  })
  return found.filter(({ text }) => text !== '')
}

/** A text in single quotes of a requirement; placeholders are `{}`. */
export interface Quote {
  id: string
  text: string
}

/** All of them, of docs/spec/requirements.tsv. An apostrophe within a word does not end a quote. */
export function quotes(tsv = readFileSync('docs/spec/requirements.tsv', 'utf8')): Quote[] {
  return tsv.split('\n').flatMap((line) => {
    const [id = '', , , statement = ''] = line.split('\t')
    const texts = [...statement.matchAll(/(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L}))+)'(?!\p{L})/gu)]
    return texts.map(([, text = '']) => ({ id, text: withHoles(text) }))
  })
}

/** Turns `{name}` into `{}`, also in the two quotes that write placeholders another way (SEARCH-16, BIZPAGE-30). */
const withHoles = (text: string): string =>
  text.replace(/\{[^}]*\}|(?<=^Page )X(?= of)|(?<= of )Y$|(?<=^Data e eksperiencës: )\.\.\.$/g, '{}')

// Words of English interfaces that no Albanian text holds.
const english = new RegExp(
  `(?<![\\p{L}-])(${[
    'the|is|are|was|were|be|been|of|for|from|with|without|this|that|you|your|we|our|and|or|not|no|an|on|in|by|at',
    'please|error|failed|success|successfully|invalid|required|must|cannot|unable|expired|loading|found|unknown|again',
    'search|submit|cancel|close|delete|edit|save|remove|clear|add|new|send|open|view|show|hide|read|write|back|next',
    'previous|page|pages|home|menu|settings|login|logout|sign|log|password|username|account|user|users|profile|name',
    'review|reviews|rating|ratings|comment|comments|category|categories|business|businesses|results|more|all|see|try',
    'sort|share|copy|print|welcome|help|support|about|terms|rules|yes|ok|done|up|out|anonymous|optional|visit',
    'dismiss|accept|decline|continue|choose|change|update|reset|confirm|report|reply|upload|download|notice|message',
  ].join('|')})(?![\\p{L}-])`,
  'iu',
)

/** The first English word of a text. */
export const englishWord = (text: string): string | undefined => english.exec(text)?.[1]

/** The product's code; what writes the action log is quiet, and the tools are for developers. */
export const isProduct = ({ path }: SourceFile): boolean =>
  path.startsWith('src/') && !/^src\/(tools|replay)\//.test(path)

/** Texts in markup, and strings that can be read as a sentence: a capital or an accent, and a second word. */
const isProse = ({ text, isMarkup }: CodeText): boolean => isMarkup || /^[\p{Lu}“„][^\n]* \S/u.test(text)

/** Checks every text a visitor can meet; what a requirement quotes may be English. */
export const copyRule: Rule = (files) => {
  const byRight = new Set(quotes().map(({ text }) => text))
  return files
    .filter((file) => isCode(file) && isProduct(file))
    .flatMap((file) =>
      textsOf(file)
        .filter((found) => isProse(found) && !byRight.has(found.text))
        .flatMap(({ text }) => {
          const word = englishWord(text)
          return word ? [{ path: file.path, message: `“${text}” holds the English word “${word}” (COPY-01)` }] : []
        }),
    )
}
