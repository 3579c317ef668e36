// Pictures and colours of categories: by keyword, else by a hash of the name.
import { readFileSync } from 'node:fs'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { categoryLook } from '@/lib/categoryLook'

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
