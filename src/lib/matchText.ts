// Looking for typed words in the fields of an item (SEARCH-09, SEARCH-10).
import { foldText } from './foldText'

/** All texts and numbers at a dot path like `category.name`; a list on the way stands for each of its entries. */
export function textsAt(item: unknown, path: string): string[] {
  const found = path.split('.').reduce<unknown[]>((values, key) => values.flatMap((value) => step(value, key)), [item])
  return found
    .flat(Number.POSITIVE_INFINITY)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
}

function step(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => step(entry, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.hasOwn(value, key) ? [(value as Record<string, unknown>)[key]] : []
}

/**
 * Whether every word of `text` stands in one of the fields, whatever its case and with or without the marks of ç and ë.
 * No words match everything.
 */
export function matchesText(item: unknown, fields: readonly string[], text: string): boolean {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const texts = fields.flatMap((field) => textsAt(item, field)).map(foldText)
  return words.every((word) => texts.some((one) => one.includes(word)))
}
