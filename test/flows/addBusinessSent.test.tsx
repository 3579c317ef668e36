// Adding a business: what is sent, where it leads, what is said when it fails.
import { aBusiness, businessPage } from '@test/builders/entities'
import { currentPlace, runTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { point } from '@test/ui/point'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './addingBusiness'

const { added, answer, button, dialog, field, fill, open, refused, sent, server, subcategories, submit } = page
runTestServer(server)
standInDialogs()
afterEach(() => vi.useRealTimers())

/** What somebody does with the alert. */
const visitWays = {
  enter: (alert: HTMLElement) => point('pointerenter', alert),
  leave: (alert: HTMLElement) => point('pointerleave', alert),
  focus: (alert: HTMLElement) => act(() => within(alert).getByRole('button').focus()),
  blur: (alert: HTMLElement) => act(() => within(alert).getByRole('button').blur()),
}
type Visit = keyof typeof visitWays

describe('submitting', () => {
  it.each([[], ['Kafene'], ['Kafene', 'Piceri', 'Bare']].map((chosen) => [chosen]))(
    'sends name, link, category, and of the subcategories those that were chosen: %j [DIRCALL-20]',
    async (chosen) => {
      answer(() => added({ _id: 'b9' }))
      const app = await open()
      await fill(app, '\u200e Kafe\u00ad Liqeni ', '(https://https://i-ri.example),')
      for (const name of chosen) await app.user.click(dialog().getByRole('button', { name }))
      await app.user.click(submit())
      await waitFor(() => expect(currentPlace()).toBe('/biznes/b9'))
      const ids = subcategories.filter(({ name }) => chosen.includes(name)).map(({ _id }) => _id)
      const [body] = sent as { subcategories?: string[] }[]
      expect({ ...body, ...(body?.subcategories && { subcategories: body.subcategories.toSorted() }) }).toEqual({
        name: 'Kafe Liqeni',
        businessName: 'Kafe Liqeni',
        category: 'c1',
        url: 'https://i-ri.example',
        ...(ids.length > 0 && { subcategories: ids }),
      })
      await settle()
    },
  )

  it('closes the dialog, is busy, sends once, and leads to the business [ADDBIZ-05] [ADDBIZ-08] [ADDBIZ-10] [ADDBIZ-11] [ADDBIZ-12] [PERM-07]', async () => {
    let finish: () => void = () => undefined
    const waits = new Promise<void>((resolve) => {
      finish = resolve
    })
    answer(async () => {
      await waits
      return added({ _id: 'b9', name: 'Krejt i ri' })
    })
    const app = await open()
    await fill(app, ' Krejt i ri ')
    await app.user.click(dialog().getByRole('button', { name: 'Kafene' }))
    await app.user.dblClick(submit())
    expect(screen.queryByRole('dialog')).toBeNull()
    const busy = await screen.findByRole('button', { name: 'Duke shtuar biznesin…' })
    expect(app.store.getState().businesses.loading.add).toBe(true)
    expect(busy).toHaveFocus()
    await app.user.click(busy)
    expect(screen.queryByRole('dialog')).toBeNull()
    finish()
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b9'))
    expect(sent).toEqual([
      {
        name: 'Krejt i ri',
        businessName: 'Krejt i ri',
        category: 'c1',
        subcategories: ['s2'],
        url: 'https://i-ri.example',
      },
    ])
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

  it('leads to the business right after an attempt that failed, and has the newest in front [ADDBIZ-11] [ADDBIZ-12]', async () => {
    const app = await open()
    const add = async (id: string) => {
      await fill(app)
      answer(() => refused('Ky biznes ekziston'))
      await app.user.click(submit())
      await screen.findByRole('alert')
      await app.user.click(await button())
      await screen.findByRole('dialog')
      answer(() => added({ _id: id }))
      fireEvent.click(submit())
      expect(screen.queryByRole('alert')).toBeNull()
      await waitFor(() => expect(currentPlace()).toBe(`/biznes/${id}`))
    }
    await add('b8')
    act(() => void app.store.dispatch(navigationRequested({ to: '/' })))
    await app.user.click(await button())
    await screen.findByRole('dialog')
    await add('b9')
    expect(app.store.getState().businesses.businesses.map(({ _id }) => _id)).toEqual(['b9', 'b8'])
  })

  const errors = [
    { field: 'name', message: 'Ky emër është zënë' },
    { field: 'url', message: 'Ky link është zënë' },
  ]
  it.each<[string, string | undefined, () => Response]>([
    ['the server fails', 'Baza nuk përgjigjet', () => refused('Baza nuk përgjigjet', {}, 500)],
    ['the server fails without a word', undefined, () => new HttpResponse(null, { status: 500 })],
    ['there is no connection', 'Gabim në lidhje me serverin', () => HttpResponse.error()],
    ['an answer says so', 'Nuk u ruajt', () => refused('Nuk u ruajt', {}, 200)],
    ['fields are refused', 'Kontrollo fushat', () => refused('Kontrollo fushat', { errors }, 400)],
    ['fields are refused alone', undefined, () => HttpResponse.json({ success: false, errors }, { status: 400 })],
    [
      'no field is named',
      'Diçka mungon',
      () => HttpResponse.json({ success: false, errors: [{ message: 'Diçka mungon' }] }, { status: 400 }),
    ],
  ])('says that it failed when %s, until closed [ADDBIZ-13] [ADDBIZ-15] [ADDBIZ-16]', async (_, message, reply) => {
    answer(reply)
    const app = await open()
    await fill(app)
    await app.user.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert).toBeVisible()
    expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Gabim në shtimin e biznesit',
      ...(message ? [message] : []),
      'Ju lutemi provoni përsëri ose kontaktoni mbështetjen nëse problemi vazhdon.',
    ])
    await app.user.click(within(alert).getByRole('button', { name: 'Mbylle njoftimin' }))
    expect(screen.queryByRole('alert')).toBeNull()
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
    const again = async (app: Awaited<ReturnType<typeof open>>) => {
      await screen.findByRole('alert')
      await app.user.click(await button())
      await screen.findByRole('dialog')
      await app.user.click(submit())
    }

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

    it('is added if the server then refuses to take it twice: it waits in review', async () => {
      answer(() => HttpResponse.error())
      const app = await open()
      await fill(app)
      await app.user.click(submit())
      answer(() => refused('Ky biznes ekziston tashmë në direktori', {}, 409))
      await again(app)
      expect(await screen.findByText(/^Biznesi u shtua dhe do të publikohet pas verifikimit/)).toBeVisible()
      expect(Object.keys(sessionStorage).filter((key) => key.startsWith('businessDraft'))).toEqual([])
      expect(app.store.getState().businesses.errors.add).toBeNull()
    })

    it.each([
      ['another one is sent then', true, 409],
      ['the first could not leave', false, 409],
      ['it is refused for another reason', true, 400],
    ])('is not added where %s', async (_, isOnline, status) => {
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      answer(() => HttpResponse.error())
      const app = await open()
      await fill(app)
      await app.user.click(submit())
      await screen.findByRole('alert')
      online.mockReturnValue(true)
      answer(() => refused('Ky biznes ekziston tashmë në direktori', {}, status))
      await app.user.click(await button())
      await screen.findByRole('dialog')
      if (isOnline && status === 409) await app.user.type(field('Emri i biznesit *'), ' 2')
      await app.user.click(submit())
      expect(await screen.findByText('Ky biznes ekziston tashmë në direktori')).toBeVisible()
      expect(screen.queryByText(/^Biznesi u shtua/)).toBeNull()
    })
  })

  it('closes the dialog and is busy each time, also while the word of a failure before still stands [ADDBIZ-10]', async () => {
    const app = await open()
    await fill(app)
    const replies = [
      () => refused('Ky biznes ekziston'),
      () => HttpResponse.error(),
      () => refused('Kontrollo fushat', { errors }, 400),
      () => added({ _id: 'b9' }),
    ]
    for (const reply of replies) {
      let finish = () => {}
      const waits = new Promise<void>((resolve) => {
        finish = resolve
      })
      answer(() => waits.then(reply))
      await waitFor(() => expect(submit()).toBeEnabled())
      await app.user.click(submit())
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(await screen.findByRole('button', { name: 'Duke shtuar biznesin…' })).toBeVisible()
      expect(app.store.getState().businesses.loading.add).toBe(true)
      finish()
      if (reply === replies.at(-1)) break
      const alert = await screen.findByRole('alert')
      // Somebody reads it, so that it does not go by itself.
      visitWays.enter(alert)
      fireEvent.click(await button())
      await screen.findByRole('dialog')
      expect(screen.getByText('Gabim në shtimin e biznesit')).toBeVisible()
    }
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b9'))
  })

  it.each([
    ['Biznesi u shtua. Faleminderit!', () => added({ _id: 'new' })],
    ['Gabim në shtimin e biznesit: Ky biznes ekziston.', () => refused('Ky biznes ekziston.')],
  ])('tells who has gone elsewhere meanwhile, and takes nobody anywhere: %s', async (text, reply) => {
    let letPass = () => {}
    const held = new Promise<void>((resolve) => {
      letPass = resolve
    })
    answer(() => held.then(reply))
    const app = await open()
    await fill(app)
    await app.user.click(submit())
    act(() => void app.store.dispatch(navigationRequested({ to: '/faq' })))
    await screen.findByRole('heading', { level: 1, name: 'Pyetje të shpeshta' })
    letPass()
    expect(await screen.findByText(text)).toBeVisible()
    expect(currentPlace()).toBe('/faq')
  })

  it.each<[string, readonly Visit[]]>([
    ['who leaves it alone', []],
    ['whose pointer has passed over it twice', ['enter', 'leave', 'enter', 'leave']],
    ['who had the focus in it longer than the pointer', ['focus', 'enter', 'leave', 'blur']],
  ])('that fails says so for 5000 ms to somebody %s [ADDBIZ-14]', async (_, visits) => {
    answer(() => refused('Ky biznes ekziston'))
    const app = await open()
    await fill(app)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(submit())
    // `vi.waitUntil` would move the fake clock on.
    while (!screen.queryByRole('alert')) await act(() => settle())
    const alert = screen.getByRole('alert')
    for (const visit of visits) {
      act(() => void vi.advanceTimersByTime(3000))
      visitWays[visit](alert)
      expect(alert).toBeVisible()
    }
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByRole('alert')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
