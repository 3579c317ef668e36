// What a page measures: whether it fits its window, what lies over what, how much it moved while it loaded.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Resizes the window, and waits until the page has heard: what media queries change is drawn with the next frame. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Where it is drawn. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not drawn`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** How many px the document is wider than its window; 0 when nothing scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Words for every visible heading, control or link that another one covers, or whose text its own box cuts off. */
export function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // More than this many px is no rounding.
    const slack = 2
    const name = (node: HTMLElement) => `<${node.localName}> ${node.innerText || node.getAttribute('aria-label') || ''}`
    const nodes = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li > a, button, input, select, textarea, legend'),
    ].filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    const boxes = nodes
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      // One pixel in size is for screen readers.
      .filter(({ box }) => box.width > slack && box.height > slack)
    const covered = boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        if (one.node.contains(other.node) || other.node.contains(one.node)) return []
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        return width > slack && height > slack ? [`${name(one.node)} and ${name(other.node)} overlap`] : []
      }),
    )
    const cut = boxes.flatMap(({ node }) => {
      const { overflowX, webkitLineClamp } = getComputedStyle(node)
      const isCut = overflowX !== 'visible' && webkitLineClamp === 'none' && node.scrollWidth > node.clientWidth + slack
      return isCut ? [`${name(node)} is cut off`] : []
    })
    return [...covered, ...cut]
  })
}

/** Fails when something is wider than the window, covered or cut off. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  expect(await sidewaysScroll(page), where).toBe(0)
  expect(await collisions(page), where).toEqual([])
  await page.getByRole('heading', { level: 1 }).click({ trial: true })
}

/** Sets the browser's size of text, in px; media queries in `em` follow it, unlike the size of `html`. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
  await session.detach()
}

/** What does not suit large text in a small window: what is wider than it, broken words, bars that leave too little. */
export function tightSpots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (node: Element | null) =>
      node?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
    const isBroken = (text: Node, start: number, length: number) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 4))
      return new Set(lines).size > 1
    }
    const brokenOf = (text: Node) =>
      [...(text.textContent ?? '').matchAll(/\S+/g)]
        // Addresses of mail and web break anywhere.
        .filter(([words]) => !/[@/]|\w\.\w/.test(words))
        .flatMap(({ 0: words, index }) =>
          [...words.matchAll(/[\p{L}\p{N}]+/gu)]
            .filter(({ 0: word, index: at }) => isBroken(text, index + at, word.length))
            .map(([word]) => `"${word}" is broken`),
        )
    const { scrollWidth, clientWidth } = document.documentElement
    const spots = scrollWidth > clientWidth ? [`${scrollWidth} px wide of ${clientWidth}`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (isSeen(text.parentElement)) spots.push(...brokenOf(text))
    }
    const height = [...document.querySelectorAll('header, main *')]
      .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position) && isSeen(node))
      .reduce((sum, node) => sum + node.getBoundingClientRect().height, 0)
    if (height > window.innerHeight / 5) spots.push(`bars of ${height} px in a window of ${window.innerHeight}`)
    return spots
  })
}

const counting = new WeakSet<Page>()

/** Starts counting layout shifts of every document from now on; call it before the page is opened. */
export async function countShifts(page: Page): Promise<void> {
  if (counting.has(page)) return
  counting.add(page)
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts: { value: number; moved: string[] }[] = []
    const take = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof HTMLElement ? node.outerHTML.slice(0, 120) : '?'))
        if (!hadRecentInput) shifts.push({ value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const shiftsSoFar = () => {
      take(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { shiftsSoFar })
  })
}

/** The sum of the shifts that no input caused, and what moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(async () => {
    // What was drawn last is known after the frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))
    const { shiftsSoFar } = window as unknown as { shiftsSoFar: () => { value: number; moved: string[] }[] }
    return shiftsSoFar()
  })
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((html) => `${value.toFixed(3)} ${html}`)),
  }
}
