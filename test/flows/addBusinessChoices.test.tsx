// Adding a business: the categories and subcategories that the dialog offers, and what it says when there are none.
import { aCategory } from '@test/builders/entities'
import { failures } from '@test/page'
import { runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { category, dialog, field, open, openWith, server } from './addingBusiness'

runTestServer(server)
standInDialogs()

const chips = () => within(dialog().getByRole('group', { name: 'Nënkategoritë (opsionale)' }))
const chip = (name: string) => chips().getByRole('button', { name })
const pressed = () =>
  chips()
    .queryAllByRole('button', { pressed: true })
    .map((chip) => chip.textContent)

/** The open dialog with its first category chosen, which has three subcategories. */
async function openChips() {
  const app = await open()
  expect(dialog().getByText('Zgjidh kategorinë që të shfaqen nënkategoritë.')).toBeVisible()
  const select = await category()
  await waitFor(() => expect(select).toBeEnabled())
  await app.user.selectOptions(select, 'Restorante')
  return { ...app, select }
}

describe('the subcategories', () => {
  it('offers the subcategories of the category as chips, counted and cleared [ADDBIZ-05] [ADDBIZ-06] [ADDBIZ-07]', async () => {
    const { user, select } = await openChips()
    const clear = chips().getByRole('button', { name: 'Hiq të gjitha' })
    expect(chips().getByText('0 nga 3 të zgjedhura')).toBeVisible()
    expect(clear).toBeDisabled()
    await user.click(chips().getByRole('button', { name: 'Piceri' }))
    await user.click(chips().getByRole('button', { name: 'Bare' }))
    expect(pressed()).toEqual(['Piceri', 'Bare'])
    expect(chips().getByText('2 nga 3 të zgjedhura')).toHaveAttribute('role', 'status')
    await user.click(chips().getByRole('button', { name: 'Bare' }))
    expect(pressed()).toEqual(['Piceri'])
    await user.click(clear)
    expect(pressed()).toEqual([])
    for (const name of ['Piceri', 'Kafene', 'Bare']) await user.click(chips().getByRole('button', { name }))
    expect(chips().getByText('3 nga 3 të zgjedhura')).toBeVisible()
    await user.click(clear)
    expect(pressed()).toEqual([])
    expect(chips().getByText('0 nga 3 të zgjedhura')).toBeVisible()
    expect(chips().getByRole('button', { name: 'Piceri' })).toHaveFocus()
    await user.click(chips().getByRole('button', { name: 'Piceri' }))
    await user.selectOptions(select, 'Dyqane')
    expect(dialog().getByText('Kjo kategori nuk ka nënkategori.')).toBeVisible()
    await user.selectOptions(select, 'Restorante')
    expect(pressed()).toEqual([])
  })

  const all = ['Piceri', 'Kafene', 'Bare']
  const orders = [
    ['Piceri', 'Kafene', 'Bare'],
    ['Bare', 'Kafene', 'Piceri'],
  ]
  it.each(orders.map((order) => [order]))(
    'are taken back one by one, each by its own chip, in whatever order they were chosen: %j [ADDBIZ-05]',
    async (chosen) => {
      const { user } = await openChips()
      const expected = new Set<string>()
      const press = async (name: string) => {
        await user.click(chip(name))
        if (!expected.delete(name)) expected.add(name)
        expect(pressed()).toEqual(all.filter((one) => expected.has(one)))
        expect(chips().getByText(`${expected.size} nga 3 të zgjedhura`)).toBeVisible()
      }
      for (const name of chosen) await press(name)
      for (const name of all) await press(name)
      // One taken back and chosen again among others.
      for (const name of [...chosen, ...chosen.slice(0, 2), ...chosen]) await press(name)
    },
  )
})

describe('the categories', () => {
  it('says when the categories do not come, and asks again [ADDBIZ-17]', async () => {
    server.msw.use(
      http.get('*/v1/categories', () => HttpResponse.json({ success: false, message: 'Prishur' }, { status: 403 })),
    )
    const { user } = await openWith()
    const alert = await dialog().findByRole('alert')
    expect(alert).toHaveTextContent('Gabim në ngarkimin e kategorive')
    server.msw.use(http.get('*/v1/categories', () => HttpResponse.json({ success: true, data: [aCategory()] })))
    await user.type(field('Emri i biznesit *'), 'Liqeni')
    await user.click(within(alert).getByRole('button', { name: 'Provo përsëri' }))
    expect(await dialog().findByRole('option', { name: 'Restorante' })).toBeInTheDocument()
    expect(field('Emri i biznesit *')).toHaveValue('Liqeni')
  })

  const isNone = () => HttpResponse.json({ success: false, data: [] })
  it.each<[string, () => Response | Promise<Response>, string, string]>([
    ['no connection', failures['no connection'], '/', 'Shto biznes'],
    ['a 500 without words', failures['a 500 without words'], '/koment', 'Shtoje këtu'],
    ['an answer that is no JSON', failures['an answer that is no JSON'], '/', 'Shto biznes'],
    ['an answer that says that it failed', isNone, '/', 'Shto biznes'],
  ])('that fail with %s are said to have failed [ADDBIZ-17]', async (_, reply, route, name) => {
    server.msw.use(http.get('*/v1/categories', reply))
    await openWith(route, name)
    expect(await dialog().findByText('Gabim në ngarkimin e kategorive')).toBeVisible()
    expect(dialog().getByRole('alert')).toHaveTextContent('Gabim në ngarkimin e kategorive')
    expect(dialog().queryByRole('combobox', { name: 'Kategoria *' })).toBeNull()
    expect(dialog().getByRole('button', { name: 'Provo përsëri' })).toBeEnabled()
  })
})
