// The woven patterns: each business has its own, no two alike side by side, and a letter on any of them can be read.
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Qilim } from '@/ui/Qilim'
import { hues, luminance } from './hues'

/** A pattern as its shapes: shade and outline. */
const shapesOf = (seed: string): string[] =>
  [...renderToStaticMarkup(<Qilim seed={seed} hue={0} />).matchAll(/data-shade="(\w+)" d="([^"]+)"/g)].map(
    ([, shade, outline]) => `${shade} ${outline}`,
  )

const seeds = Array.from({ length: 100 }, (_, at) => `biz_${String(at).padStart(3, '0')}`)

describe('Qilim', () => {
  it('is the same for the same business, another for each of 100, and neighbours differ in more than a few shapes', () => {
    const patterns = seeds.map(shapesOf)
    expect(shapesOf('biz_000')).toEqual(patterns[0])
    expect(new Set(patterns.map((shapes) => shapes.join('|'))).size).toBe(seeds.length)
    for (const [at, shapes] of patterns.entries()) {
      const before = new Set(patterns[at - 1])
      expect(shapes.filter((shape) => !before.has(shape)).length, seeds[at]).toBeGreaterThan(4)
    }
  })

  it('keeps gold away from the letter', () => {
    for (const seed of seeds) {
      const gold = shapesOf(seed).filter((shape) => shape.startsWith('gold '))
      expect(gold.length).toBeGreaterThan(0)
      for (const [, x, y] of gold.join().matchAll(/(-?[\d.]+) (-?[\d.]+)/g))
        expect(Math.max(Math.abs(Number(x)), Math.abs(Number(y))), seed).toBeGreaterThan(9)
    }
  })

  it('a white letter has 4.5:1 on every shade in every hue', () => {
    const css = readFileSync('src/ui/Qilim.module.scss', 'utf8')
    const shades = [...css.matchAll(/hsl\((?:calc\()?var\(--hue\)(?: ([+-]) (\d+)\))? (\d+)% (\d+)%\)/g)]
    expect(shades).toHaveLength(5)
    for (const [text, sign, turn, saturation, light] of shades)
      for (const hue of hues) {
        const ground = luminance(
          hue + Number(`${sign ?? ''}${turn ?? 0}`),
          Number(saturation) / 100,
          Number(light) / 100,
        )
        expect(1.05 / (ground + 0.05), `${text} at ${hue}`).toBeGreaterThanOrEqual(4.5)
      }
  })

  it('covers a wide place with one motif after another, two covers without a common name', () => {
    const { container } = render(
      <>
        <Qilim seed="a" hue={1} cover />
        <Qilim seed="b" hue={2} cover />
      </>,
    )
    const names = [...container.querySelectorAll('pattern')].map(({ id }) => `url(#${id})`)
    expect(new Set(names).size).toBe(2)
    expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))).toEqual(names)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
  })
})
