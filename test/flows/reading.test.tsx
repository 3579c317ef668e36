// The reading path as a visitor walks it, on the mock backend: search, categories, filters, pages, Back.
import { heading } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

startTestServer()
const back = () => act(() => window.history.back())

describe('a visitor', () => {
  it('searches, reads a business and its second page of comments, and comes back', async () => {
    const { user } = await renderApp()
    await user.type(await screen.findByRole('combobox', { name: 'Kërko biznese' }), 'lugëve')
    await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await heading('Sofra e Shtatë Lugëve')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    const first = (await screen.findAllByRole('article')).map((card) => card.textContent)
    await user.click(screen.getByRole('button', { name: 'Faqja tjetër' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/biz_001?faqe=2'))
    await waitFor(() => expect(screen.getAllByRole('article')[0]?.textContent).not.toBe(first[0]))
    back()
    await waitFor(() => expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual(first))
    back()
    expect(await heading('Po kërkon një biznes që mund ti besosh?')).toBeVisible()
  })

  it('goes by category, narrows it down, reads a business and finds the list as it was', async () => {
    const { user } = await renderApp()
    await user.click(screen.getByRole('link', { name: 'Kategoritë' }))
    await user.click(await screen.findByRole('link', { name: 'Hotele dhe turizëm' }))
    expect(await heading(/^Bizneset në Hotele dhe turizëm \(\d+ biznese\)$/)).toBeVisible()
    const all = (await screen.findAllByRole('article')).length
    await user.click(screen.getByRole('button', { name: '4+ Yje' }))
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(all))
    const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)
    const counts = () =>
      screen
        .getAllByRole('article')
        .map(({ textContent }) => Number(/nga 5, (\d+) koment/.exec(textContent ?? '')?.[1]))
    const before = counts()
    const byCount = before.toSorted((one, other) => other - one)
    await user.selectOptions(screen.getByLabelText('Rendit sipas'), 'Më shumë komente')
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/hotele_dhe_turizem?yje=4&rendit=most_reviews'))
    // The order that was chosen is there, in place of the one before.
    await waitFor(() => expect(counts()).toEqual(byCount))
    expect(byCount).not.toEqual(before)
    const narrowed = names()
    await user.click(screen.getByRole('link', { name: narrowed[0] ?? '' }))
    expect(await heading(narrowed[0] ?? '')).toBeVisible()
    back()
    expect(await heading(/^Bizneset në Hotele dhe turizëm/)).toBeVisible()
    expect(currentPlace()).toBe('/kategorite/hotele_dhe_turizem?yje=4&rendit=most_reviews')
    expect(names()).toEqual(narrowed)
    expect(screen.getByRole('button', { name: '4+ Yje' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('link', { name: 'Kthehu te Kategoritë' }))
    expect(await heading('Kategoritë e bizneseve')).toBeVisible()
  })
})
