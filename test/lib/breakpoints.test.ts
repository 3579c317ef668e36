// The widths at which the layout changes, as compiled (UI-10).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compile, compileString } from 'sass'
import { describe, expect, it } from 'vitest'

const loadPaths = ['src']
const breakpoints = [640, 768, 1024, 1280]
const widths = (css: string, bound: 'min' | 'max'): number[] =>
  [...css.matchAll(new RegExp(`${bound}-width: ([\\d.]+)px`, 'g'))].map(([, px]) => Number(px))

describe('breakpoints', () => {
  it('are 640, 768, 1024 and 1280 px [UI-10]', () => {
    const rules = ['sm', 'md', 'lg', 'xl'].map(
      (name) => `@include m.from(${name}) { a { top: 0 } } @include m.below(${name}) { a { top: 0 } }`,
    )
    const { css } = compileString(`@use 'styles/mixins' as m;\n${rules.join('\n')}`, { loadPaths })
    expect(widths(css, 'min')).toEqual(breakpoints)
    expect(widths(css, 'max')).toEqual(breakpoints.map((px) => px - 0.02))
  })

  it('are the only widths that any style asks for [UI-10]', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.scss') && !/(^|\/)_/.test(name),
    )
    const asked = files.flatMap((name) => {
      const { css } = compile(join('src', name), { loadPaths })
      expect(css, name).not.toMatch(/@media[^{]*(width ?[<>]|[<>]=? ?width|device-width)/)
      return [...widths(css, 'min'), ...widths(css, 'max').map((px) => Math.round((px + 0.02) * 100) / 100)]
    })
    expect(files.length).toBeGreaterThan(20)
    expect([...new Set(asked)].filter((px) => !breakpoints.includes(px))).toEqual([])
    expect(asked).toContain(640)
  })
})
