// What may stay of messages: sentences of the app's source (pageTexts.ts), which nobody typed; never what fills holes.
import { frames, sentences } from 'virtual:own-sentences'
import { makeRedactor, type Redactor } from './redact'

const ownSentences: ReadonlySet<string> = new Set(sentences)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Many holes take long to fit, and so do long texts. */
const [MOST_HOLES, LONGEST] = [4, 1_000]
const templates = frames
  .filter(({ length }) => length <= MOST_HOLES + 1)
  // The one that says most goes first.
  .sort((one, other) => other.join('').length - one.join('').length)
  .map((parts) => new RegExp(`^${parts.map((part) => `(${escaped(part)})`).join('(.*?)')}$`, 's'))

/** What of a hole is nobody's: a count, a page, a rating (no telephone is so short), or a sentence of the app. */
const isHarmless = (text: string): boolean => /^\d{1,3}$/.test(text) || (/[.!?…]$/.test(text) && ownSentences.has(text))

type StandIn = (text: string) => string

function inTemplate(text: string, standIn: StandIn): string | undefined {
  for (const template of templates) {
    const [, ...parts] = template.exec(text) ?? []
    if (parts.length > 0)
      return parts.map((part, at) => (at % 2 === 0 || isHarmless(part) ? part : standIn(part))).join('')
  }
  return undefined
}

/** A message with what is the app's own as it is. */
export function safeMessage(text: string, standIn: StandIn): string {
  if (text.length > LONGEST) return standIn(text)
  const known = (part: string) => (ownSentences.has(part) || part.trim() === '' ? part : inTemplate(part, standIn))
  const parts = text.split(/(?<=[.!?…])(\s+)/)
  return known(text) ?? parts.map((part) => known(part) ?? standIn(part)).join('')
}

/** A redactor for one log of this app, whose clock is ahead by `offset`, or at random. */
export const appRedactor = (offset?: number): Redactor => makeRedactor(undefined, { offset, message: safeMessage })
