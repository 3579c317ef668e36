// The pages of a site as files: what a run writes, leaves and removes, and what is left of one that breaks off.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openJournal } from '@/tools/server/pageFolder'
import { GaveUp, type WriteOptions, writePages } from '@/tools/server/writePages'
import { emptyBuild } from './emptyBuild'
import { type FakeSite, fakeSite, settings } from './fakeSite'

const { folder, dist } = emptyBuild()
beforeEach(() => {
  writeFileSync(join(dist, 'index.html'), '<p>the app</p>')
  writeFileSync(join(dist, 'faq.html'), '<p>Pyetje</p>')
})

/** A run on a day; `more` are other options. */
function run(
  { site, asked, rendered }: FakeSite,
  { build = 'build', ...more }: Partial<WriteOptions> & { build?: string } = {},
) {
  asked.length = 0
  rendered.length = 0
  const journal = openJournal(join(folder, 'pages.jsonl'), build)
  return writePages({ ...settings, site, dist, journal, ...more })
}
const read = (name: string): string => readFileSync(join(dist, name), 'utf8')
const files = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .sort()
const dayOf = (path: string): string | undefined =>
  read('sitemap.xml').match(`<loc>https://a.al${path}</loc><lastmod>(.*?)</lastmod>`)?.[1]
/** Pages of which lists tell nothing: asked for each time. */
const always = ['/', '/kategorite/kafe']
const all = { written: 0, same: 0, gone: 0, failed: 0, left: 0, short: [] }

it('writes a file for every page with data, with its addresses; the categories are asked for once', async () => {
  const world = fakeSite(2)
  expect(await run(world)).toEqual({ ...all, written: 4 })
  expect(world.begunWith).toEqual(['/kategorite/kafe'])
  const made =
    'biznes/b0.html biznes/b1.html faq.html index.html kategorite/kafe.html og/biznes/b0.png og/biznes/b1.png'
  expect(files()).toEqual([...made.split(' '), 'robots.txt', 'sitemap.xml'])
  expect(read('biznes/b1.html')).toBe('<p>Biznesi 1, 1, Mirë 1</p>')
  expect(read('og/biznes/b1.png')).toBe('picture of Biznesi 1')
  const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(
    ['/', '/biznes/b0', '/biznes/b1', '/faq', '/kategorite/kafe'].map((one) => `https://a.al${one}`),
  )
  expect(read('robots.txt')).toContain('Sitemap: https://a.al/sitemap.xml')
})

