// Pages of a list: the numbers that a pagination shows, and the one in the title.

/** A page number, or the place of left-out ones. */
export type PageItem = number | 'gap-before' | 'gap-after'

/** The nearest existing page: whole, at least 1, at most `pages`. */
export function clampPage(page: number, pages: number): number {
  const whole = Number.isFinite(page) ? Math.trunc(page) : 1
  return Math.max(1, Math.min(whole, Math.max(1, pages)))
}

/** At most `size` consecutive page numbers that hold `page` as near to the middle as the ends allow. */
export function pageWindow(page: number, pages: number, size: number): number[] {
  const length = Math.max(0, Math.min(size, pages))
  const current = clampPage(page, pages)
  const start = Math.max(1, Math.min(current - Math.floor((length - 1) / 2), pages - length + 1))
  return Array.from({ length }, (_, index) => start + index)
}

/** The window with the first and the last page around it, and a gap where numbers are left out. */
export function pageWindowWithEnds(page: number, pages: number, size: number): PageItem[] {
  const numbers = pageWindow(page, pages, size)
  const first = numbers[0]
  const last = numbers.at(-1)
  if (first === undefined || last === undefined) return []
  const items: PageItem[] = [...numbers]
  if (first > 2) items.unshift('gap-before')
  if (first > 1) items.unshift(1)
  if (last < pages - 1) items.push('gap-after')
  if (last < pages) items.push(pages)
  return items
}

/** The title of a list's page: 'Bizneset në Kafene, faqja 2'; page 1 has the title alone. */
export const pagedTitle = (title: string, page: number): string => (page > 1 ? `${title}, faqja ${page}` : title)
