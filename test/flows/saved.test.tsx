// Saved businesses: the toggle on cards and on the business's page, the list for a trip, its address.
import { aBusiness } from '@test/builders/entities'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { savedKey } from '@/lib/storageKeys'
import { loggedOut } from '@/session/events'
import { keepSaved, readSaved } from '@/storage/savedBusinesses'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
const business = '/biznes/biz_001'
const sofra = 'Sofra e Shtatë Lugëve'
const toggle = (name: string | RegExp) => screen.findByRole('button', { name })
const cards = () => screen.findAllByRole('article')
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

/** A server that knows only these. */
function answer(...known: ReturnType<typeof aBusiness>[]) {
  const asked: string[] = []
  server.msw.use(
    http.get('*/v1/businesses/:id', ({ params }) => {
      asked.push(String(params.id))
      const data = known.find(({ _id }) => _id === params.id)
      return data
        ? HttpResponse.json({ success: true, data })
        : HttpResponse.json({ success: false, message: 'Nuk u gjet' }, { status: 404 })
    }),
  )
  return asked
}

describe('the toggle', () => {
  it.each([
    ['on the page of a business', business],
    ['on a card, without opening it', '/kategorite/transport'],
  ])('saves and takes back %s, says so once, and what is so in its own words', async (_place, route) => {
    const { user, store } = await renderApp({ route })
    const save = await screen.findAllByRole('button', { name: /^Ruaj / }).then(([first]) => first ?? document.body)
    const name = save.textContent?.replace(/^Ruaj /, '') ?? ''
    const said = () =>
      screen
        .queryAllByText(/^U (shtua te|hoq nga) të ruajturat$/)
        .map((one) => [one.getAttribute('role'), one.textContent])
    expect(said()).toEqual([])
    expect(save).toHaveAttribute('aria-pressed', 'false')
    await user.click(save)
    expect(save).toHaveAccessibleName(`E ruajtur ${name}`)
    expect(save).toHaveAttribute('aria-pressed', 'true')
    expect(said()).toEqual([['status', 'U shtua te të ruajturat']])
    expect(readSaved()).toMatchObject({ ids: [expect.any(String)], isLasting: true })
    await user.click(save)
    expect(save).toHaveAccessibleName(`Ruaj ${name}`)
    expect(save).toHaveAttribute('aria-pressed', 'false')
    expect(said()).toEqual([['status', 'U hoq nga të ruajturat']])
    expect(localStorage.getItem(savedKey)).toBeNull()
    await user.click(save)
    expect(currentPlace()).toBe(route)
    act(() => void store.dispatch(navigationRequested({ to: '/te-ruajturat' })))
    await screen.findByRole('heading', { level: 1, name: 'Të ruajturat' })
    await waitFor(() => expect(names()).toEqual([name]))
  })

  it('follows another tab, and outlives the session', async () => {
    const { store } = await renderApp({ route: business })
    const save = await toggle(/^Ruaj /)
    localStorage.setItem(savedKey, '["biz_001"]')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: savedKey })))
    // A page that does not listen yet has not read the list yet either.
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'))
    act(() => void store.dispatch(loggedOut()))
    // The state forgets it with the session, and reads it again.
    await waitFor(async () => expect(await toggle(/^E ruajtur /)).toHaveAttribute('aria-pressed', 'true'))
    expect(readSaved().ids).toEqual(['biz_001'])
  })
})

