// Texts whose time is over: they are forgotten, and of a visitor's it is remembered for a day which business it was about.
import { discardedTextsKey, toldDiscardedKey } from '@/lib/storageKeys'
import { readItem, writeItem, writeItems } from '../platform/browserStorage'
import {
  changeStored,
  DAY,
  isVisitors,
  isYoungerThan,
  readStored,
  type StoredText,
  textsAt,
  VISITOR_LIFETIME,
} from './storedTexts'

/** When forgotten texts of visitors were last changed (ms since 1970 UTC), by business; kept for a day. */
function readForgotten(now: number): Record<string, number> {
  try {
    const stored = Object.entries(JSON.parse(readItem(discardedTextsKey) ?? '{}') as object)
    return Object.fromEntries(stored.filter(([, at]) => typeof at === 'number' && isYoungerThan(DAY, at, now)))
  } catch {
    return {}
  }
}

/** Whether a visitor's text about this business was forgotten within the day, because its time was over. */
export const wasForgotten = (businessId: string, now: number): boolean => Object.hasOwn(readForgotten(now), businessId)

/** Forgets texts whose time is over at `now`, ms since 1970 UTC (Q86); a visitor's business is remembered for a day. */
export function forgetOldTexts(now: number): void {
  const isOver = (text: StoredText) =>
    isVisitors(text) && isYoungerThan(DAY, text.savedAt, now) && textsAt([text], now).length === 0
  const over = readStored().flatMap((text) => (isOver(text) ? [[text.businessId, text.savedAt] as const] : []))
  changeStored((texts) => textsAt(texts, now))
  const marks = JSON.stringify({ ...readForgotten(now), ...Object.fromEntries(over) })
  if (marks !== (readItem(discardedTextsKey) ?? '{}')) writeItem(discardedTextsKey, marks === '{}' ? null : marks)
}

/** The businesses of forgotten texts that nobody was told of after a log-in; `now` in ms since 1970 UTC. */
export function untoldDiscards(now: number): string[] {
  forgetOldTexts(now)
  // All whose time was over at the last telling were told then.
  const told = Number(readItem(toldDiscardedKey)) || 0
  return Object.entries(readForgotten(now)).flatMap(([id, at]) => (at + VISITOR_LIFETIME > told ? id : []))
}

/** Notes that all texts that were forgotten until `now` (ms since 1970 UTC) have been told of. */
export const noteTold = (now: number): void => writeItem(toldDiscardedKey, String(now))

/** Forgets the businesses, too. */
export const forgetDiscarded = (): void => writeItems({ [discardedTextsKey]: null, [toldDiscardedKey]: null })
