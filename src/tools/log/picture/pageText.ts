// Which texts of a page its picture may show. A text is shown as it is only where it stands in the source of the app, or in the file in
// clear anyway; and never where the log replaced it somewhere. Everything else becomes a stand-in, whatever it is.
import { frames, texts } from 'virtual:page-texts'
import type { Redactor } from '@/replay/redact/redact'

const own: ReadonlySet<string> = new Set(texts)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Longer ones are none of a page, and many holes take long to fit. */
const [LONGEST, MOST_HOLES] = [300, 4]
const templates = frames
  .filter(({ length }) => length <= MOST_HOLES + 1)
  .map((parts) => new RegExp(`^${parts.map((part) => `(${escaped(part)})`).join('(.*?)')}$`, 's'))

/** Every string inside. */
function stringsIn(value: unknown, into = new Set<string>(), seen = new WeakSet<object>()): Set<string> {
  if (typeof value === 'string') into.add(squeezed(value))
  if (typeof value !== 'object' || value === null || seen.has(value)) return into
  seen.add(value)
  for (const inner of Object.values(value)) stringsIn(inner, into, seen)
  return into
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** No letters and at most three digits: a count, a page, a rating. */
const isSmallNumber = (text: string): boolean => !/\p{L}/u.test(text) && text.replace(/\P{N}/gu, '').length <= 3

/** The words of `(12 words)`. */
const withoutCount = (text: string): string => {
  const [, before = '', words = text, after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(text) ?? []
  return isSmallNumber(before + after) ? words : text
}

/** A letter alone is what an avatar shows of a name. */
const isLetter = (text: string): boolean => /^\P{L}*\p{L}\P{L}*$/u.test(text)

/** How a picture writes the texts of a page. */
export interface PageText {
  /** The text, or its stand-in. */
  shown: (text: string) => string
  /** The stand-in of what somebody typed or chose, which may be one of the app's own words. */
  hidden: (text: string) => string
}

/** For a log that was written with this redactor, and the state as the file has it. */
export function pageText({ value, hasReplaced }: Pick<Redactor, 'value' | 'hasReplaced'>, state: unknown): PageText {
  const standIn = (text: string) => String(value(text, 'always'))
  const known = stringsIn(state)

  /** In parts where it is one of the app's sentences: what fills its holes is judged by itself. */
  function inTemplate(text: string): string | undefined {
    if (text.length > LONGEST) return undefined
    for (const template of templates) {
      const [, ...parts] = template.exec(text) ?? []
      if (parts.length > 0)
        return parts.map((part, at) => (at % 2 === 0 ? part : (whole(part) ?? standIn(part)))).join('')
    }
    return undefined
  }

  function whole(text: string): string | undefined {
    const plain = squeezed(text)
    if (plain === '') return text
    const words = withoutCount(plain)
    if (isLetter(plain) || hasReplaced(plain) || hasReplaced(words)) return undefined
    return isSmallNumber(plain) || own.has(words) || own.has(plain) || known.has(plain) ? text : undefined
  }

  const shown = (text: string): string => {
    const kept = whole(text)
    if (kept !== undefined) return kept
    return (!hasReplaced(text) && inTemplate(text)) || standIn(text)
  }
  return { shown, hidden: standIn }
}

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
