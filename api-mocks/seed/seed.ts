// The rows the mock starts with, made once per process from demo-data.json.
import type { Seed } from '../db/rows'
import { seedDirectory } from './directory'
import { createRandom } from './random'
import { seedReviews } from './reviews'
import { seedUsers } from './users'

/** Identifies this seed. Change it with the seed, so that overlays of another seed are not applied. */
export const seedName = '2026-11-20.3'

/** Makes the seed anew; the same rows every time. */
export function makeSeed(): Seed {
  // A sequence for each, so that a new business changes no account, and a new account no business.
  const directory = seedDirectory(createRandom(20261120))
  const accounts = seedUsers(createRandom(-1153409326))
  const reviews = seedReviews(createRandom(20261121), directory, accounts)
  return { ...directory, users: accounts.users, reviews, sessions: [], tickets: [], mails: [] }
}

let made: Seed | undefined

/** The seed, shared by all backends of this process (rows are never changed in place). */
export function seed(): Seed {
  made ??= makeSeed()
  return made
}
