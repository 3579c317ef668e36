// As many businesses as a bench wants, with reviews: those of the seed, then the same with other names and in other cities.

import type { Seed } from '@mocks/db/rows'
import { demoData } from '@mocks/seed/data'
import { seed } from '@mocks/seed/seed'

/** Reviews that each business beyond the seed's has. */
const REVIEWS = 3

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The seed with `count` businesses; the same every time. */
export function manyBusinesses(count: number): Seed {
  const known = seed()
  const { businesses, reviews } = known
  const cities = [...new Set(businesses.flatMap(({ city }) => city ?? []))]
  const extra = Array.from({ length: Math.max(0, count - businesses.length) }, (_, index) => ({
    ...at(businesses, index),
    id: `more_${index}`,
    name: `${at(businesses, index).name} ${at(demoData.surnames, index * 7)} ${1 + Math.floor(index / businesses.length)}`,
    city: at(cities, index * 3),
  }))
  const kept = businesses.slice(0, count)
  const ids = new Set(kept.map(({ id }) => id))
  return {
    ...known,
    businesses: [...kept, ...extra],
    reviews: [
      ...reviews.filter(({ businessId }) => ids.has(businessId)),
      ...extra.flatMap(({ id }, index) =>
        Array.from({ length: REVIEWS }, (_, number) => ({
          ...at(reviews, index * REVIEWS + number),
          id: `${id}_${number}`,
          businessId: id,
        })),
      ),
    ],
  }
}

/** What visitors type: a name letter by letter, with and without diacritics, several words, no match. */
export const typedTexts = ['k', 'ka', 'kaf', 'çel', 'cel', 'durres', 'pastic', 'gezuar plus', 'ËNDRRA', 'zzzz'] as const