describe('the next run', () => {
  it('renders nothing that the lists tell to be unchanged, and writes nothing that says the same', async () => {
    const world = fakeSite()
    await run(world)
    writeFileSync(join(dist, 'kategorite/kafe.html'), 'not written again')
    expect(await run(world, { today: '2026-11-24' })).toEqual({ ...all, same: 6 })
    expect([world.asked.sort(), world.rendered]).toEqual([always, []])
    expect(read('kategorite/kafe.html')).toBe('not written again')
    expect(dayOf('/biznes/b1')).toBe('2026-11-23')
  })

  it.each([
    ['a name', (world: FakeSite) => Object.assign(world.businesses.get('/biznes/b1') ?? {}, { name: 'Tjetër' })],
    ['the words of a review', (world: FakeSite) => world.businesses.get('/biznes/b1')?.reviews.splice(0, 1, 'Keq')],
    ['a review that is not shown', (world: FakeSite) => world.businesses.get('/biznes/b1')?.reviews.push('c')],
  ])('writes the one page where %s changed, and its day', async (_, change) => {
    const world = fakeSite()
    world.businesses.get('/biznes/b1')?.reviews.push('b')
    await run(world)
    change(world)
    expect(await run(world, { today: '2026-11-24' })).toEqual({ ...all, written: 1, same: 5 })
    expect([world.asked.sort(), world.rendered]).toEqual([['/', '/biznes/b1', '/kategorite/kafe'], ['/biznes/b1']])
    expect([dayOf('/biznes/b0'), dayOf('/biznes/b1')]).toEqual(['2026-11-23', '2026-11-24'])
  })

  it('removes what is gone', async () => {
    const world = fakeSite()
    await run(world)
    world.businesses.delete('/biznes/b1')
    writeFileSync(join(dist, 'biznes/b0.html.part'), '<p>of a run that was broken')
    expect(await run(world)).toEqual({ ...all, same: 5, gone: 1 })
    expect(files().filter((name) => /b1|part/.test(name))).toEqual([])
    expect(dayOf('/biznes/b1')).toBeUndefined()
    expect(await run(world)).toEqual({ ...all, same: 5 })
  })

  it('keeps what only the lists leave out, as one that changes while it is read', async () => {
    const world = fakeSite()
    await run(world)
    Object.assign(world.businesses.get('/biznes/b1') ?? {}, { isUnlisted: true })
    expect(await run(world)).toEqual({ ...all, same: 6 })
    expect(dayOf('/biznes/b1')).toBe('2026-11-23')
  })

  it('asks for every page of a server whose lists do not say what its pages do', async () => {
    const world = fakeSite()
    const { listedBusinesses } = world.site
    world.site.listedBusinesses = async (page) => {
      const { pages, found } = await listedBusinesses(page)
      return { pages, found: found.map(({ path }) => ({ path, text: 'less' })) }
    }
    await run(world)
    expect(await run(world)).toEqual({ ...all, same: 6 })
    expect([world.asked.length, world.rendered]).toEqual([6, []])
  })

  it('renders and writes everything when it is told to', async () => {
    const world = fakeSite()
    await run(world)
    expect(await run(world, { all: true })).toEqual({ ...all, written: 6 })
  })

  it('writes every page anew for another build, whose days stay those of the last change', async () => {
    const world = fakeSite()
    await run(world)
    expect(await run(world, { build: 'another', today: '2026-11-24' })).toEqual({ ...all, written: 6 })
    expect(dayOf('/biznes/b1')).toBe('2026-11-23')
    expect(dayOf('/faq')).toBe('2026-11-23')
    expect(await run(world, { build: 'another' })).toEqual({ ...all, same: 6 })
  })

  it('writes again what somebody removed', async () => {
    const world = fakeSite()
    await run(world)
    rmSync(join(dist, 'biznes/b1.html'))
    expect(await run(world)).toEqual({ ...all, written: 1, same: 5 })
  })
})

