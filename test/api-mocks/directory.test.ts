// Lists, searches, filters and writes of businesses and categories.
import { seed } from '@mocks/seed/seed'
import { demoUser } from '@mocks/seed/users'
import { fold } from '@mocks/text'
import { describe, expect, it } from 'vitest'
import { createClient, newReview } from './client'

const client = createClient()
const names = async (path: string) => (await client.get(path)).body.businesses.map((business) => business.name)
const total = async (path: string) => (await client.get(path)).body.pagination.total
const inSeed = (keep: (business: (typeof all)[number]) => boolean) => all.filter(keep).length
const all = seed().businesses
const newBusiness = { name: 'Kafja e Re', businessName: 'Kafja e Re', category: 'cat_01', url: 'https://kafja.example' }

describe('search', () => {
  it('minds neither case nor diacritics, in the question and in the data', async () => {
    const found = await names('/businesses/search?q=sofra%20e%20shtate%20LUGEVE')
    expect(found).toEqual(['Sofra e Shtatë Lugëve'])
    expect(await names(`/businesses/search?q=${encodeURIComponent('SOFRÃ Ë SHTÃTË')}`)).toEqual(found)
    expect(fold('Çelësi i Ëmbël')).toBe('celesi i embel')
  })

  it('looks in names only, the universal one in category, subcategory and city as well', async () => {
    const shoder = inSeed((business) => business.city === 'Shkodër')
    expect(await total('/businesses/search?q=shkoder')).toBe(0)
    expect(await total('/businesses/universal-search?q=shkoder')).toBe(shoder)
    const hotels = inSeed((business) => business.categoryId === 'cat_02')
    expect(await total('/businesses/universal-search?q=hotele%20dhe%20turizem')).toBe(hotels)
    const pizzerias = inSeed((business) => business.subcategoryIds.includes('sub_01_02'))
    expect(await total('/businesses/universal-search?q=piceri')).toBeGreaterThanOrEqual(pizzerias)
    const both = await client.get('/businesses/universal-search?q=hotele%20vlore&limit=100')
    expect(both.body.pagination.total).toBeGreaterThan(0)
    for (const business of both.body.businesses) expect(business).toMatchObject({ city: 'Vlorë' })
  })

  it('puts names that begin with the question first', async () => {
    const [first] = await names('/businesses/universal-search?q=hotel')
    expect(fold(first ?? '')).toMatch(/^hotel/)
  })

  it('finds all without a question and none for nonsense', async () => {
    expect(await total('/businesses/universal-search')).toBe(all.length)
    expect(await total('/businesses/universal-search?q=%20')).toBe(all.length)
    const { businesses, pagination } = (await client.get('/businesses/search?q=xqzw')).body
    expect([businesses, pagination]).toEqual([[], { current: 1, pages: 1, total: 0, limit: 10 }])
  })

  it('of categories and subcategories wants a word', async () => {
    expect((await client.get('/categories/search?q=')).body.data).toEqual([])
    expect((await client.get('/categories/search?q=BANKA')).body.data).toMatchObject([{ name: 'Banka dhe financa' }])
    expect((await client.get('/subcategories/search?q=pasticeri')).body.data).toMatchObject([
      { name: 'Pastiçeri', categoryId: { _id: 'cat_01', slug: 'restorante_dhe_kafene' } },
    ])
  })
})

