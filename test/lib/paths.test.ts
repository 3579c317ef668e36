// @vitest-environment node
// The addresses that pages and features link with.
import { describe, expect, it } from 'vitest'
import { businessPath, categoryPath, categorySlug, routes, styleGuidePath, writePath } from '@/lib/paths'

describe('paths', () => {
  it('carry an id as it is, whatever stands in it', () => {
    expect(businessPath('b1')).toBe('/biznes/b1')
    expect(businessPath('a/../b ?#')).toBe('/biznes/a%2F..%2Fb%20%3F%23')
    expect(writePath('a/b')).toBe('/koment/a%2Fb')
  })

  it('of a category have the server’s slug, else the name folded with underscores (Q37)', () => {
    expect(categoryPath({ name: 'Shtëpi', slug: 'a/b' })).toBe('/kategorite/a%2Fb')
    expect(categoryPath({ name: 'Shtëpi & Kopsht', slug: '' })).toBe('/kategorite/shtepi_kopsht')
    expect(categorySlug({ name: 'Çajtore 24/7' })).toBe('cajtore_24_7')
  })

  it('are the addresses that stand in links and mails elsewhere: none changes unnoticed', () => {
    expect(Object.values(routes).join(' ')).toBe(
      '/ /home /rreth_nesh /info /rregullore /suport /support /faq /kushtet /kategorite /kategorite/:categorySlug /koment ' +
        '/koment/:businessId /biznes/:businessId /te-ruajturat /login /signup /verify-email /reset-password /komentet-e-mia ' +
        '/profile',
    )
    expect(styleGuidePath).toBe('/__parts')
  })
})
