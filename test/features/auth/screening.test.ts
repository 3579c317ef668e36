// Screening of names: what is refused, and what never is.

import { demoData } from '@mocks/seed/data'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { harmless, screenedTerms } from '@/features/auth/model/screenedWords'
import { screenedLabels, screenName } from '@/features/auth/model/screening'
import { firstNames, neighbours, surnames, trickyNames } from './albanianNames'

const refusal = 'Përmbajtja e papranueshme u gjet në fushën: Emri'
const isRefused = async (name: string): Promise<boolean> => (await screenName('Emri', name)) !== undefined

/** Those of the names that are refused. */
async function refusedOf(names: readonly string[]): Promise<string[]> {
  const verdicts = await Promise.all(names.map(isRefused))
  return names.filter((_, at) => verdicts[at])
}

const long = screenedTerms.filter((term) => term.length > 4)
const short = screenedTerms.filter((term) => term.length <= 4)

describe('the list', () => {
  it('is large, in both languages, and holds the names of nobody [SIGNUP-26]', async () => {
    expect(screenedTerms.length).toBeGreaterThan(300)
    const albanian = ['kurvë', 'byth', 'pidhi', 'budalla', 'magjup', 'qifsha', 'rrospi', 'mut', 'pederast']
    const english = ['fuck', 'bitch', 'asshole', 'nigger', 'faggot', 'cunt', 'whore', 'shit', 'motherfucker']
    const words = [...albanian, ...english, 'anonim', 'Deleted User']
    expect(await refusedOf(words)).toEqual(words)
  })

  it('holds only what can be found: folded, once, no term inside another', () => {
    expect(screenedTerms.filter((term) => !/^[a-z]+( [a-z]+)*$/.test(term))).toEqual([])
    expect(new Set(screenedTerms).size).toBe(screenedTerms.length)
    expect(long.filter((term) => long.some((other) => other !== term && term.includes(other)))).toEqual([])
  })

  it('overlooks only what a term would hit', () => {
    expect(harmless.filter((part) => !long.some((term) => part.includes(term)))).toEqual([])
  })
})

describe('what is found', () => {
  it('every term alone, in any case, and every long one at the beginning of a word [SIGNUP-25]', async () => {
    expect(await refusedOf(screenedTerms)).toEqual(screenedTerms)
    const inCapitals = screenedTerms.map((term) => `Ana ${term.toUpperCase()} Hoxha`)
    expect(await refusedOf(inCapitals)).toEqual(inCapitals)
    const begun = long.flatMap((term) => [`${term}zw`, `Ana ${term}zw`])
    expect(await refusedOf(begun)).toEqual(begun)
  })

  it('short terms only as words, so that no name is refused for a part of it', async () => {
    expect(await refusedOf(short.flatMap((term) => [`v${term}v`, `v${term}`, `${term}v`]))).toEqual([])
  })

  const disguised = `m@skar4|kr3tin|sh1t|b!tch|b0llock|ba5tard|ba$tard|bas7ard|$h17|ANONIMUS|Anonim123|Deleted  User|deleted_user|
DeletedUser|ish Deleted Users|Kurvë|KURVË|Kurve\u0308|Çifut|Mut!|mut1|m\u200but|k u r v a|F.U.C.K.|k-u-r-v-a|
Kurv4|sh1t|b!tch|@ssh0le|fuuuuck|fffuck|kurrrva|puuussy|pussssy|Ana Mut|kurveleshkurva|Hoxha-Kurva|ＫＵＲＶＡ|ᴋᴜʀᴠᴀ|
kurvа|Кurva|аnonim|ΚURVA|𝓴𝓾𝓻𝓿𝓪`
  it.each(disguised.replaceAll('\n', '').split('|'))('%s is refused', async (name) => {
    expect(await screenName('Emri', name)).toBe(refusal)
  })

  it('a long term at the beginning of any word, a short one wherever it stands alone', async () => {
    // Without i and t, which make a harmless word of a term.
    const beside = fc.string({ unit: fc.constantFrom(..."abeou ëç'-."), maxLength: 20 })
    const name = fc.oneof(
      fc.tuple(beside, fc.constantFrom(...long), beside).map(([before, found, after]) => `${before} ${found}${after}`),
      fc.tuple(beside, fc.constantFrom(...short), beside).map((parts) => parts.join(' ')),
    )
    await fc.assert(
      fc.asyncProperty(name, async (text) => {
        expect(await isRefused(text)).toBe(true)
      }),
      { numRuns: 500, seed: 20261121 },
    )
  })
})

