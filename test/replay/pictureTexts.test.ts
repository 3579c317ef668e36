// Which texts of a page its picture may show, text by text; on a page: pictureDrawn.test.ts.
import { describe, expect, it } from 'vitest'
import { pageText } from '@/tools/log/picture/pageText'

/** Stars stand in for what is not shown. */
function shown(text: string, { replaced = [], state }: { replaced?: string[]; state?: unknown } = {}): string {
  const value = (given: unknown) => String(given).replace(/\S/g, '*')
  return pageText({ value, hasReplaced: (one) => replaced.includes(one) }, state).shown(text)
}

const starred = (text: string) => text.replace(/\S/g, '*')

describe('a text', () => {
  it.each([
    ...['Kategoritë', ' Dërgo\n komentin ', '(Kategoritë)', 'Kategoritë: 12', '12 Kategoritë (7)'],
    // Without letters, with three digits at most.
    ...['', ' ', '\n', '7', '128', '1,25', '4.8 / 5', '·', '(3)'],
  ])('of the app, with a count or without, and a small number are shown: "%s"', (text) =>
    expect(shown(text)).toBe(text),
  )

  it.each([
    ...['1284', '12 84', '1.284', '٣٤٥٦', '1284 Kategoritë', '12 Kategoritë 34'],
    ...['(Zamira)', 'Z', '(Z)', 'komentin Dërgo', 'Kategoritë dhe Zamira'],
  ])('of anybody, and a long number, are not: %s', (text) => expect(shown(text)).toBe(starred(text)))

  it('of one letter is not, though it stands in the file', () => {
    expect(shown('Z', { state: ['Z'] })).toBe('*')
    expect(shown('Zë', { state: ['Zë'] })).toBe('Zë')
  })
})

describe('what the file has in clear', () => {
  const state: Record<string, unknown> = {
    a: { b: [{ c: ' Kafe\n Flora ' }] },
    list: ['Zamira', 'Bar 12'],
    d: 1,
    e: null,
  }
  state.self = state

  it('is shown, wherever in the state it stands, whatever its blanks, with what stands around it', () => {
    for (const text of ['Kafe  Flora', 'Zamira', 'Bar 12']) expect(shown(text, { state })).toBe(text)
    for (const text of ['Kafe', 'd', 'Bar 13']) expect(shown(text, { state })).toBe(starred(text))
    expect(shown('Kafe', { state: 'Kafe' })).toBe('Kafe')
    expect(shown('Kafe', { state: null })).toBe('****')
  })
})

describe('what the log has replaced', () => {
  it.each([
    ['Kategoritë', 'Kategoritë'],
    ['  Kategoritë ', 'Kategoritë'],
    ['(Kategoritë)', 'Kategoritë'],
    ['(Kategoritë)', '(Kategoritë)'],
    ['12', '12'],
    ['Shko te faqja 3', 'Shko te faqja 3'],
  ])('is not shown, though the app says it: %s', (text, replaced) => {
    expect(shown(text)).toBe(text)
    expect(shown(text, { replaced: [replaced] })).toBe(starred(text))
  })
})

describe('a sentence of the app', () => {
  it('is shown with a stand-in for what fills it', () => {
    expect(shown('Hiq filtrin “Zamira”')).toBe('Hiq filtrin “******”')
    expect(shown('Hiq filtrin “Kategoritë”')).toBe('Hiq filtrin “Kategoritë”')
    expect(shown('Hiq filtrin “Zamira\nH”')).toBe('Hiq filtrin “******\n*”')
    expect(shown('Hiq filtrin “”')).toBe('Hiq filtrin “”')
  })

  it('may have some holes, each judged by itself', () => {
    expect(shown('Komentet 1–10 nga Zamira')).toBe('Komentet 1–10 nga ******')
    const score = ': vlerësim mesatar 4,5 nga 5, bazuar në 7. Lexo përvojat e përdoruesve.'
    expect(shown(`Zamira${score}`)).toBe(`******${score}`)
  })

  it('is one from its first letter to its last', () => {
    expect(shown('A Hiq filtrin “Zamira”')).not.toContain('filtrin')
    expect(shown('Hiq filtrin “Zamira” a')).not.toContain('filtrin')
    expect(shown('Hiq filtrin  “Zamira”')).not.toContain('filtrin')
  })

  it('is looked for up to 300 letters', () => {
    const sentence = (length: number) => `Hiq filtrin “${'x'.repeat(length - 14)}”`
    expect(sentence(300)).toHaveLength(300)
    expect(shown(sentence(300))).toContain('Hiq filtrin')
    expect(shown(sentence(301))).not.toContain('Hiq')
  })
})

it('what somebody typed or chose has a stand-in, whatever it is', () => {
  const { hidden } = pageText({ value: (text, policy) => `${text} ${policy}`, hasReplaced: () => false }, undefined)
  expect(hidden('Kategoritë')).toBe('Kategoritë always')
})
