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
 * A search in these items: gives those where every word of a text stands in one of the fields, whatever its case and with or
 * without the marks of ç and ë; no words give all. The items are folded once, here, so that a keystroke only compares
 * (docs/performance.md).
 */
export function searchable<T>(items: readonly T[], fields: readonly string[]): (text: string) => readonly T[] {
  // A word holds no space, so none is found across two fields.
  const folded = items.map((item) => foldText(fields.flatMap((field) => textsAt(item, field)).join('\n')))
  return (text) => {
    const words = foldText(text).split(/\s+/).filter(Boolean)
    if (words.length === 0) return items
    return items.filter((_, index) => words.every((word) => folded[index]?.includes(word)))
  }
}
