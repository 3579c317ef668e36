// Reads requirement ids out of a test's title: `shows the count [CATPAGE-08]`, `[AUTHCALL-01, NET-04]`.

const bracket = /\[([^[\]]*)\]/g
const idList = /^[A-Z]+-\d{2}(?:(?:, ?| )[A-Z]+-\d{2})*$/

/** The ids cited in `title`, each once, in their order. Brackets that hold anything else are text. */
export function idsIn(title: string): string[] {
  const lists = [...title.matchAll(bracket)].map(([, inside = '']) => inside).filter((inside) => idList.test(inside))
  return [...new Set(lists.flatMap((list) => list.split(/, ?| /)))]
}
