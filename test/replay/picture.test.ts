// @vitest-environment jsdom
// The picture of a whole page in a bug report: nothing personal is in it, and the page stays as it is. Part by part: pictureDrawn.test.ts.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawPage } from '@/replay/picture/drawPage'
import { pageText } from '@/replay/picture/pageText'
import { makeStandIns } from '@/replay/redact/standIns'
import { el, layOut, pageThatSays } from './pictureStage'

beforeEach(layOut)
afterEach(() => document.body.replaceChildren())

/** The texts of a page whose log has replaced nothing yet. */
function textOf() {
  const standIns = makeStandIns()
  return pageText({ value: (text) => standIns.of(String(text)), hasReplaced: standIns.has }, undefined)
}

it('says nothing of what a page says, wherever it says it', () => {
  const text = 'Zamira Hoxhallari 1987654'
  document.body.replaceChildren(pageThatSays(text))
  const picture = drawPage(textOf()).outerHTML
  for (const word of [...text.split(' '), encodeURIComponent(text)]) expect(picture).not.toContain(word)
  expect(picture).toContain('Kërkimi:')
  // Photos are boxes; no address, no markup of the page is in it.
  expect(picture).not.toMatch(/href|url|class|data-|style|title|<image/)
})

it('measures the page with the texts it shows, and leaves it as it was, also when something fails', () => {
  const page = el('p', {}, 'Zamira')
  document.body.replaceChildren(page)
  const measured: string[] = []
  Object.assign(Range.prototype, {
    getClientRects() {
      measured.push(page.textContent ?? '')
      if (measured.length > 1) throw new Error('no layout')
      return []
    },
  })
  drawPage(textOf())
  expect(() => drawPage(textOf())).toThrow('no layout')
  expect(measured.filter((text) => /Zamira/.test(text))).toEqual([])
  expect(page).toHaveTextContent('Zamira')
})
