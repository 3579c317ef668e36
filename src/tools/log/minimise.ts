// Finds the few of many that are enough for something, such as the actions of a long log that show a bug.

/** Whether what is looked for still shows with these alone. */
export type Holds<T> = (items: readonly T[]) => boolean | Promise<boolean>

/**
 * The shortest part of `items`, in their order, that still holds as far as leaving out can tell: without any single one of them
 * it would not. `items` must hold themselves. Leaves out halves, quarters and so on, from the end, where most are consequences
 * (delta debugging, Zeller 2002).
 */
export async function minimise<T>(items: readonly T[], holds: Holds<T>): Promise<T[]> {
  let kept = [...items]
  let size = Math.ceil(kept.length / 2)
  while (size > 0) {
    const before = kept.length
    for (let end = kept.length; end > 0; end -= size) {
      const rest = [...kept.slice(0, Math.max(0, end - size)), ...kept.slice(end)]
      if (await holds(rest)) kept = rest
    }
    // One by one until none goes any more: what was left out later may have needed an earlier one.
    size = size === 1 && kept.length < before ? 1 : Math.floor(size / 2)
  }
  return kept
}
