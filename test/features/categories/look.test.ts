// @vitest-environment node
// Icons and colours of categories: by keyword, else by a hash of the name.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { icons } from '@/features/categories/ui/categoryIcons'
import { COLOURS, categoryLook } from '@/features/categories/ui/categoryLook'

describe('categoryLook', () => {
  it.each([
    ['Restorante dhe kafene', 'food'],
    ['Hotele dhe turizëm', 'bed'],
    ['Shëndetësi', 'health'],
    ['Bukuri dhe mirëqenie', 'beauty'],
    ['Automjete', 'car'],
    ['Edukim', 'book'],
    ['Banka dhe financa', 'bank'],
    ['Telekomunikacion dhe internet', 'signal'],
    ['Dyqane', 'bag'],
    ['Dyqane online', 'cart'],
    ['Transport', 'bus'],
    ['Ndërtim dhe shtëpi', 'hammer'],
    ['Shërbime profesionale', 'briefcase'],
    ['Argëtim dhe sport', 'ticket'],
    ['Kafshë shtëpiake', 'paw'],
    ['Bujqësi dhe produkte vendi', 'leaf'],
  ])('%s looks like %s by its keyword', (name, icon) => {
    expect(categoryLook(name).icon).toBe(icon)
  })

  it('does not mind case and diacritics', () => {
    expect(categoryLook('SHËNDETËSI')).toEqual(categoryLook('shendetesi'))
  })

  it('gives every name an icon that exists and a colour of the palette, always the same', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const look = categoryLook(name)
        expect(Object.keys(icons)).toContain(look.icon)
        expect(look.colour).toBeGreaterThanOrEqual(0)
        expect(look.colour).toBeLessThan(COLOURS)
        expect(categoryLook(name)).toEqual(look)
      }),
    )
  })

  it('spreads names without a keyword over many looks', () => {
    const looks = Array.from({ length: 200 }, (_, number) => JSON.stringify(categoryLook(`Zzz ${number}`)))
    expect(new Set(looks).size).toBeGreaterThan(8)
  })
})
