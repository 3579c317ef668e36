// What a walk through the main job has to know of each server that the mock can be.
import { strangerUser } from './seed/stranger'
import { demoUser } from './seed/users'
import type { Personality } from './stranger'

/** Where in a server's data things are that every directory has. */
export interface Facts {
  /** With a verified e-mail; has reviewed neither of the two businesses. */
  account: { name: string; email: string; password: string }
  /** With two pages of businesses at least, one of them with four stars and more. */
  category: { name: string; slug: string }
  /** Has some businesses of the category, but not all. */
  town: string
  /** With two pages of comments at least, some of them with one star; `word` finds it. */
  business: { id: string; name: string; word: string }
  /** Without a comment. */
  uncommented: { id: string; name: string }
}

/** The facts of a server as it starts. */
export const facts: Readonly<Record<Personality, Facts>> = {
  ours: {
    account: demoUser,
    category: { name: 'Restorante dhe kafene', slug: 'restorante_dhe_kafene' },
    town: 'Durrës',
    business: { id: 'biz_001', name: 'Sofra e Shtatë Lugëve', word: 'sofra' },
    uncommented: { id: 'biz_150', name: 'Baxhoja Qumështi i Vathës' },
  },
  stranger: {
    account: strangerUser,
    category: { name: 'Furra dhe ëmbëltore', slug: 'furra-dhe-embeltore' },
    town: 'Prizren',
    business: { id: '2001', name: 'Furra e Lagjes së Re', word: 'lagjes' },
    uncommented: { id: '2026', name: 'Servis Rrota e Lirë' },
  },
}