describe('filters', () => {
  it.each([
    ['/businesses?city=TIRANE', (city?: string) => city === 'Tiranë'],
    ['/businesses/search?city=sh', (city?: string) => fold(city ?? '').includes('sh')],
  ])('by city: %s', async (path, matches) => {
    expect(await total(path)).toBe(inSeed((business) => matches(business.city)))
  })

  it('by category and subcategory, a second subcategory included', async () => {
    expect(await total('/businesses?category=cat_03')).toBe(inSeed((business) => business.categoryId === 'cat_03'))
    const inSecond = all.find((business) => business.subcategoryIds.length > 1)
    const { body } = await client.get(`/businesses/subcategory/${inSecond?.subcategoryIds[1]}?limit=100`)
    expect(body.businesses.map((business) => business._id)).toContain(inSecond?.id)
  })

  it('by least average, the shown one', async () => {
    const found = (await client.get('/businesses?minRating=4&limit=100')).body
    expect(found.businesses.length).toBeGreaterThan(20)
    for (const business of found.businesses) expect(business.averageRating).toBeGreaterThanOrEqual(4)
    const rest = all.length - found.pagination.total
    expect(rest).toBeGreaterThan(20)
    expect(await total('/businesses?minRating=2')).toBeGreaterThan(found.pagination.total)
  })

  it('by name within a category', async () => {
    const found = await names('/businesses/category/cat_01?businessName=shtate')
    expect(found).toEqual(['Sofra e Shtatë Lugëve'])
    expect(await names('/businesses/category/cat_02?businessName=shtate')).toEqual([])
  })

  it('answer 404 for a category or subcategory that is none', async () => {
    for (const path of ['/businesses/category/none', '/businesses/subcategory/none', '/businesses/none'])
      expect((await client.get(path)).status).toBe(404)
    expect((await client.get('/subcategories/category/none')).body.data).toEqual([])
  })
})

describe('order and pages', () => {
  it('sorts by average, then by reviews, then by id; one five-star review is after a poor average of many', async () => {
    const own = createClient()
    const { accessToken } = await own.login()
    await own.post('/reviews', newReview('biz_150', { rating: 5 }), accessToken)
    const first = (await own.get('/businesses?sort=rating_desc&limit=100')).body
    const second = (await own.get('/businesses?sort=rating_desc&limit=100&page=2')).body
    const shown = [...first.businesses, ...second.businesses]
    const score = ({ reviewCount, averageRating, _id }: (typeof shown)[number]) =>
      [Number(reviewCount >= 3), averageRating, reviewCount, _id] as const
    const ranked = shown.toSorted((a, b) => {
      const [enough, average, count, id] = score(a)
      const [enoughB, averageB, countB, idB] = score(b)
      return enoughB - enough || averageB - average || countB - count || (id < idB ? -1 : 1)
    })
    expect(shown.map((business) => business._id)).toEqual(ranked.map((business) => business._id))
    const { reviewCount, averageRating } = shown.find((business) => business._id === 'biz_150') ?? {}
    expect([reviewCount, averageRating]).toEqual([1, 5])
    const last = (keep: (business: (typeof shown)[number]) => boolean) => shown.findLastIndex(keep)
    expect(last((one) => one.reviewCount >= 3 && one.averageRating < 3)).toBeGreaterThan(0)
    expect(shown.findIndex((one) => one._id === 'biz_150')).toBeGreaterThan(last((one) => one.reviewCount >= 3))
  })

  it('sorts by reviews', async () => {
    const counts = (await client.get('/businesses?sort=reviews_desc&limit=100')).body.businesses.map(
      (one) => one.reviewCount,
    )
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts[0]).toBeGreaterThan(1000)
  })

  it('sorts the newest first', async () => {
    const [first] = (await client.get('/businesses?sort=newest')).body.businesses
    const newest = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
    expect(first?._id).toBe(newest?.id)
  })

  it('shows each business on exactly one page', async () => {
    const ids: string[] = []
    for (let page = 1; page <= 5; page += 1) {
      const { body } = await client.get(`/businesses?page=${page}&limit=40`)
      expect(body.pagination).toEqual({ current: page, pages: 5, total: 182, limit: 40 })
      ids.push(...body.businesses.map((business) => business._id))
    }
    expect(new Set(ids).size).toBe(182)
    expect((await client.get('/businesses?page=6&limit=40')).body.businesses).toEqual([])
    // Two full pages.
    expect((await client.get('/businesses?limit=91')).body.pagination).toMatchObject({ pages: 2, total: 182 })
  })

  it('takes 10 a page when nothing or nonsense is asked, and never more than 100', async () => {
    for (const query of ['', '?limit=0', '?limit=x', '?page=-1'])
      expect((await client.get(`/businesses${query}`)).body.pagination).toMatchObject({ current: 1, limit: 10 })
    expect((await client.get('/businesses?limit=1000')).body.businesses).toHaveLength(100)
  })
})

