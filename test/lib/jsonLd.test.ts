// @vitest-environment jsdom
// JSON-LD: text that cannot leave its element, and what pages say of themselves.
import { aBusiness, aCategory } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { breadcrumbData, structuredText } from '@/lib/jsonLd'
import { businessData, businessSteps } from '@/pages/business/businessHead'
import { faqData, questions } from '@/pages/faq/questions'

const origin = 'https://vlereso.example'
/** Texts of hostile pieces and of everything else. */
const text = fc
  .oneof(
    fc.array(fc.constantFrom(...'</script <script> <!-- --> ]]> &lt; \u2028 \u2029 " \\ \ud800 ë'.split(' ')), {
      maxLength: 6,
    }),
    fc.array(fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))),
  )
  .map((parts) => parts.join(''))

// Longer than a sign: V8 of Node 24 takes one JSON key of a sign for another that was written with an escape.
const fieldName = text.map((name) => `x${name}`)

it('the text of structured data has no sign that means something to markup, and reads back as the same data', () => {
  fc.assert(
    fc.property(fc.dictionary(fieldName, fc.oneof(text, fc.double(), fc.array(text))), (fields) => {
      const data = { ...fields, '@type': 'Thing' }
      const written = structuredText(data)
      expect(written).not.toMatch(/[<>&\u2028\u2029]/)
      const { '@context': context, ...read } = JSON.parse(written)
      expect(context).toBe('https://schema.org')
      expect(read).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

describe('a business', () => {
  it('is told with its photo, its address, its first telephone number and its average, as the page shows it', () => {
    const [name, telephone] = ['Kafe Drini', '+355600000001']
    const image = 'https://foto.example/drini.png'
    const place = {
      address: 'Rruga e Dibrës 5',
      city: 'Tiranë',
      phoneNumber: '+355 (0) 60 000 0001 (08:00-16:00)',
      photo: { url: image },
    }
    const business = aBusiness({ _id: 'b/1', name, ...place, averageRating: 4.25, reviewCount: 12 })
    const address = { streetAddress: place.address, addressLocality: 'Tiranë', addressCountry: 'AL' }
    const rating = { ratingValue: 4.3, reviewCount: 12, bestRating: 5, worstRating: 1 }
    expect(JSON.parse(JSON.stringify(businessData(business, origin)))).toEqual({
      ...{ '@type': 'LocalBusiness', name, image, telephone, url: 'https://vlereso.example/biznes/b%2F1' },
      address: { '@type': 'PostalAddress', ...address },
      aggregateRating: { '@type': 'AggregateRating', ...rating },
    })
  })

  it.each([
    ['has no comments', { averageRating: 0, reviewCount: 0 }],
    ['has an average of no comments', { averageRating: 4, reviewCount: 0 }],
    ['has comments without an average', { averageRating: 0, reviewCount: 3 }],
    ['is looked into', { averageRating: 4, reviewCount: 3, status: 'in_review' }],
    ['is closed', { averageRating: 4, reviewCount: 3, status: 'inactive' }],
    ['has no name', { averageRating: 4, reviewCount: 3, name: undefined }],
  ])('is not told when it %s', (_, fields) => {
    expect(businessData(aBusiness(fields), origin)).toBeUndefined()
  })

  it('has a way through its category and subcategory, as far as they are known, each once', () => {
    const paths = (fields: Parameters<typeof aBusiness>[0]) =>
      businessSteps(aBusiness(fields), []).map(({ path }) => path)
    const category = { name: 'Ndërtim dhe shtëpi', slug: 'ndertim_dhe_shtepi' }
    expect(paths({ category, subcategory: { name: 'Elektricistë' } })).toEqual([
      '/kategorite',
      '/kategorite/ndertim_dhe_shtepi',
      '/kategorite/ndertim_dhe_shtepi~elektriciste',
    ])
    expect(paths({ category, subcategory: category })).toEqual(['/kategorite', '/kategorite/ndertim_dhe_shtepi'])
    // Another category has the slug, too (Q101).
    const known = [aCategory({ _id: 'c2', slug: '~ndertim_dhe_shtepi~c2' })]
    const own = businessSteps(aBusiness({ category: { ...category, _id: 'c2' }, subcategory: undefined }), known)
    expect(own.map(({ path }) => path)).toEqual(['/kategorite', '/kategorite/~ndertim_dhe_shtepi~c2'])
    expect(paths({ category: { _id: 'c1' }, subcategory: undefined })).toEqual(['/kategorite'])
    expect(paths({ subcategory: { name: 'Taksi' } })).toEqual(['/kategorite', '/kategorite/taksi'])
  })
})

it('breadcrumbs count from 1, and the page itself has no address', () => {
  const data = breadcrumbData([{ name: 'Kryefaqja', path: '/' }, { name: 'Kafe' }], origin)
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Kryefaqja', item: 'https://vlereso.example/' },
      { '@type': 'ListItem', position: 2, name: 'Kafe' },
    ],
  })
})

it('the FAQ tells all its questions with their answers', () => {
  const data = faqData(questions) as unknown as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
  expect(data).toMatchObject({ '@type': 'FAQPage' })
  expect(data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    questions.map(({ question, answer }) => [question, answer]),
  )
})
