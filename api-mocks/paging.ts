// A list's pages, numbered as in the contract.

/** One page of the items; a page beyond the last one is empty. */
export function paged<Item>(items: readonly Item[], query: URLSearchParams) {
  const limit = Math.min(100, whole(query.get('limit'), 10))
  const current = whole(query.get('page'), 1)
  const total = items.length
  return {
    items: items.slice((current - 1) * limit, current * limit),
    pagination: { current, pages: Math.max(1, Math.ceil(total / limit)), total, limit },
  }
}

const whole = (text: string | null, usual: number): number => {
  const number = Number.parseInt(text ?? '', 10)
  return number >= 1 ? number : usual
}
