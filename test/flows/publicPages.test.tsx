// The pages of the directory are there for everyone: the same for a visitor and for somebody who is signed in.
import { heading, signedIn, visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

startTestServer()

describe.each([
  ['a visitor', visitor],
  ['somebody who is signed in', () => signedIn({ _id: 'usr_001', name: 'Elira Kodra' })],
])('%s', (_, somebody) => {
  const open = (route: string) => renderApp({ route, preloadedState: somebody() })

  it('finds search, the add-business card and the latest comments at home [ROUTE-01]', async () => {
    await open('/')
    await heading('Po kërkon një biznes që mund ti besosh?')
    expect(await screen.findByRole('combobox', { name: 'Kërko biznese' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nuk e gjen biznesin?' })).toBeVisible()
    const latest = within(await screen.findByRole('region', { name: 'Komentet e fundit' }))
    expect(await latest.findAllByRole('article')).toHaveLength(4)
  })

  it('finds all categories with a search [ROUTE-11]', async () => {
    await open('/kategorite')
    await heading('Kategoritë e bizneseve')
    expect(await screen.findAllByRole('article')).toHaveLength(16)
    expect(screen.getByRole('textbox', { name: 'Kërko kategori' })).toBeVisible()
  })

  it.each([
    ['bujqesi_dhe_produkte_vendi', /^Bizneset në Bujqësi dhe produkte vendi \(\d+ biznese\)$/],
    ['kafene_dhe_bare', /^Bizneset në Kafene dhe bare \(\d+ biznese\)$/],
  ])('finds the businesses of %s, category or subcategory [ROUTE-12]', async (slug, title) => {
    await open(`/kategorite/${slug}`)
    await heading(title)
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1)
    expect(currentPlace()).toBe(`/kategorite/${slug}`)
  })

  it('finds a business with its approved comments [ROUTE-15]', async () => {
    await open('/biznes/biz_001')
    await heading('Sofra e Shtatë Lugëve')
    expect(await screen.findAllByRole('article')).toHaveLength(10)
  })
})
