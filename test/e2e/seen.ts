// Whether what is on a page can be seen there: styles may hide it.
import type { Locator } from 'playwright-core'
import { expect, vi } from 'vitest'

/** Where it is in the window; a part that a later render exchanges meanwhile has no place, so the new one is asked. */
async function boxOf(part: Locator) {
  await part.waitFor()
  return vi.waitUntil(() => part.boundingBox(), { timeout: 10_000 })
}

/** In the window's coordinates, drawn in a colour that is none of nothing. */
export async function expectSeen(part: Locator): Promise<void> {
  const { width, height } = await boxOf(part)
  expect(Math.min(width, height)).toBeGreaterThan(8)
  const colour = await part.evaluate((element) => getComputedStyle(element).color)
  expect(colour).not.toBe('rgba(0, 0, 0, 0)')
}

/** The same, without scrolling. */
export async function expectInWindow(part: Locator): Promise<void> {
  await expectSeen(part)
  const { x, y, width, height } = await boxOf(part)
  const window = part.page().viewportSize() ?? { width: 0, height: 0 }
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(window.width)
  expect(y + height).toBeLessThanOrEqual(window.height)
}

/** All of its text can be read where it stands: it differs from its ground, and no part around it cuts it off. */
export async function expectReadable(part: Locator): Promise<void> {
  await part.waitFor()
  await expectSeen(part)
  const { contrast, cutBy } = await part.evaluate((element) => {
    const around: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) around.push(at)
    const rgba = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const isOpaque = (colour: string) => (rgba(colour)[3] ?? 1) === 1
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = rgba(colour).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = around.map((at) => getComputedStyle(at).backgroundColor).find(isOpaque) ?? 'rgb(255, 255, 255)'
    const [dark = 0, light = 0] = [ground, getComputedStyle(element).color].map(luminance).sort((a, b) => a - b)
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    // Those that scroll show the rest on demand.
    const cuts = around.filter((at) => {
      const { top, bottom, left, right } = at.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(at)
      const isCutAcross = /hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1)
      return isCutAcross || (/hidden|clip/.test(overflowY) && (text.top < top - 1 || text.bottom > bottom + 1))
    })
    return {
      contrast: (light + 0.05) / (dark + 0.05),
      cutBy: cuts.map(({ tagName, className }) => tagName + className),
    }
  })
  expect(contrast).toBeGreaterThanOrEqual(4.5)
  expect(cutBy).toEqual([])
}
