// The addresses that pages and features link with.
import { describe, expect, it } from 'vitest'
import {
  businessIdOfPath,
  businessPath,
  categoryPath,
  categorySlug,
  decoded,
  galleryPath,
  isRoute,
  lastPart,
  lowerPath,
  routes,
  slugWithin,
  writePath,
} from '@/lib/paths'

describe('paths', () => {
  it('carry an id as it is, whatever stands in it', () => {
    expect(businessPath('b1')).toBe('/biznes/b1')
    expect(businessPath('a/../b ?#')).toBe('/biznes/a%2F..%2Fb%20%3F%23')
    expect(writePath('a/b')).toBe('/koment/a%2Fb')
    // Half a character has no place in an address.
    expect(businessPath('a\ud83d')).toBe('/biznes/a')
  })

  it('of a category have the server’s slug, else the name folded with underscores (Q37), behind their category’s where two share it (Q69)', () => {
    expect(categoryPath({ name: 'Shtëpi', slug: 'a/b' })).toBe('/kategorite/a%2Fb')
    expect(categoryPath({ name: 'Shtëpi & Kopsht', slug: '' })).toBe('/kategorite/shtepi_kopsht')
    expect(categorySlug({ name: 'Çajtore 24/7' })).toBe('cajtore_24_7')
    const spa = { name: 'Spa dhe masazhe' }
    expect(slugWithin({ name: 'Hotele', slug: 'hotele' }, spa)).toBe('hotele~spa_dhe_masazhe')
  })

  it('are the addresses that stand in links and mails elsewhere: none changes unnoticed', () => {
    const addresses =
      '/ /home /rreth_nesh /info /rregullore /suport /support /faq /kushtet /kategorite /kategorite/:categorySlug /koment ' +
      '/koment/:businessId /biznes/:businessId /te-ruajturat /login /signup /verify-email /reset-password /komentet-e-mia ' +
      '/profile'
    expect(Object.values(routes)).toEqual(expect.arrayContaining(addresses.split(' ')))
    expect(galleryPath).toBe('/__parts')
  })
})

it('the last part of a path is the id of its address, whatever stands in it', () => {
  for (const id of ['b1', 'a/b', 'a%2Fb', 'a%b', '%', 'ë ?#', '..a'])
    for (const path of [businessPath(id), `${writePath(id)}/`]) expect(lastPart(path)).toBe(id)
  expect(lastPart('/biznes/%E0%A4%A'), 'cannot be decoded').toBe('%E0%A4%A')
})

describe('a path that somebody typed', () => {
  it.each([
    ['/KATEGORITE/Kafene_X', '/kategorite/Kafene_X'],
    ['/Biznes?Q=1', '/biznes?Q=1'],
    ['/INFO#Fund', '/info#Fund'],
    ['/', '/'],
    ['//KOMENT', '//KOMENT'],
    ['', ''],
  ])('has its fixed part in lower case (Q68): %s', (path, lower) => {
    expect(lowerPath(path)).toBe(lower)
  })

  it.each([
    ['/kategorite', true],
    ['/Kategorite', true],
    ['/kategorite//', true],
    ['/kategorite/x', false],
    ['/koment', false],
    ['/kategorite?faqe=2', false],
  ])('%s is the route of the categories: %s', (path, isIt) => {
    expect(isRoute(routes.categories, path)).toBe(isIt)
  })

  it.each([
    ['/biznes/b1', 'b1'],
    ['/Biznes/b1//', 'b1'],
    ['/biznes/a%2Fb%20c', 'a/b c'],
    ['/biznes/%E0%A4%A', undefined],
    ['/biznes/', undefined],
    ['/biznes/b1/x', undefined],
    ['/x/biznes/b1', undefined],
    ['/koment/b1', undefined],
  ])('%s names the business %s', (path, id) => {
    expect(businessIdOfPath(path)).toBe(id)
  })

  it.each([
    ['a%20b', 'a b'],
    ['%E0%A4%A', undefined],
  ])('%s is decoded as %j', (part, text) => {
    expect(decoded(part)).toBe(text)
  })
})
