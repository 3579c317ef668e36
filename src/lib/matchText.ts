// Looking for typed words in the fields of an item.
import { foldText, searchWords } from './cleanText'

/** All texts and numbers at a dot path like `category.name`; a list on the way stands for each of its entries. */
export function textsAt(item: unknown, path: string): string[] {
  const values_ = path
    .split('.')
    .reduce<unknown[]>((values, key) => values.flatMap((value) => step(value, key)), [item])
  return values_
    .flat(Number.POSITIVE_INFINITY)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
}

function step(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => step(entry, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.hasOwn(value, key) ? [(value as Record<string, unknown>)[key]] : []
}

/** A search for items whose fields hold every word of a text, whatever its case or marks (ç, ë); no words: all. */
export function searchable<T>(items: readonly T[], fields: readonly string[]): (text: string) => readonly T[] {
  // Folded once into one text: a keystroke skips items without the first word (docs/proof/performance.md).
  // A word holds no space, so none is found across two fields or two items.
  const texts = items.map((item) => `${foldText(fields.flatMap((field) => textsAt(item, field)).join('\n'))}\n`)
  const all = texts.join('')
  let length = 0
  const ends = texts.map((text) => {
    length += text.length
    return length
  })
  return (text) => {
    const [first, ...others] = searchWords(text)
    if (first === undefined) return items
    const found: T[] = []
    let index = 0
    for (let at = all.indexOf(first); at >= 0; at = all.indexOf(first, ends[index])) {
      while (at >= (ends[index] as number)) index += 1
      if (others.every((word) => texts[index]?.includes(word))) found.push(items[index] as T)
    }
    return found
  }
}
