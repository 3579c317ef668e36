// The rows of the other server (../stranger.ts): a small directory that shares nothing with the demo's.
import { digest } from '../auth/password'
import type { BusinessRow, ReviewRow, Seed } from '../db/rows'
import { slugOf } from '../text'
import { before, day } from './data'
import { createRandom } from './random'

/** Its account with a verified e-mail. It has reviewed twelve businesses, but not the first and the last. */
export const strangerUser = { id: '7', name: 'Blerim Daku', email: 'blerim@fqinji.example', password: 'Fqinji2026' }

/** Name, subcategories. Slugs have hyphens here. */
const categories: [name: string, subcategories: string[]][] = [
  ['Furra dhe ëmbëltore', ['Bukë', 'Ëmbëlsira', 'Byrekë']],
  ['Rrobaqepësi', ['Fustane', 'Riparime']],
  ['Muzikë dhe libra', ['Librari', 'Instrumente']],
  ['Ndihmë ligjore', ['Noterë', 'Avokatë']],
  ['Fotografi', ['Studio', 'Dasma']],
  ['Kopshte dhe lule', ['Lule', 'Fidanë']],
  ['Biçikleta', ['Shitje', 'Servis']],
]

/** Name, position of its category, town, status. The first has most comments, the last none. */
const businesses: [name: string, category: number, town: string, status?: string][] = [
  ['Furra e Lagjes së Re', 0, 'Prizren'],
  ['Ëmbëltore Mollëkuqe', 0, 'Ulqin'],
  ['Byrektorja te Ura', 0, 'Prizren'],
  ['Buka e Gjyshes Nure', 0, 'Tetovë'],
  ['Pastiçeri Karamel & Kripë', 0, 'Gjakovë'],
  ['Furra Mëngjesi', 0, 'Krujë'],
  ['Simite e Ngrohtë', 0, 'Prizren'],
  ['Tortat e Vesës', 0, 'Peshkopi'],
  ['Furra Dy Vëllezërit', 0, 'Ulqin', 'inactive'],
  ['Bakllava Shtatë Petë', 0, 'Prizren'],
  ['Kifle Qoshja', 0, 'Tetovë'],
  ['Furra Gurra', 0, 'Gjakovë'],
  ['Ëmbëltore Akacia', 0, 'Prizren'],
  ['Rrobaqepësia Gjilpëra', 1, 'Gjakovë'],
  ['Fustane Perla', 1, 'Prizren'],
  ['Arnime te Shkallët', 1, 'Krujë'],
  ['Libraria Faqja e Bardhë', 2, 'Prizren'],
  ['Çiftelia Shop', 2, 'Peshkopi'],
  ['Noteri i Sheshit', 3, 'Tetovë'],
  ['Zyra Ligjore Peshorja', 3, 'Ulqin'],
  ['Studio Grimca Drite', 4, 'Prizren'],
  ['Foto Dasma Bora', 4, 'Gjakovë', 'in_review'],
  ['Lulishtja e Vogël', 5, 'Krujë'],
  ['Fidanishte Rrënja', 5, 'Peshkopi'],
  ['Biçikleta Pedali', 6, 'Prizren'],
  ['Servis Rrota e Lirë', 6, 'Tetovë'],
]

const names = ['Vlera', 'Burim', 'Njomza', 'Korab', 'Shpresa', 'Liridon', 'Doruntina', 'Driton', 'Fitore', 'Visar']
const initials = ['B.', 'K.', 'M.', 'R.']

const words: Record<number, [title: string, comments: string[]]> = {
  1: ['Nuk kthehem', ['Prita një orë dhe askush nuk më tha pse.', 'Çmimi në fund ishte tjetër nga ai që më thanë.']],
  2: ['Më poshtë nga sa prisja', ['Puna u bë, por me vonesë.', 'Të sjellshëm, por cilësia ka rënë.']],
  3: ['As mirë, as keq', ['Vend i zakonshëm, me çmime të zakonshme.', 'Një herë mirë, një herë jo.']],
  4: ['Mirë', ['Shërbim i shpejtë dhe i qetë.', 'Punë e pastër; vetëm parkimi mungon.']],
  5: ['Shumë i kënaqur', ['E rekomandoj pa mëdyshje.', 'Njerëz të ngrohtë, punë e saktë, çmim i drejtë.']],
}
const occasions = [
  'Shkova me familjen.',
  'Ishte hera ime e parë.',
  'Jam klient prej vitesh.',
  'E gjeta rastësisht.',
  '',
]

/** Makes the rows; the same every time. */
export function strangerSeed(): Seed {
  const random = createRandom(59)
  const people = [
    strangerUser,
    ...initials.flatMap((initial, at) =>
      names.map((name, index) => ({
        id: `${20 + at * 10 + index}`,
        name: `${name} ${initial}`,
        email: `${slugOf(name)}.${at}@fqinji.example`,
        password: strangerUser.password,
      })),
    ),
  ]
  const rows = businesses.map(([name, category, town, status = 'active'], index): BusinessRow => {
    const host = `${slugOf(name, '-')}.example`
    const subcategories = categories[category]?.[1].length ?? 1
    return {
      id: `${2001 + index}`,
      name,
      ...(index % 4 !== 3 && { description: `${name}, në ${town}. Hapur çdo ditë përveç të dielës.` }),
      ...(index % 9 !== 8 && { url: `http://www.${host}` }),
      ...(index % 3 !== 2 && { phoneNumber: `044 000 ${100 + index}`, address: `Rruga e ${index + 1}-të, nr. 4` }),
      ...(index % 5 === 0 && { email: `pyet@${host}` }),
      city: town,
      categoryId: `${101 + category}`,
      subcategoryIds: [`${101 + category}${1 + (index % subcategories)}`],
      status,
      createdAt: before((40 + index) * day),
      photo: index % 3 === 0,
    }
  })
  const reviews = rows.flatMap((business, index) => {
    const count = index === 0 ? 37 : index === rows.length - 1 ? 0 : (index * 5) % 13
    const isOwn = index > 0 && index < 24 && index % 2 === 1
    const writers = [...people.slice(1, 1 + count), ...(isOwn ? people.slice(0, 1) : [])]
    return writers.map(({ id }, at): Omit<ReviewRow, 'id'> => {
      const rating = random.pick([1, 2, 3, 4, 4, 5, 5])
      const [title, comments] = words[rating] ?? ['', ['']]
      const comment = `${random.pick(comments)} ${random.pick(occasions)}`.trim()
      const createdAt = before((1 + at * 3 + index) * day - random.below(day))
      const visited = random.percent(40) && { experienceDate: before((9 + at * 3 + index) * day).slice(0, 10) }
      return { businessId: business.id, userId: id, rating, title, comment, createdAt, isApproved: true, ...visited }
    })
  })
  return {
    users: people.map((person, index) => ({
      ...person,
      password: digest(person.password, person.id),
      role: 'User',
      verified: true,
      createdAt: before((300 + index) * day),
    })),
    categories: categories.map(([name], index) => ({ id: `${101 + index}`, name, slug: slugOf(name, '-') })),
    subcategories: categories.flatMap(([, subcategories], category) =>
      subcategories.map((name, index) => ({
        id: `${101 + category}${1 + index}`,
        name,
        slug: slugOf(name, '-'),
        categoryId: `${101 + category}`,
      })),
    ),
    businesses: rows,
    reviews: reviews.map((review, index) => ({ id: `${5001 + index}`, ...review })),
    sessions: [],
    tickets: [],
    mails: [],
  }
}
