// A screen of a given width, which jsdom lacks.
import { vi } from 'vitest'

/** As far as `width <` queries tell; what is given back makes it wider or narrower. */
export function screenOf(first: number) {
  let width = first
  const lists = new Map<string, EventTarget>()
  const fits = (query: string) => width < Number(/width < ([\d.]+)px/.exec(query)?.[1])
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = lists.get(query) ?? Object.defineProperty(new EventTarget(), 'matches', { get: () => fits(query) })
    lists.set(query, list)
    return list
  })
  return (next: number) => {
    const before = new Map([...lists.keys()].map((query) => [query, fits(query)]))
    width = next
    for (const [query, list] of lists) {
      if (fits(query) !== before.get(query)) list.dispatchEvent(new Event('change'))
    }
  }
}
