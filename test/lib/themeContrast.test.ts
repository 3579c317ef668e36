// The colours keep their promises of contrast, in both themes (visual.md); the widths at which the layout changes (UI-10).
import { readdirSync, readFileSync } from 'node:fs'
import { compile, compileString } from 'sass'
import { describe, expect, it } from 'vitest'

const css = compile('src/styles/_themes.scss').css

/** The custom properties of the block that `start` begins. */
function tokensOf(start: string): Map<string, string> {
  const from = css.indexOf(start)
  expect(from, start).toBeGreaterThanOrEqual(0)
  const block = css.slice(from, css.indexOf('}', from))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6}|#[\da-f]{3}|white|black);/g)].map(([, k, v]) => [k ?? '', v ?? '']),
  )
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const named = { white: '#ffffff', black: '#000000' }[colour] ?? colour
  const hex = named.length === 4 ? named.replace(/[\da-f]/g, '$&$&') : named
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const on = (text: string, ground: string, least: number): [string, string, number] => [text, ground, least]
const rules = [
  ...grounds.map((ground) => on('ink', ground, 7)),
  ...['ink-soft', 'accent', 'danger-text'].flatMap((text) => grounds.map((ground) => on(text, ground, 4.5))),
  ...['edge', 'focus', 'star-none-line'].flatMap((line) => grounds.map((ground) => on(line, ground, 3))),
  ...[1, 2, 3, 4, 5].flatMap((stars) => ['paper', 'surface'].map((ground) => on(`star-${stars}`, ground, 3))),
  ...['info', 'success', 'warning', 'error'].map((kind) => on(`${kind}-text`, `${kind}-tint`, 7)),
  // The badge's edge has the colour of its figure.
  ...['green', 'yellow', 'orange', 'red'].flatMap((band) => [
    on(`badge-${band}-text`, `badge-${band}`, 4.5),
    ...grounds.map((ground) => on(`badge-${band}-text`, ground, 3)),
  ]),
  ...['brand', 'brand-deep'].flatMap((ground) => [on('brand-ink', ground, 7), on('brand-soft', ground, 4.5)]),
  on('gold', 'brand', 3),
  on('accent', 'accent-tint', 4.5),
  on('button-ink', 'button', 7),
  on('button-ink', 'button-hover', 7),
  on('danger-ink', 'danger', 4.5),
  on('danger-ink', 'danger-hover', 4.5),
]

const [light, dark] = [':root {\n  --font-body', ':root[data-theme=dark]']

it.each([
  ['light', light],
  ['dark by the system', ':root:not([data-theme=light])'],
  ['dark by choice', dark],
])('%s, every text and line has the contrast to its ground that it should have', (_, start) => {
  const tokens = tokensOf(start)
  const of = (text: string, ground: string) => contrast(tokens.get(text) ?? 'missing', tokens.get(ground) ?? 'missing')
  // One whose token is missing has none: NaN.
  expect(rules.filter(([text, ground, least]) => !(of(text, ground) >= least))).toEqual([])
})

it('both themes name the same tokens', () => {
  const names = (start: string) => [...tokensOf(start).keys()].sort()
  expect(names(dark)).toEqual(names(light))
})

it.each([
  ['light', light],
  ['dark', dark],
])('the browser’s own bar has the colour of the %s paper', (look, start) => {
  const meta = readFileSync('index.html', 'utf8').match(new RegExp(`data-look="${look}".*content="(#[\\da-f]{6})"`))
  expect(meta?.[1]).toBe(tokensOf(start).get('paper'))
})

it('the icon has the colours of the brand', () => {
  const tokens = tokensOf(light)
  const colours = [...readFileSync('src/public/favicon.svg', 'utf8').matchAll(/fill="(#[\da-f]{3,6})"/g)].map(
    ([, fill]) => fill,
  )
  expect(colours).toEqual([tokens.get('brand'), tokens.get('brand-ink')])
})

const loadPaths = ['src']
const breakpoints = [640, 768, 1024, 1280]
/** Which px the style sheet's media queries ask about the width, as they write them: `>= 640`, `640 <=`. */
const widths = (css: string): string[] =>
  [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/width ([<>]=? [\d.]+)px|([\d.]+)px (<=?) width/g)].map(
      ([, after, px, sign]) => after ?? `${px} ${sign}`,
    ),
  )

describe('breakpoints', () => {
  it('are 640, 768, 1024 and 1280 px [UI-10]', () => {
    const rules = ['sm', 'md', 'lg', 'xl'].map(
      (name) => `@include m.from(${name}) { a { top: 0 } } @include m.below(${name}) { a { top: 0 } }`,
    )
    const { css } = compileString(`@use 'styles/mixins' as m;\n${rules.join('\n')}`, { loadPaths })
    expect(widths(css)).toEqual(breakpoints.flatMap((px) => [`>= ${px}`, `< ${px}`]))
  })

  it('are the only widths that any style asks for [UI-10]', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.scss') && !/(^|\/)_/.test(name),
    )
    const all = files.map((name, at) => `@use '${name.replace('.scss', '')}' as of${at};`).join('\n')
    const { css } = compileString(all, { loadPaths })
    // Each in one way of writing it, so that none is missed.
    expect(css.match(/@media[^{]*(min-width|max-width|device-width|width ?=).*/g)).toBeNull()
    const asked = widths(css)
    expect(files.length).toBeGreaterThan(20)
    const ours = breakpoints.flatMap((px) => [`>= ${px}`, `${px} <=`, `< ${px}`])
    expect(asked.filter((width) => !ours.includes(width))).toEqual([])
    expect(asked).toContain('< 640')
  })
})
