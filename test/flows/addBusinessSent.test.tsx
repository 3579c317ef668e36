// Adding a business: the categories to choose from, what is sent, where it leads, what is said when it fails.
import { aBusiness, aCategory, businessPage } from '@test/builders/entities'
import { failures, held, put, refusal } from '@test/page'
import { currentPlace, runTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { point } from '@test/ui/point'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './addingBusiness'

const { added, answer, button, category, dialog, field, fill, open, openWith, refused, sent, server, submit } = page
runTestServer(server)
standInDialogs()
afterEach(() => vi.useRealTimers())

const chips = () => within(dialog().getByRole('group', { name: 'Nënkategoritë (opsionale)' }))
const chip = (name: string) => chips().getByRole('button', { name })
const pressed = () =>
  chips()
    .queryAllByRole('button', { pressed: true })
    .map((chip) => chip.textContent)

describe('the subcategories', () => {
  it('offers the subcategories of the category as chips, counted and cleared [ADDBIZ-05] [ADDBIZ-06] [ADDBIZ-07]', async () => {
    const { user } = await open()
    expect(dialog().getByText('Zgjidh kategorinë që të shfaqen nënkategoritë.')).toBeVisible()
    const select = await category()
    await waitFor(() => expect(select).toBeEnabled())
    await user.selectOptions(select, 'Restorante')
    const clear = chips().getByRole('button', { name: 'Hiq të gjitha' })
    expect(chips().getByText('0 nga 3 të zgjedhura')).toBeVisible()
    expect(clear).toBeDisabled()
    await user.click(chip('Piceri'))
    await user.click(chip('Bare'))
    expect(pressed()).toEqual(['Piceri', 'Bare'])
    expect(chips().getByText('2 nga 3 të zgjedhura')).toHaveAttribute('role', 'status')
    await user.click(chip('Bare'))
    expect(pressed()).toEqual(['Piceri'])
    // Taken back by its own chip, whichever was chosen first.
    await user.click(chip('Kafene'))
    await user.click(chip('Piceri'))
    expect(pressed()).toEqual(['Kafene'])
    expect(chips().getByText('1 nga 3 të zgjedhura')).toBeVisible()
    await user.click(clear)
    expect(pressed()).toEqual([])
    expect(chips().getByText('0 nga 3 të zgjedhura')).toBeVisible()
    expect(chip('Piceri')).toHaveFocus()
    for (const name of ['Bare', 'Kafene', 'Piceri']) await user.click(chip(name))
    expect(chips().getByText('3 nga 3 të zgjedhura')).toBeVisible()
    await user.selectOptions(select, 'Dyqane')
    expect(dialog().getByText('Kjo kategori nuk ka nënkategori.')).toBeVisible()
    await user.selectOptions(select, 'Restorante')
    expect(pressed()).toEqual([])
  })
})

describe('the categories', () => {
  it.each([
    ['/', 'Shto biznes', refusal('Prishur', 403)],
    ['/koment', 'Shtoje këtu', failures['a 500 without words']],
  ])('that do not come at %s are said to have failed, and asked for again [ADDBIZ-17]', async (route, name, reply) => {
    server.msw.use(http.get('*/v1/categories', reply))
    const { user } = await openWith(route, name)
    const alert = await dialog().findByRole('alert')
    expect(alert).toHaveTextContent('Gabim në ngarkimin e kategorive')
    expect(dialog().queryByRole('combobox', { name: 'Kategoria *' })).toBeNull()
    server.msw.use(http.get('*/v1/categories', () => HttpResponse.json({ success: true, data: [aCategory()] })))
    put(field('Emri i biznesit *'), 'Liqeni')
    await user.click(within(alert).getByRole('button', { name: 'Provo përsëri' }))
    expect(await dialog().findByRole('option', { name: 'Restorante' })).toBeInTheDocument()
    expect(field('Emri i biznesit *')).toHaveValue('Liqeni')
  })
})

describe('submitting', () => {
  it('closes the dialog, is busy, sends once, cleaned, with the subcategories that were chosen, and leads to the business [ADDBIZ-05] [ADDBIZ-08] [ADDBIZ-10] [ADDBIZ-11] [ADDBIZ-12] [DIRCALL-20] [PERM-07]', async () => {
    const hold = held()
    answer(() => hold.answer.then(() => added({ _id: 'b9', name: 'Kafe Liqeni' })))
    const app = await open()
    await fill(app, '\u200e Kafe\u00ad Liqeni ', '(https://https://i-ri.example),')
    for (const name of ['Kafene', 'Bare']) await app.user.click(dialog().getByRole('button', { name }))
    await app.user.dblClick(submit())
    expect(screen.queryByRole('dialog')).toBeNull()
    const busy = await screen.findByRole('button', { name: 'Duke shtuar biznesin…' })
    expect(app.store.getState().businesses.loading.add).toBe(true)
    expect(busy).toHaveFocus()
    await app.user.click(busy)
    expect(screen.queryByRole('dialog')).toBeNull()
    hold.release()
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b9'))
    const name = 'Kafe Liqeni'
    const chosen = { category: 'c1', subcategories: ['s2', 's3'] }
    expect(sent).toEqual([{ name, businessName: name, ...chosen, url: 'https://i-ri.example' }])
    expect(app.store.getState().businesses.loading.add).toBe(false)
    await settle()
  })

  it('stays with a word of success when the answer names no business (Q43)', async () => {
    answer(() => HttpResponse.json({ success: true }, { status: 201 }))
    const app = await open()
    await fill(app)
    await app.user.click(submit())
    const text = 'Biznesi u shtua dhe do të publikohet pas verifikimit. Faleminderit!'
    expect(await screen.findByText(text)).toBeVisible()
    expect(currentPlace()).toBe('/')
    await app.user.click(await button())
    expect(field('Emri i biznesit *')).toHaveValue('')
    await app.user.click(field('Emri i biznesit *'))
    await app.user.tab()
    expect(dialog().queryByText('Emri i biznesit është i detyrueshëm')).toBeNull()
  })

  it('is busy again each time, says each time why it failed, also while the word of a failure before still stands, until closed [ADDBIZ-10] [ADDBIZ-12] [ADDBIZ-13] [ADDBIZ-15] [ADDBIZ-16]', async () => {
    const app = await open()
    await fill(app)
    const errors = [{ field: 'name', message: 'Ky emër është zënë' }]
    const again = async () => {
      await app.user.click(await button())
      await screen.findByRole('dialog')
      await waitFor(() => expect(submit()).toBeEnabled())
    }
    const send = async (reply: () => Response) => {
      const hold = held()
      answer(() => hold.answer.then(reply))
      await app.user.click(submit())
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(await screen.findByRole('button', { name: 'Duke shtuar biznesin…' })).toBeVisible()
      expect(app.store.getState().businesses.loading.add).toBe(true)
      hold.release()
    }
    for (const [why, reply] of [
      ['Baza nuk përgjigjet', () => refused('Baza nuk përgjigjet', {}, 500)],
      [undefined, () => new HttpResponse(null, { status: 500 })],
      ['Gabim në lidhje me serverin', () => HttpResponse.error()],
      ['Kontrollo fushat', () => refused('Kontrollo fushat', { errors }, 400)],
      [undefined, () => HttpResponse.json({ success: false, errors }, { status: 400 })],
    ] as const) {
      await send(reply)
      const alert = await screen.findByRole('alert')
      expect(alert).toBeVisible()
      expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
        'Gabim në shtimin e biznesit',
        ...(why ? [why] : []),
        'Ju lutemi provoni përsëri ose kontaktoni mbështetjen nëse problemi vazhdon.',
      ])
      // Somebody reads it, so that it does not go by itself.
      point('pointerenter', alert)
      await again()
      expect(screen.getByText('Gabim në shtimin e biznesit')).toBeVisible()
    }
    await app.user.click(dialog().getByRole('button', { name: 'Anulo' }))
    await app.user.click(screen.getByRole('button', { name: 'Mbylle njoftimin' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await again()
    await send(() => added({ _id: 'b9' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b9'))
  })

  it('says before and after whose the link is that is taken already, and goes on saying it [ADDBIZ-13]', async () => {
    const owner = aBusiness({ _id: 'b6', name: 'Sofra', url: 'https://www.i-ri.example/' })
    server.msw.use(
      http.get('*/v1/businesses/universal-search', ({ request }) =>
        HttpResponse.json(businessPage(new URL(request.url).searchParams.get('q') === 'i ri' ? [owner] : [])),
      ),
    )
    answer(() => refused('Ky biznes ekziston tashmë në direktori'))
    const app = await open()
    await fill(app)
    expect(await dialog().findByRole('link', { name: /^Sofra/ })).toHaveAttribute('href', '/biznes/b6')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(submit())
    while (!screen.queryByRole('alert')) await act(() => settle())
    const alert = screen.getByRole('alert')
    act(() => void vi.advanceTimersByTime(4000))
    while (!within(alert).queryByRole('link')) await act(() => settle())
    act(() => void vi.advanceTimersByTime(60_000))
    expect(within(alert).getByRole('link', { name: /^Sofra/ })).toHaveAttribute('href', '/biznes/b6')
    fireEvent.click(within(alert).getByRole('button', { name: 'Mbylle njoftimin' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  describe('whose answer is lost', () => {
    it('is shown if the server lists it', async () => {
      answer(() => HttpResponse.error())
      const app = await open()
      await fill(app)
      const found = businessPage([
        aBusiness({ _id: 'b5', name: 'Krejt tjetër', url: 'https://i-ri.example' }),
        aBusiness({ _id: 'b6', name: 'Krejt i ri', url: 'https://tjeter.example' }),
        aBusiness({ _id: 'b7', name: 'Krejt i ri', url: 'https://i-ri.example' }),
      ])
      server.msw.use(http.get('*/v1/businesses/search', () => HttpResponse.json(found)))
      await app.user.click(submit())
      await waitFor(() => expect(currentPlace()).toBe('/biznes/b7'))
      expect(app.store.getState().businesses.errors.add).toBeNull()
    })

    // Which try is a second one: test/api/idempotency.test.ts.
    it.each([
      ['is added if the server then refuses to take it twice: it waits in review', 409],
      ['is not added where it is refused for another reason', 400],
    ])('%s', async (_, status) => {
      answer(() => HttpResponse.error())
      const app = await open()
      await fill(app)
      await app.user.click(submit())
      await screen.findByRole('alert')
      answer(() => refused('Ky biznes ekziston tashmë në direktori', {}, status))
      await app.user.click(await button())
      await screen.findByRole('dialog')
      await app.user.click(submit())
      const isAdded = status === 409
      const said = isAdded ? /^Biznesi u shtua dhe do të publikohet/ : 'Ky biznes ekziston tashmë në direktori'
      expect(await screen.findByText(said)).toBeVisible()
      expect(screen.queryByText(/^Biznesi u shtua/) !== null).toBe(isAdded)
      const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith('businessDraft'))
      expect(drafts).toHaveLength(isAdded ? 0 : 1)
      expect(app.store.getState().businesses.errors.add === null).toBe(isAdded)
    })
  })

  it.each([
    ['Biznesi u shtua. Faleminderit!', () => added({ _id: 'new' })],
    ['Gabim në shtimin e biznesit: Ky biznes ekziston.', () => refused('Ky biznes ekziston.')],
  ])('tells who has gone elsewhere meanwhile, and takes nobody anywhere: %s', async (text, reply) => {
    const hold = held()
    answer(() => hold.answer.then(reply))
    const app = await open()
    await fill(app)
    await app.user.click(submit())
    act(() => void app.store.dispatch(navigationRequested({ to: '/faq' })))
    await screen.findByRole('heading', { level: 1, name: 'Pyetje të shpeshta' })
    hold.release()
    expect(await screen.findByText(text)).toBeVisible()
    expect(currentPlace()).toBe('/faq')
  })

  // To whom its pointer or focus is: test/ui/autoHideAlert.test.tsx.
  it('that fails says so for 5000 ms [ADDBIZ-14]', async () => {
    answer(() => refused('Ky biznes ekziston'))
    const app = await open()
    await fill(app)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(submit())
    // `vi.waitUntil` would move the fake clock on.
    while (!screen.queryByRole('alert')) await act(() => settle())
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByRole('alert')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