describe('one business', () => {
  it('says whether a user has reviewed it only when asked', async () => {
    const told = async (query: string) => (await client.get(`/businesses/${query}`)).body.data
    expect(await told('biz_003')).not.toHaveProperty('hasReviewed')
    expect(await told(`biz_003?user_id=${demoUser.id}`)).toMatchObject({ hasReviewed: true })
    expect(await told(`biz_001?user_id=${demoUser.id}`)).toMatchObject({ hasReviewed: false })
    const [found] = (await client.get(`/businesses/search?q=sofra&user_id=${demoUser.id}`)).body.businesses
    expect(found).toHaveProperty('hasReviewed', false)
  })

  it('has a drawn photo where it has one, at the address it tells', async () => {
    const { businesses } = (await client.get('/businesses?limit=100')).body
    const drawn = businesses.filter((business) => business.photo)
    expect(drawn.length).toBeGreaterThan(20)
    expect(drawn.length).toBeLessThan(50)
    for (const business of drawn) {
      const { url } = business.photo as { url: string }
      expect(url).toMatch(/^\/media\//)
      const response = await client.backend.handle(new Request(`https://media.example${url}`))
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/)
    }
    const without = businesses.find((business) => !business.photo)
    const none = await client.backend.handle(new Request(`https://m.example/media/businesses/${without?._id}.svg`))
    expect(none.status).toBe(404)
  })
})

