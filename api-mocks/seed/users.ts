// The seed's accounts: the demo user, one that waits for verification, and the authors of reviews.
import { digest } from '../auth/password'
import type { UserRow } from '../db/rows'
import { slugOf } from '../text'
import { before, day, demoData } from './data'
import type { Random } from './random'

/** The demo's public account, published in README and docs/api-mocks.md. */
export const demoUser = { id: 'usr_001', name: 'Elira Kodra', email: 'demo@vlereso.example', password: 'Demo1234' }

/** Has signed up but not opened the link of the e-mail yet. */
export const unverifiedUser = {
  id: 'usr_002',
  name: 'Endri Toska',
  email: 'pritje@vlereso.example',
  password: 'Demo1234',
}

/** How many accounts the seed has. */
const userCount = 300

/** A person of the demo data with the gender that a template's voice asks for. */
export interface Person {
  name: string
  voice: 'f' | 'm'
}

/** A name that is not that of a public figure. */
export function drawPerson(random: Random): Person {
  for (;;) {
    const voice = random.percent(50) ? 'f' : 'm'
    const first = random.pick(voice === 'f' ? demoData.firstNames.female : demoData.firstNames.male)
    const last = random.pick(demoData.surnames)
    if (!demoData.meta.avoidNamePairs.some(([avoidFirst, avoidLast]) => avoidFirst === first && avoidLast === last))
      return { name: `${first} ${last}`, voice }
  }
}

/** The accounts; everybody's password is the demo user's, so that tests can sign in as anybody. */
export function seedUsers(random: Random): { users: UserRow[]; voices: Map<string, 'f' | 'm'> } {
  const users: UserRow[] = [account(demoUser, 400, true), account(unverifiedUser, 1, false)]
  const voices = new Map<string, 'f' | 'm'>()
  const taken = new Set(users.map((user) => user.name))
  while (users.length < userCount) {
    const { name, voice } = drawPerson(random)
    if (taken.has(name)) continue
    taken.add(name)
    const id = `usr_${String(users.length + 1).padStart(3, '0')}`
    const email = `${slugOf(name, '.')}@posta.example`
    users.push(account({ id, name, email, password: demoUser.password }, 1100 + random.below(200), true))
    voices.set(id, voice)
  }
  return { users, voices }
}

function account(person: typeof demoUser, days: number, verified: boolean): UserRow {
  const { id, name, email, password } = person
  return { id, name, email, password: digest(password, id), role: 'User', verified, createdAt: before(days * day) }
}
