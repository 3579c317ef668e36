// Whether what is on a page can be seen there: styles may hide it.
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Where it is in the window. */
async function boxOf(part: Locator) {
  await part.waitFor()
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
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
