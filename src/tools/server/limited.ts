// Work that is done once for all who ask for it at the same time, and for so many at once.

/** There is too much to do already. */
export class Busy extends Error {}

/** `work`, done once per key at a time, the others of that key waiting for it; beyond `most` keys at once it throws `Busy`. */
export function limited<Given, Made>(
  most: number,
  work: (given: Given) => Promise<Made>,
): (key: string, given: Given) => Promise<Made> {
  const underway = new Map<string, Promise<Made>>()
  return async (key, given) => {
    const known = underway.get(key)
    if (known) return known
    if (underway.size >= most) throw new Busy()
    const made = work(given).finally(() => underway.delete(key))
    underway.set(key, made)
    return made
  }
}
