// Seeded random numbers: the same on every run and every engine (32-bit integer arithmetic only).

/** Draws from one seeded sequence. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
  /** True with this probability, in percent. */
  percent(chance: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** The sequence (mulberry32) of a seed. */
export function createRandom(seed: number): Random {
  let state = seed
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}
