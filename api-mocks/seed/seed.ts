// The rows the mock starts with, made once per process from demo-data.json.
import type { Seed } from '../db/rows'
import { seedDirectory } from './directory'
import { createRandom } from './random'
import { seedReviews } from './reviews'
import { seedUsers } from './users'

/** Identifies this seed. Change it with the seed, so that overlays of another seed are not applied. */
export const seedName = '2026-11-20.2'

/** Makes the seed anew; the same rows every time. */
export function makeSeed(): Seed {
  const random = createRandom(20261120)
  const directory = seedDirectory(random)
  const accounts = seedUsers(random)
  const reviews = seedReviews(random, directory, accounts)
  return { ...directory, users: accounts.users, reviews, sessions: [], tickets: [], mails: [] }
}

let made: Seed | undefined

/** The seed, shared by all backends of this process (rows are never changed in place). */
export function seed(): Seed {
  made ??= makeSeed()
  return made
}
