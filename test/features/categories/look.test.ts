// Pictures and colours of categories, by keyword, else by a hash of the name; and what the pattern of a business without
// a photo is drawn from.
import { readFileSync } from 'node:fs'
import demoData from '@mocks/seed/demo-data.json'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { businessPattern, categoryLook, HUES, hash } from '@/lib/categoryLook'

const drawings = readFileSync('src/ui/pictures.svg', 'utf8')

describe('categoryLook', () => {
  it.each([
    ['food', 'Restorante dhe kafene', 'Bare dhe pijetore', 'Bar-restorant', 'Bar'],
    ['bed', 'Hotele dhe turizëm'],
    ['health', 'Shëndetësi', 'Qendra mjekësore', 'Barnatore'],
    ['beauty', 'Bukuri dhe mirëqenie'],
    ['car', 'Automjete', 'Autoservis'],
    ['book', 'Edukim'],
    ['bank', 'Banka dhe financa'],
    ['signal', 'Telekomunikacion dhe internet'],
    ['bag', 'Dyqane'],
    ['cart', 'Dyqane online'],
    ['bus', 'Transport', 'Autobusë'],
    ['hammer', 'Ndërtim dhe shtëpi'],
    ['briefcase', 'Shërbime profesionale'],
    ['ticket', 'Argëtim dhe sport'],
    ['paw', 'Kafshë shtëpiake', 'Ushqim për qen'],
    ['leaf', 'Bujqësi dhe produkte vendi'],
  ])('is %s by a keyword, of which a short one is not the beginning of another word [CATLIST-02]', (kind, ...names) => {
    for (const name of names) expect([name, categoryLook(name).kind]).toEqual([name, kind])
  })

  it('does not mind case and diacritics', () => {
    expect(categoryLook('SHËNDETËSI')).toEqual(categoryLook('shendetesi'))
  })

  it('gives every name a picture that exists and a colour of the palette, always the same [CATLIST-03]', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const look = categoryLook(name)
        expect(drawings).toContain(`id="category-${look.kind}"`)
        expect(look.hue).toBeGreaterThanOrEqual(0)
        expect(look.hue).toBeLessThan(8)
        expect(categoryLook(name)).toEqual(look)
      }),
    )
  })

  it('spreads names without a keyword over all pictures and all eight colours of the palette [CATLIST-03]', () => {
    const [, palette = ''] = /^\$hues: (.*);$/m.exec(readFileSync('src/styles/_tokens.scss', 'utf8')) ?? []
    expect(palette.split(', ')).toHaveLength(8)
    const looks = Array.from({ length: 1000 }, (_, number) => categoryLook(`Zzz ${number}`))
    expect([...new Set(looks.map(({ hue }) => hue))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const pictures = [...drawings.matchAll(/id="category-(\w+)"/g)].map(([, kind]) => kind)
    expect([...new Set(looks.map(({ kind }) => kind))].sort()).toEqual(pictures.sort())
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(8)
  })
})

it('the hash of a name is the remainder of what its definition gives, in 32 bits without a sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const units = text.split('').map((unit) => BigInt(unit.charCodeAt(0)))
      const exact = units.reduce((value, unit) => value * 31n + unit, 0n)
      expect(hash(text)).toBe(Number(BigInt.asUintN(32, exact)))
    }),
  )
})

describe('businessPattern', () => {
  it('comes from the id, in a hue of its own for most subcategories of a category, else of the category', () => {
    const [{ name, subcategories } = { name: '', subcategories: [] }] = demoData.categories
    const category = { name }
    const patterns = subcategories.map((one) => businessPattern({ _id: 'b1', category, subcategory: { name: one } }))
    expect(new Set(patterns.map(({ hue }) => hue)).size).toBeGreaterThanOrEqual(subcategories.length - 1)
    expect(new Set(patterns.map(({ seed }) => seed))).toEqual(new Set(['b1']))
    expect(businessPattern({ _id: 'b1', category })).toEqual(businessPattern({ _id: 'b1', subcategory: category }))
  })

  it.each([undefined, ''])('has a hue of the palette by its id where the category is %j', (name) => {
    const hues = Array.from({ length: 200 }, (_, at) => businessPattern({ _id: `b${at}`, category: { name } }).hue)
    expect([...new Set(hues)].sort()).toEqual(Array.from({ length: HUES }, (_, hue) => hue))
  })
})