describe('a run that breaks off', () => {
  it('goes on where it was, and leaves nothing half-written behind', async () => {
    const world = fakeSite(20)
    world.hooks.render = async (path) => {
      if (path === '/biznes/b9') throw new Error('broken off')
      return undefined
    }
    await expect(run(world)).rejects.toThrow('broken off')
    const before = world.asked.length
    writeFileSync(join(dist, 'biznes/b9.html.part'), '<p>Bizn')
    world.hooks.render = async () => undefined
    await run(world)
    expect(world.asked).not.toContain('/biznes/b3')
    expect(before + world.asked.length).toBeLessThanOrEqual(22 + always.length + 1)
    expect(files().filter((name) => name.startsWith('biznes/'))).toHaveLength(20)
    expect(files().filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('keeps the old files of pages that could not be rendered, and says how many', async () => {
    const world = fakeSite()
    await run(world)
    world.businesses.get('/biznes/b1')?.reviews.push('b')
    world.hooks.render = async (path) => (path === '/biznes/b1' ? 'failed' : undefined)
    expect(await run(world)).toEqual({ ...all, same: 5, failed: 1 })
    expect(read('biznes/b1.html')).toBe('<p>Biznesi 1, 1, Mirë 1</p>')
    world.hooks.render = async () => undefined
    expect(await run(world)).toEqual({ ...all, written: 1, same: 5 })
  })

  it('tries a page once more that could not be rendered', async () => {
    const world = fakeSite()
    world.hooks.render = async (path) =>
      path === '/biznes/b1' && world.asked.filter((one) => one === path).length === 1 ? 'failed' : undefined
    expect(await run(world)).toEqual({ ...all, written: 6 })
  })

  it('gives up where the API answers no more', async () => {
    const world = fakeSite(100)
    world.hooks.render = async (path) => (path.length > '/biznes/b9'.length ? 'failed' : undefined)
    await expect(run(world)).rejects.toThrow(GaveUp)
    expect(world.asked.length).toBeLessThan(40)
  })
})

/** Counts how many are under way at the same time. */
function counter() {
  let [now, most] = [0, 0]
  return {
    most: () => most,
    async during<Made>(work: () => Promise<Made>): Promise<Made> {
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      return work()
    },
  }
}

it('has at most as many requests under way as it may, two for a page', async () => {
  const world = fakeSite(30)
  const [renders, lists] = [counter(), counter()]
  world.hooks.render = async () => renders.during(async () => undefined)
  const { listedBusinesses } = world.site
  world.site.listedBusinesses = (page) => lists.during(() => listedBusinesses(page))
  await run(world, { requests: 6 })
  expect([renders.most(), lists.most()]).toEqual([3, 6])
})

it('tells how far it is: of the pages that there are to render', async () => {
  const world = fakeSite()
  await run(world)
  const told: unknown[] = []
  const progress = (total: number) => {
    told.push(total)
    return { step: () => told.push('step'), end: () => told.push('end') }
  }
  await run(world, { progress })
  expect(told).toEqual([2, 'step', 'step', 'end'])
})

// Which ids those are: files.test.ts.
it.each(['..%2F..%2Fx', '.htaccess', 'x'.repeat(300)])(
  'leaves a business to the app whose id makes no safe name: %s',
  async (id) => {
    const world = fakeSite(0)
    world.businesses.set(`/biznes/${id}`, { name: 'X', reviews: [] })
    expect(await run(world)).toEqual({ ...all, written: 2, left: 1 })
    expect(files()).toEqual(['faq.html', 'index.html', 'kategorite/kafe.html', 'robots.txt', 'sitemap.xml'])
    expect(readdirSync(folder).sort()).toEqual(['dist', 'pages.jsonl'])
    expect(read('sitemap.xml')).not.toContain('biznes')
  },
)

it('removes the parts of a longer sitemap', async () => {
  writeFileSync(join(dist, 'sitemap-2.xml'), '')
  await run(fakeSite())
  expect(files().filter((name) => name.startsWith('sitemap'))).toEqual(['sitemap.xml'])
})

describe('a list that says it has more pages than there are', () => {
  type Lists = Pick<FakeSite['site'], 'listedBusinesses' | 'listedReviews'>
  const page = (at: number) => ({ path: `/biznes/b${at}`, text: `Biznesi ${at}` })

  it.each<[string, (at: number) => { path: string; text: string }[]]>([
    ['empty ones', (at) => (at > 3 ? [] : [page(at)])],
    ['the last one', (at) => [page(Math.min(at, 3))]],
    ['the first ones', (at) => [page(((at - 1) % 3) + 1)]],
  ])('is read until %s come, once, and its pages are written', async (_, found) => {
    const world = fakeSite(0)
    for (const at of [1, 2, 3]) world.businesses.set(`/biznes/b${at}`, { name: `Biznesi ${at}`, reviews: [] })
    const asked: number[] = []
    const list: Lists['listedBusinesses'] = async (at) => {
      asked.push(at)
      if (at > 99) throw new Error('no end')
      return { pages: 1e9, found: found(at) }
    }
    Object.assign(world.site, { listedBusinesses: list })
    const short = [{ what: 'businesses', pages: 1e9, read: 3 }]
    expect(await run(world)).toEqual({ ...all, written: 5, short })
    expect(asked).toEqual([1, 2, 3, 4, 5])
  })

  it('is read on behind a page of reviews that are on no page', async () => {
    const world = fakeSite(0)
    world.businesses.set('/biznes/b1', { name: 'Biznesi 1', reviews: ['Mirë'] })
    const pages = [
      { path: undefined, text: 'of nobody' },
      { path: undefined, text: 'of nobody else' },
      { path: '/biznes/b1', text: 'Mirë' },
    ]
    const list: Lists['listedReviews'] = async (at) => ({ pages: 3, found: pages.slice(at - 1, at) })
    Object.assign(world.site, { listedReviews: list })
    await run(world)
    // What the lists say is what the page said: it is not asked for again.
    expect(await run(world)).toEqual({ ...all, same: 3 })
    expect(world.asked.sort()).toEqual(always)
  })
})