describe('writing', () => {
  it('adds a business, with a token or by the API key alone, once for a name and an address', async () => {
    const own = createClient()
    const { accessToken } = await own.login()
    const added = await own.post('/businesses', { ...newBusiness, subcategories: ['sub_01_03'] }, accessToken)
    const unrated = { averageRating: 0, reviewCount: 0, subcategories: [{ _id: 'sub_01_03' }] }
    expect(added).toMatchObject({ status: 201, body: { data: { name: 'Kafja e Re', ...unrated } } })
    const other = { name: 'Tjetër', url: 'https://tjeter.example' }
    const twice = { message: 'Ky biznes ekziston tashmë në direktori', code: 'BUSINESS_ALREADY_EXISTS' }
    const addresses = ['http://WWW.kafja.example/#fillimi', 'https://kafja.example/'].map((url) => ({ url }))
    for (const taken of [{ name: 'KAFJA E RË' }, ...addresses]) {
      const refused = await own.post('/businesses', { ...newBusiness, ...other, ...taken })
      expect(refused).toMatchObject({ status: 409, body: twice })
    }
    const second = await own.post('/businesses', { ...newBusiness, ...other, url: 'https://kafja.example/tjeter' })
    expect(second.status).toBe(201)
    expect((await own.post('/businesses', { ...newBusiness, name: 'E tretë' }, 'a.b.c')).status).toBe(401)
    const path = `/businesses/${second.body.data._id}`
    expect((await own.call('PUT', path, { url: newBusiness.url })).status).toBe(409)
    expect((await own.call('PUT', path, { name: newBusiness.name })).status).toBe(409)
    expect((await own.call('PUT', path, { name: 'Tjetër', city: 'Fier' })).status).toBe(200)
  })

  it('keeps a new business out of lists and searches until it is approved; its address is open to all (Q82)', async () => {
    const own = createClient()
    const { accessToken } = await own.login()
    const { data } = (await own.post('/businesses', newBusiness, accessToken)).body
    const lists = [
      '/businesses?sort=newest&limit=1',
      '/businesses/search?q=kafja%20e%20re',
      '/businesses/universal-search?q=kafja%20e%20re',
      '/businesses/category/cat_01?businessName=kafja%20e%20re',
    ]
    const listed = async () => {
      const found = lists.map(async (path) => (await own.get(path)).body.businesses)
      return (await Promise.all(found)).map((businesses) => businesses.some(({ _id }) => _id === data._id))
    }
    expect(await listed()).toEqual([false, false, false, false])
    expect((await own.get(`/businesses/${data._id}`)).body.data).toMatchObject({ status: 'in_review' })
    const review = await own.post('/reviews', newReview(data._id), accessToken)
    expect(review.body.data).toMatchObject({ isApproved: false })
    const [other, user] = ['dorina.ymeri@posta.example', 'usr_003']
    await own.post('/reviews', newReview(data._id, { user }), (await own.login(other)).accessToken)

    expect(own.backend.inReview()[0]).toMatchObject({ id: data._id })
    own.backend.approve(data._id)
    expect(own.backend.inReview().map(({ id }) => id)).not.toContain(data._id)
    expect(await listed()).toEqual([true, true, true, true])
    expect((await own.get(`/businesses/${data._id}`)).body.data).toMatchObject({ status: 'active', reviewCount: 2 })
    const mail = { subject: 'Kafja e Re u miratua në Vlerëso', link: `https://app.example/biznes/${data._id}` }
    expect(own.backend.outbox.all()).toMatchObject([other, demoUser.email].map((to) => ({ ...mail, to })))
    expect(() => own.backend.approve(data._id)).toThrow('Biznesi nuk u gjet')
  })

  it.each([
    [{ name: ' ', businessName: '', category: 'x', url: 'jo' }, ['name', 'businessName', 'category', 'url']],
    [{ name: 7, url: ['https://a.example'] }, ['name', 'url']],
    [{ url: 'javascript:alert(1)' }, ['url']],
    [{ url: 'ftp://a.example' }, ['url']],
    [{ subcategories: ['sub_01_03', 'sub_02_01'] }, ['subcategories']],
    [{ subcategories: ['none'] }, ['subcategories']],
    [{ subcategories: 'sub_01_03' }, ['subcategories']],
  ])('answers an error for every field of a business that is wrong: %j', async (changes, fields) => {
    const answer = await createClient().post('/businesses', { ...newBusiness, ...changes })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map((error) => error.field)).toEqual(fields)
  })

  it('takes a name of at most 200 characters', async () => {
    const own = createClient()
    const named = async (name: string) => (await own.post('/businesses', { ...newBusiness, name })).status
    expect(await named('ë'.repeat(201))).toBe(400)
    expect(await named('ë'.repeat(200))).toBe(201)
  })

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ email: 'jo' }, 'email'],
    [{ category: 'none' }, 'category'],
    [{ subcategory: 'none' }, 'subcategory'],
    [{ subcategory: 'sub_02_01' }, 'subcategory'],
    [{ category: 'cat_02', subcategory: 'sub_01_03' }, 'subcategory'],
    [{ city: 7 }, 'city'],
  ])('refuses to change a business to %j, which then stays as it was', async (changes, field) => {
    const own = createClient()
    const before = (await own.get('/businesses/biz_001')).body
    expect(before.data.subcategories).toMatchObject([{ _id: 'sub_01_01' }, { _id: 'sub_01_06' }])
    const answer = await own.call('PUT', '/businesses/biz_001', changes)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect((await own.get('/businesses/biz_001')).body).toEqual(before)
  })

  it('takes the subcategories of the old category away with it, and a field that is left empty', async () => {
    const own = createClient()
    const changes = { category: 'cat_02', phoneNumber: '' }
    const { data } = (await own.call('PUT', '/businesses/biz_001', changes)).body
    expect(data).toMatchObject({ category: { _id: 'cat_02' } })
    expect(data).not.toHaveProperty('subcategories')
    expect(data).not.toHaveProperty('phoneNumber')
  })

  it('lets nobody but its owner change or remove a business that a user added', async () => {
    const own = createClient()
    const { accessToken } = await own.login()
    const other = (await own.login('dorina.ymeri@posta.example')).accessToken
    const path = `/businesses/${(await own.post('/businesses', newBusiness, accessToken)).body.data._id}`
    for (const token of [other, undefined]) {
      expect((await own.call('PUT', path, { city: 'Fier' }, token)).status).toBe(403)
      expect((await own.call('DELETE', path, undefined, token)).status).toBe(403)
    }
    const changes = { city: 'Fier', category: 'cat_02', subcategory: 'sub_02_01', phoneNumber: '+355 60 000 9999' }
    const read = { ...changes, category: { _id: 'cat_02' }, subcategory: { _id: 'sub_02_01' }, name: 'Kafja e Re' }
    expect((await own.call('PUT', path, changes, accessToken)).body.data).toMatchObject(read)
    expect((await own.call('PUT', path, { name: ' ' }, accessToken)).status).toBe(400)
    expect((await own.call('DELETE', path, undefined, accessToken)).status).toBe(200)
    expect((await own.get(path)).status).toBe(404)
  })

  it('removes the reviews with the business', async () => {
    const own = createClient()
    await own.call('DELETE', '/businesses/biz_001')
    expect((await own.get('/reviews/business/biz_001')).status).toBe(404)
    expect((await own.get('/reviews/search?businessId=biz_001')).body.reviews).toEqual([])
  })

  it('adds, renames and removes categories', async () => {
    const own = createClient()
    const { data } = (await own.post('/categories', { name: 'Çështje Ndërtimi' })).body
    expect(data).toMatchObject({ slug: 'ceshtje_ndertimi', subcategories: [] })
    expect((await own.post('/categories', { name: 'CESHTJE ndertimi' })).status).toBe(409)
    expect((await own.post('/categories', { name: ' ' })).status).toBe(400)
    const renamed = await own.call('PUT', `/categories/${data._id}`, { name: 'Tjetër' })
    expect(renamed.body.data).toMatchObject({ name: 'Tjetër', slug: 'tjeter' })
    expect((await own.call('DELETE', `/categories/${data._id}`)).status).toBe(200)
    expect((await own.call('DELETE', `/categories/${data._id}`)).status).toBe(404)
    expect((await own.call('PUT', `/categories/${data._id}`, { name: 'X' })).status).toBe(404)
    expect((await own.call('DELETE', '/categories/cat_01')).status).toBe(409)
  })

  it('gives no category the name or slug of another one, but lets it keep its own', async () => {
    const own = createClient()
    const taken = { status: 409, body: { message: 'Kjo kategori ekziston tashmë' } }
    for (const name of ['Shëndetësi', 'SHENDETESI', ' shëndetësi! '])
      expect(await own.call('PUT', '/categories/cat_01', { name })).toMatchObject(taken)
    const kept = await own.call('PUT', '/categories/cat_03', { name: 'SHËNDETËSI' })
    expect(kept.body.data).toMatchObject({ name: 'SHËNDETËSI', slug: 'shendetesi' })
  })

  it('tells names of every script apart, and gives each a slug', async () => {
    const own = createClient()
    const scripts = ['Кафе', 'مطعم', '餐厅', 'किताब', 'कातिब', 'Ταβέρνα', '😀', '🍕', 'Кафе 2', '...']
    const slugs = []
    for (const [index, name] of scripts.entries()) {
      const url = `https://a${index}.example`
      const added = await own.post('/businesses', { ...newBusiness, name, businessName: name, url })
      expect([name, added.status]).toEqual([name, 201])
      const category = await own.post('/categories', { name })
      expect([name, category.status]).toEqual([name, 201])
      slugs.push(String(category.body.data.slug))
    }
    expect(new Set(slugs).size).toBe(scripts.length)
    // Any of them is one part of a path.
    for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{M}\p{N}_]+$/u)
    expect(slugs[0]).toBe('кафе')
    expect((await own.post('/categories', { name: 'КАФЕ' })).status).toBe(409)
    expect((await own.post('/categories', { name: ' 😀' })).status).toBe(409)
  })
})