describe('what is not found', () => {
  it('no name of the demo data, in any combination', async () => {
    const first = [...demoData.firstNames.female, ...demoData.firstNames.male]
    const pairs = first.flatMap((one) => demoData.surnames.map((other) => `${one} ${other}`))
    expect(pairs).toHaveLength(3600)
    expect(await refusedOf(pairs)).toEqual([])
  })

  it('no common Albanian name, in any order, case, spelling without marks or with a hyphen', async () => {
    expect(new Set([...firstNames, ...surnames]).size).toBeGreaterThan(900)
    const spelt = [...firstNames, ...surnames].flatMap((name) => [
      name,
      name.toUpperCase(),
      name.normalize('NFD').replace(/\p{M}/gu, ''),
    ])
    expect(await refusedOf(spelt)).toEqual([])
    const pairs = firstNames.flatMap((one, at) => {
      const other = surnames[at % surnames.length]
      return [`${one} ${other}`, `${other} ${one}`, `${one}-${other}`, `${one[0]}. ${other}`]
    })
    expect(await refusedOf(pairs)).toEqual([])
  })

  it('any first name with any surname', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...firstNames), fc.constantFrom(...surnames), async (one, other) => {
        expect(await isRefused(`${one} ${other}`)).toBe(false)
      }),
      { numRuns: process.env.TEST_DEEP ? 100_000 : 2000, seed: 20261121 },
    )
  })

  it('none of five hundred names and professions of the country and its neighbours, nor one with a term by chance', async () => {
    expect(new Set(neighbours).size).toBe(500)
    expect(await refusedOf([...neighbours, ...trickyNames])).toEqual([])
  })

  it.each([
    ['a name in an alphabet of its own', ['Мутко Сексић', 'Ρορν', 'Сука Кар']],
    ['a harmless part that comes twice', ['Kurvelesh Kurveleshi', 'Kurvelesh-Kurvelesh']],
    ['nothing at all', ['', ' ', '...', '\u0301']],
  ])('%s', async (_, names) => {
    expect(await refusedOf(names)).toEqual([])
  })

  it('a term whose halves stand on both sides of a harmless part', async () => {
    expect(await isRefused('budakurveleshlla')).toBe(false)
    expect(await isRefused('budalla')).toBe(true)
  })

  it('what stands behind the first 10,000 characters: no server keeps a name that long', async () => {
    const long = 'Ana '.repeat(2500)
    expect(await isRefused(`${long}Kurva`)).toBe(false)
    expect(await isRefused(`${long.slice(5)}Kurva`)).toBe(true)
  })
})

it('the message calls each field by its name [SIGNUP-29]', async () => {
  const [name, username, displayName] = ['Emri', 'Emri i përdoruesit', 'Emri që shfaqet']
  expect(screenedLabels).toEqual({ name, username, firstName: name, lastName: 'Mbiemri', displayName })
  expect(await screenName(username, 'Anonim')).toBe(`Përmbajtja e papranueshme u gjet në fushën: ${username}`)
  expect(await screenName(username, 'Arta')).toBeUndefined()
})

it('any text gets an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(0x10ffff), { maxLength: 40 }), async (codes) => {
      const text = String.fromCodePoint(...codes)
      expect([undefined, refusal]).toContain(await screenName('Emri', text))
    }),
    { seed: 20261121, numRuns: 300 },
  )
})