describe('the list', () => {
  it('says what it is for while it is empty', async () => {
    await renderApp({ route: '/te-ruajturat' })
    expect(await screen.findByRole('heading', { name: 'Ende pa biznese të ruajtura' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shiko Kategoritë' })).toHaveAttribute('href', '/kategorite')
    expect(screen.queryByRole('button', { name: 'Printo' })).toBeNull()
  })

  it('is in the order of names, or of scores and then of comments, what is not open last', async () => {
    answer(
      aBusiness({ _id: 'a', name: 'Çajtore', averageRating: 3 }),
      aBusiness({ _id: 'b', name: 'Zana', averageRating: 5 }),
      aBusiness({ _id: 'c', name: 'Alba', averageRating: 5, status: 'inactive' }),
      aBusiness({ _id: 'd', name: 'Drini', averageRating: 4, reviewCount: 2 }),
      aBusiness({ _id: 'e', name: 'Erza', averageRating: 4, reviewCount: 30 }),
    )
    keepSaved(['b', 'd', 'e', 'c', 'a'])
    const { user } = await renderApp({ route: '/te-ruajturat' })
    await waitFor(() => expect(names()).toEqual(['Çajtore', 'Drini', 'Erza', 'Zana', 'Alba']))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rendit sipas' }), 'Më të vlerësuarat')
    await waitFor(() => expect(names()).toEqual(['Zana', 'Erza', 'Drini', 'Çajtore', 'Alba']))
    expect(window.location.search).toBe('?rendit=vleresimi')
  })

  it('has address and telephone of each, and prints', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    keepSaved(['a'])
    const at = { location: 'Pazari i Ri', address: 'Rruga e Dibrës 12', city: 'Tiranë' }
    answer(aBusiness({ _id: 'a', ...at, phoneNumber: '+355 60 000 0001' }))
    const { user } = await renderApp({ route: '/te-ruajturat' })
    const [card] = await cards()
    expect(card).toHaveTextContent('Rruga e Dibrës 12, Tiranë')
    expect(card).toHaveTextContent('+355 60 000 0001')
    await user.click(screen.getByRole('button', { name: 'Printo' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('keeps what is taken off it in view until the page is left', async () => {
    answer(aBusiness({ _id: 'a', name: 'Alba' }))
    keepSaved(['a'])
    const { user } = await renderApp({ route: '/te-ruajturat' })
    const save = await toggle('E ruajtur Alba')
    await user.click(save)
    expect(save).toHaveFocus()
    expect(save).toHaveAttribute('aria-pressed', 'false')
    expect(names()).toEqual(['Alba'])
    expect(readSaved().ids).toEqual([])
  })

  it('asks for 20 at a time', async () => {
    const all = Array.from({ length: 40 }, (_, at) => aBusiness({ _id: `b${at}`, name: `Biznesi ${at}` }))
    const asked: string[] = []
    const waiting: (() => void)[] = []
    server.msw.use(
      http.get('*/v1/businesses/:id', async ({ params }) => {
        asked.push(String(params.id))
        if (asked.length <= 20) await new Promise<void>((go) => waiting.push(go))
        return HttpResponse.json({ success: true, data: all.find(({ _id }) => _id === params.id) })
      }),
    )
    keepSaved(all.map(({ _id }) => _id))
    await renderApp({ route: '/te-ruajturat' })
    await waitFor(() => expect(waiting).toHaveLength(20))
    expect(asked).toHaveLength(20)
    for (const go of waiting) go()
    await waitFor(() => expect(names()).toHaveLength(40))
    expect(asked).toHaveLength(40)
  })

  it('is looked for without the tail of a link that was shared in a chat, and then says what is no more', async () => {
    answer(aBusiness({ _id: 'a', name: 'Alba' }), aBusiness({ _id: 'b.', name: 'Besa' }))
    await renderApp({ route: '/te-ruajturat?biznese=gone,b.,a.' })
    await waitFor(() => expect(names()).toEqual(['Alba', 'Besa']))
    expect(currentPlace()).toBe('/te-ruajturat?biznese=gone,b.,a')
    expect(screen.getByText(/Një biznes i listës nuk gjendet më/)).toBeVisible()
  })

  it('says what is no more, and takes it off', async () => {
    answer(aBusiness({ _id: 'a', name: 'Alba' }))
    keepSaved(['a', 'gone'])
    const { user } = await renderApp({ route: '/te-ruajturat' })
    expect(await screen.findByText(/Një biznes i listës nuk gjendet më/)).toBeVisible()
    expect(names()).toEqual(['Alba'])
    await user.click(screen.getByRole('button', { name: 'Hiqi nga lista' }))
    expect(readSaved().ids).toEqual(['a'])
    expect(screen.queryByText(/nuk gjendet më/)).toBeNull()
    expect(screen.getByRole('list', { name: 'Bizneset e ruajtura' })).toHaveFocus()
  })

  it('says that the browser keeps nothing, and works all the same', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepSaved(['biz_001'])
    await renderApp({ route: '/te-ruajturat' })
    await waitFor(() => expect(names()).toEqual([sofra]))
    expect(screen.getByText(/lista humbet kur mbyll faqen/)).toBeVisible()
    refuse.mockRestore()
  })
})

describe("somebody's list in the address", () => {
  it('is shown as it is, and saved here on request, in front of what is', async () => {
    answer(aBusiness({ _id: 'a', name: 'Alba' }), aBusiness({ _id: 'b', name: 'Besa' }))
    keepSaved(['mine'])
    const { user } = await renderApp({ route: '/te-ruajturat?biznese=b,a' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Një listë e ndarë me ty' })).toBeVisible()
    await waitFor(() => expect(names()).toEqual(['Alba', 'Besa']))
    expect(readSaved().ids).toEqual(['mine'])
    const all = screen.getByRole('button', { name: 'Ruaji edhe këtu' })
    await user.click(all)
    expect(readSaved().ids).toEqual(['b', 'a', 'mine'])
    expect(all).toHaveFocus()
    expect(all).toHaveTextContent('E ruajtur në këtë pajisje')
    expect(all).toHaveAttribute('aria-disabled', 'true')
  })

  it('is what the own list hands on', async () => {
    const written: string[] = []
    answer(aBusiness({ _id: 'a b', name: 'Alba' }), aBusiness({ _id: 'c', name: 'Besa' }))
    keepSaved(['c', 'a b'])
    const { user } = await renderApp({ route: '/te-ruajturat' })
    await cards()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    })
    await user.click(screen.getByRole('button', { name: 'Kopjo linkun' }))
    expect(await screen.findByText('Linku u kopjua')).toBeVisible()
    expect(written).toEqual([`${window.location.origin}/te-ruajturat?biznese=c,a%20b`])
  })

  it('asks for nothing where the address is nonsense', async () => {
    const asked = answer()
    await renderApp({ route: `/te-ruajturat?biznese=,,${'x'.repeat(65)}` })
    expect(await screen.findByRole('heading', { name: 'Ende pa biznese të ruajtura' })).toBeVisible()
    expect(asked).toEqual([])
  })
})
