// Puts the texts that a picture may show into the page while it is measured, so that not even a width tells what stood there.
import type { PageText } from './pageText'

/** What is never drawn: it is no content, or the panel itself. */
export const notDrawn = 'script, style, noscript, template, [data-action-log]'

/** The texts of the page, but those in fields and drawings. */
function textsOf(page: Element): Text[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.trim() && !node.parentElement?.closest(`${notDrawn}, textarea, select, svg`)) found.push(node)
  }
  return found
}

/** Somebody is typing it, or it is part of a text with marks, which tell what was searched for. */
const isTyped = ({ parentElement }: Text): boolean =>
  Boolean(parentElement?.closest('mark, [contenteditable]') ?? parentElement?.querySelector(':scope > mark'))

/**
 * Runs `measure` with them in the page, which has the room that the panel takes; afterwards all is as before. Nothing is painted in
 * between.
 */
export function withSafeTexts(page: Element, { shown, hidden }: PageText, measure: () => void): void {
  const before = textsOf(page).map((node) => [node, node.data] as const)
  const safe = before.map(([node, text]) => (isTyped(node) ? hidden(text) : shown(text)))
  const { dataset, scrollTop } = document.documentElement
  const { panel } = dataset
  try {
    delete dataset.panel
    for (const [at, [node]] of before.entries()) node.data = safe[at] as string
    measure()
  } finally {
    for (const [node, text] of before) node.data = text
    if (panel !== undefined) dataset.panel = panel
    document.documentElement.scrollTop = scrollTop
  }
}

/** What a field says: stand-ins, and of a password not even its length. */
export function fieldText(field: Element, { shown, hidden }: PageText): string {
  if (field instanceof HTMLSelectElement) return hidden(field.selectedOptions[0]?.label ?? '')
  const { value, placeholder, type } = field as HTMLInputElement
  if (/^(checkbox|radio|range|file|color)$/.test(type)) return ''
  if (value === '') return shown(placeholder)
  return type === 'password' ? '••••••••' : hidden(value)
}
