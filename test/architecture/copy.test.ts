// The words of the whole product: Albanian, and the requirements' own wherever they are quoted.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copyRule, englishWord, isProduct, quotes, textsOf } from './rules/copy'
import { isCode, projectFiles } from './source'

const project = projectFiles()

/** Quotes that are no text of one piece, and why. The list expires: one that is found after all fails. */
const noText: Readonly<Record<string, string>> = {
  'forgot password': 'describes; the text is „Ke harruar fjalëkalimin?” (LOGIN-04, Q24)',
  'see all': 'describes; the text is „Shfaq edhe 15 të tjera” (HOME-07, Q24)',
  'n nga m të zgjedhura': 'describes; the text is „2 nga 5 të zgjedhura” (ADDBIZ-06, Q24)',
  'n / total': 'describes; the text is „2 / 5” (PAGING-07, Q24)',
  '(N biznese)': 'put together of count and word; the page’s test reads it whole (CATPAGE-08)',
  '(1 biznes)': 'the same for one (CATPAGE-08)',
  K: 'what stands behind thousands, „1.2K” (CARD-04)',
  'Too many': 'what the server says; it is looked for without regard to case (DIRERR-03)',
  'slow down': 'the same (DIRERR-03)',
  'gjuhë të papërshtatshme': 'what the server says (WRITE-13)',
  'Titulli *': 'the label is „Titulli”, its asterisk comes from the field (WRITE-02, Q24)',
}

const texts = new Set(
  project
    .filter((file) => isCode(file) && isProduct(file))
    .flatMap(textsOf)
    .map(({ text }) => text),
)
const required = quotes()
const missing = (known: ReadonlySet<string>) => required.filter(({ text }) => !known.has(text))

describe('what the requirements quote', () => {
  it('stands in the code byte for byte [COPY-02]', () => {
    expect(required.length).toBeGreaterThan(200)
    const lost = missing(texts).filter(({ text }) => !(text in noText))
    expect(lost).toEqual([])
  })

  it('has no needless exceptions', () => {
    const absent = missing(texts).map(({ text }) => text)
    expect(Object.keys(noText).filter((text) => !absent.includes(text))).toEqual([])
  })
})

it('every text that visitors meet is Albanian, but for English that is quoted [COPY-01]', () => {
  expect(copyRule(project)).toEqual([])
  // The rule sees the texts: markup, names, placeholders and messages of the models.
  for (const text of [
    'Biznese që ke parë së fundi',
    'Komentet e mëparshme',
    'Kërko biznese në {}...',
    'Fjalëkalimet nuk përputhen',
  ])
    expect(texts).toContain(text)
})

it('every apostrophe is the curved one', () => {
  expect([...texts].filter((text) => /^[^*]*\p{L}'\p{L}/u.test(text))).toEqual([])
})

it('what the page says without scripts, and of itself, is Albanian [COPY-01]', () => {
  const html = readFileSync('index.html', 'utf8').replace(/<!--[\s\S]*?-->|<(script|style)[\s\S]*?<\/\1>/g, '')
  const texts = [
    ...html.split(/<[^>]*>/),
    ...[...html.matchAll(/ (?:content|title|alt|aria-label)="([^"]*\s[^"]*)"/g)].map(([, text = '']) => text),
  ].filter((text) => / /.test(text.trim()) && !/=/.test(text))
  expect(texts.join()).toContain('JavaScript')
  expect(texts.filter(englishWord)).toEqual([])
})

it('an English text anywhere is found [COPY-01]', () => {
  const told = (path: string, text: string) => copyRule([{ path, text }]).length
  expect(told('src/ui/X.tsx', 'export const X = () => <p>Loading…</p>')).toBe(1)
  expect(told('src/app/X.tsx', "export const X = () => <input placeholder={'Search a business'} />")).toBe(1)
  expect(told('src/features/x/model/x.ts', "export const failed = 'Something was not found'")).toBe(1)
  expect(told('src/features/x/model/x.ts', "export const sorts = [{ key: 'new', label: 'Share' }]")).toBe(1)
  expect(told('src/ui/X.tsx', "export const X = ({ clearLabel = 'Clear' }) => <i title={clearLabel} />")).toBe(1)
  expect(told('src/ui/X.tsx', 'export const X = () => <button aria-label="Dismiss" />')).toBe(1)
  expect(told('src/ui/X.tsx', 'export const X = () => <p>Po ngarkohet…</p>')).toBe(0)
})
