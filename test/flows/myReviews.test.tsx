// /komentet-e-mia: the user's own comments and what they amount to. How they are changed: myReviewsChange.test.tsx.

import { reviewPage, reviewText } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { arta, heading, held, noAnswer, refusal, signedIn, success } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { freshToken, staleToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { initialAuthState } from '@/features/auth/model/machine'
import { wordNames } from '@/lib/reviewFields'
import * as downloads from '@/platform/download'
import { log } from '@/platform/logger'
import * as page from './myReviewsPage'
import { loadForms } from './ownReviewsPage'

const { fiveStars, form, heldRefusal, many, offline, open, own, repeated, route, server } = page
runTestServer(server)
loadForms()

it('where the token has to be renewed first, that there is no connection is said; “Provo përsëri” asks for one at once [DIRERR-10]', async () => {
  let refreshes = 0
  server.msw.use(
    http.post('*/auth/refresh', () => {
      refreshes += 1
      const data = { accessToken: freshToken({ sub: arta._id }), refreshToken: freshToken() }
      return refreshes === 1 ? noAnswer() : success(data)
    }),
  )
  const preloadedState = signedIn()
  localStorage.setItem('accessToken', staleToken({ sub: arta._id }))
  ownReviewsServer(server, [own()])
  const { user } = await renderApp({ route, preloadedState })
  expect(await screen.findByText(offline, undefined, repeated)).toBeVisible()
  await user.click((await screen.findAllByRole('button', { name: 'Provo përsëri' }))[0] as HTMLElement)
  expect(await screen.findByText(reviewText.title)).toBeVisible()
  expect(refreshes).toBe(2)
})

describe('who may see the own comments', () => {
  it('a visitor is sent to log in, and back to the same page [MYCOM-01, ROUTE-19]', async () => {
    const auth = { ...initialAuthState, loading: false }
    await renderApp({ route: `${route}?faqe=2`, preloadedState: { auth } })
    await heading('Hyr në llogarinë tënde')
    expect(currentPlace()).toBe('/login')
    expect(window.history.state.usr).toEqual({ from: `${route}?faqe=2`, message: 'Hyr për të parë komentet e tua.' })
    expect(screen.getByText('Hyr për të parë komentet e tua.')).toBeVisible()
  })

  it('a user sees the own comments, in pages of ten, which the address tells [ROUTE-19, PERM-05, MYCOM-03, MYCOM-12, MYCOM-13, DIRCALL-27]', async () => {
    const { backend, press } = await open(many(12))
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    expect(screen.getByRole('heading', { level: 1, name: 'Komentet e mia' })).toBeVisible()
    expect(backend.asked[0]).toBe('GET /reviews/user/u1?page=1&limit=10&user_id=u1')
    await press('Shko te faqja 2')
    expect(await screen.findByRole('article', { name: 'Komenti 11' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(currentPlace()).toBe(`${route}?faqe=2`)
    expect(screen.getByText('Faqja 2 nga 2')).toBeVisible()
    expect(backend.asked).toContain('GET /reviews/user/u1?page=2&limit=10&user_id=u1')
  })

  it('nothing is asked for a user without an id; who it is is asked again (Q12)', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const backend = ownReviewsServer(server, [own()])
    server.msw.use(http.get('*/v1/auth/me', refusal('Jo tani', 503)))
    const preloadedState = signedIn({ _id: 'authenticated' })
    const { user } = await renderApp({ route, preloadedState })
    expect(await screen.findByText(/^Nuk arritëm të gjejmë llogarinë tënde\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(backend.asked).toEqual([])
    server.msw.use(http.get('*/v1/auth/me', () => success({ user: arta })))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Provo përsëri' })).toBeEnabled(), repeated)
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await screen.findByRole('article', { name: reviewText.title })).toBeVisible()
  })
})

describe('a comment of mine', () => {
  it('has its business, what it says, when it was written, and whether others see it [MYCOM-03, MYCOM-04, MYCOM-05, MYCOM-06]', async () => {
    const { business: _, ...orphan } = own({ _id: 'r3' })
    const strange = own({ _id: 'r2', isApproved: false, business: { _id: 'bar/drini?', name: 'Bar Drini' } })
    // All the words that its author may write.
    const words = Object.fromEntries(wordNames.map((name) => [name, `Fjalët e ${name}`]))
    const worded = own({ _id: 'r4', ...words, business: { _id: 'b4', name: 'Furra' } })
    const { user } = await open([own({ experienceDate: '2026-03-01', orderId: 'A-7' }), strange, orphan, worded])
    const cards = (await screen.findAllByRole('article')).map((each) => within(each))
    const badges = cards.map((each) => each.getByText(/^(I publikuar|Në pritje)$/))
    expect(badges.map((badge) => badge.textContent)).toEqual(['I publikuar', 'Në pritje', 'I publikuar', 'I publikuar'])
    for (const badge of badges) expect(badge).toBeVisible()
    const hidden = cards.map((each) => each.queryAllByText('Komenti yt nuk shihet ende nga të tjerët.').length)
    expect(hidden).toEqual([0, 1, 0, 0])

    const line = new RegExp(reviewText.comment.split('\n')[0] as string)
    const details = ['Data e eksperiencës: 1 mars 2026', 'Numri i porosisë: A-7', 'Kafe Drini', 'Bar Drini']
    for (const text of details) expect(screen.getByText(text)).toBeVisible()
    for (const text of Object.values(words)) expect(cards[3]?.getByText(text)).toBeVisible()
    for (const each of cards.slice(0, 3)) {
      for (const text of [reviewText.title, line, '9 mars 2026']) expect(each.getByText(text)).toBeVisible()
      expect(each.getByText('9 mars 2026').closest('p')).toHaveTextContent('Shkruar më 9 mars 2026')
      expect(each.getByRole('img', { name: '4 nga 5 yje' })).toBeVisible()
    }

    const links = cards.map((each) => each.queryByRole('link', { name: 'Shiko biznesin' }))
    expect(links[0]).toHaveAttribute('href', '/biznes/b1')
    expect(links[0]).toHaveAccessibleDescription('Kafe Drini')
    expect(links[2]).toBeNull()
    expect(cards[2]?.getByText('Ky biznes nuk është më i disponueshëm.')).toBeVisible()
    await user.click(links[1] as HTMLElement)
    await waitFor(() => expect(currentPlace()).toBe('/biznes/bar%2Fdrini%3F'))
  })

  it('tells whose it is while it is edited, too', async () => {
    const bar = { _id: 'bar', name: 'Bar Drini' }
    const inn = { _id: 'inn', name: 'Bujtina Valbona' }
    const { edit, press } = await open([
      own({ title: 'Një', business: bar }),
      own({ _id: 'r2', title: 'Dy', business: inn }),
    ])
    await edit('Një')
    expect(form().getByText('Bar Drini')).toBeVisible()
    await press('Ndrysho komentin “Dy”')
    const forms = await screen.findAllByRole('form', { name: 'Ndrysho komentin' })
    const names = forms.map((each) => within(each).getByText(/^Bar |^Bujtina /).textContent)
    expect(names).toEqual(['Bar Drini', 'Bujtina Valbona'])
  })

  it('waits unless the server says that it is approved, and can be edited and deleted all the same, of whatever business, named as the user’s or not [MYCOM-05, MYCOM-07, PERM-09]', async () => {
    const unsaid = [undefined, null, 'false', 'true', 0, 1].map((isApproved) => ({ isApproved }))
    const kinds = [...unsaid, { business: undefined }, { user: undefined }, { user: { name: 'Arta' } }]
    await open(kinds.map((kind, at) => own({ _id: `r${at}`, title: `Nr. ${at}`, ...(kind as object) })))
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(kinds.length)
    for (const [at, each] of cards.entries()) {
      expect(within(each).getByText(at < unsaid.length ? 'Në pritje' : 'I publikuar')).toBeVisible()
      expect(within(each).getByRole('button', { name: `Ndrysho komentin “Nr. ${at}”` })).toBeVisible()
      expect(within(each).getByRole('button', { name: `Fshi komentin “Nr. ${at}”` })).toBeVisible()
    }
  })
})

describe('the statistics of the own comments', () => {
  const labels = ['Komente Total', 'Mesatarja e Vlerësimeve', 'Biznese të Komentuara']
  const term = (label: string) => screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')
  const expectFigures = (...figures: string[]) =>
    waitFor(() => expect(labels.map((label) => term(label)?.nextElementSibling?.textContent)).toEqual(figures))
  const hundreds = (backend: page.Backend) => backend.reads().filter((line) => line.includes('limit=100'))

  it.each([
    // How the mean is counted: test/features/reviews/derived.test.ts.
    [[1, 2, 3, 4, 0], '2.5'],
    [[0], 'Ende pa vlerësime'],
  ])('of one page, with %j stars, need no other call [MYCOM-02]', async (stars, average) => {
    // The fifth is about a business that another one is about.
    const all = stars.map((rating, at) => own({ _id: `r${at}`, rating, business: { _id: `b${at % 4}`, name: 'B' } }))
    const { backend } = await open(all)
    await expectFigures(`${stars.length}`, average, `${Math.min(stars.length, 4)}`)
    expect(backend.asked).toHaveLength(1)
  })

  it.each([
    [483, '483', 5, undefined],
    [1234, '1000', 10, 'nga 1000 komentet e fundit'],
  ])('of %i are computed over the last %s, a hundred a call [MYCOM-02] (Q70)', async (...row) => {
    const [total, counted, calls, basis] = row
    const { backend } = await open(many(total))
    await expectFigures(`${total}`, '3.0', counted)
    const said = labels.map((label) => term(label)?.querySelector('small')?.textContent)
    expect(said).toEqual([undefined, basis, basis])
    const asked = Array.from({ length: calls }, (_, at) => `GET /reviews/user/u1?page=${at + 1}&limit=100&user_id=u1`)
    expect(hundreds(backend).toSorted()).toEqual(asked.toSorted())
    expect(backend.asked).toHaveLength(calls + 1)
  })

  it('hands out all comments as a file, those of other pages too', async () => {
    const { user } = await open(many(12))
    const file = vi.spyOn(downloads, 'download').mockImplementation(() => {})
    const button = await screen.findByRole('button', { name: 'Shkarko komentet e mia' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    const [name, text = ''] = file.mock.lastCall ?? []
    expect(name).toBe('komentet-e-mia.json')
    const kept = JSON.parse(text)
    expect(kept).toHaveLength(12)
    expect(kept[11]).toMatchObject({ business: 'B 11', rating: 2, title: 'Komenti 11' })
    expect(JSON.stringify(kept)).not.toContain('u1')
  })

  it('follow a deletion at once, and a change, without another call (Q70)', async () => {
    const { user, backend, edit, remove, save } = await open(many(23))
    await expectFigures('23', '2.9', '23')
    const hold = held()
    backend.onWrite = hold
    await remove('Komenti 0')
    await expectFigures('22', '3.0', '22')
    hold.release()
    await screen.findByText('Komenti u fshi me sukses')
    await edit('Komenti 1')
    await user.click(fiveStars())
    await save()
    await screen.findByText('Komenti u përditësua me sukses')
    await expectFigures('22', '3.1', '22')
    await settle()
    expect(hundreds(backend)).toHaveLength(1)
  })

  it('asked before a deletion and answered after it lack what was deleted [MYCOM-02]', async () => {
    const all = many(12)
    const late = held()
    const outdated = () => HttpResponse.json(reviewPage(all, { limit: 100 }))
    const answer = vi.fn<() => Promise<Response> | undefined>()
    const onHundreds = answer.mockImplementationOnce(() => late.answer.then(outdated))
    const { backend, remove } = await open(all, { onHundreds })
    await remove('Komenti 0')
    await screen.findByText('Komenti u fshi me sukses')
    late.release()
    await expectFigures('11', '2.9', '11')
    expect(hundreds(backend)).toHaveLength(0)
  })

  it('say so while they are computed, and when they did not come [MYCOM-02]', async () => {
    const { release, refuse } = heldRefusal()
    await open(many(23), { onHundreds: refuse })
    await expectFigures('23', '…Duke llogaritur…', '…Duke llogaritur…')
    release()
    await expectFigures('23', 'Nuk u llogarit', 'Nuk u llogarit')
  })

  it('come with the list, or not at all, as it does [MYCOM-02, MYCOM-10]', async () => {
    const { release, refuse } = heldRefusal()
    await open([], { onRead: refuse })
    expect(screen.getByText('Duke ngarkuar komentet...')).toBeVisible()
    expect(screen.queryByText('Nuk ke shkruar ende komente')).toBeNull()
    await expectFigures(...Array(3).fill('…Duke llogaritur…'))
    release()
    await screen.findByText('Jo')
    await expectFigures(...Array(3).fill('Nuk u llogarit'))
  })
})

describe('the list of the own comments', () => {
  it('leads to a new comment, and has no pages where one is enough [MYCOM-08, MYCOM-12]', async () => {
    const { user } = await open(many(10))
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    expect(screen.queryByRole('navigation', { name: 'Faqet' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Shto koment të ri' }))
    await waitFor(() => expect(currentPlace()).toBe('/koment'))
  })

  it('may be empty: then it leads to the first [MYCOM-08, MYCOM-09]', async () => {
    const { backend } = await open([])
    expect(await screen.findByText('Nuk ke shkruar ende komente')).toBeVisible()
    for (const name of ['Shkruaj komentin e parë', 'Shto koment të ri'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/koment')
    expect(screen.getByText('Ende pa vlerësime')).toBeVisible()
    expect(backend.asked).toHaveLength(1)
  })

  it.each([
    ['the server’s words', '[DIRERR-09]', refusal('Provo nesër'), 'Provo nesër'],
    ['its own without them', '[DIRERR-09]', refusal(), 'Gabim në ngarkimin e komenteve'],
    ['its own without an answer', '[DIRERR-10]', noAnswer, offline],
  ])('that did not come says so with %s %s, and can be asked for again [MYCOM-11]', async (_, _id, answer, text) => {
    const { backend, press } = await open([own()], { onRead: answer })
    expect(await screen.findByText(text, undefined, repeated)).toBeVisible()
    backend.onRead = undefined
    await press('Provo përsëri')
    expect(await screen.findByRole('article', { name: reviewText.title })).toBeVisible()
  })

  it('keeps its pages while another one is on its way, and where it does not come [MYCOM-10, MYCOM-12]', async () => {
    const { backend, press } = await open(many(12))
    await screen.findAllByRole('article')
    const { release, refuse } = heldRefusal()
    backend.onRead = refuse
    await press('Shko te faqja 2')
    expect(await screen.findByText('Duke ngarkuar komentet...')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Faqet' })).toBeVisible()
    release()
    expect(await screen.findByText('Jo')).toBeVisible()
    await press('Shko te faqja 1')
    expect(await screen.findByRole('article', { name: 'Komenti 0' })).toBeVisible()
  })

  it('ends where it ends, also after the only comment of its last page is deleted', async () => {
    const hold = held()
    const { remove } = await open(many(11), { onWrite: hold }, `${route}?faqe=2`)
    await remove('Komenti 10')
    expect(await screen.findByText('Duke ngarkuar komentet...')).toBeInTheDocument()
    expect(screen.queryByText('Nuk ke shkruar ende komente')).toBeNull()
    hold.release()
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByRole('article', { name: 'Komenti 9' })).toBeVisible()
    expect(screen.queryByText('Nuk ke shkruar ende komente')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Komentet' })).toHaveFocus()
  })

  it('takes the focus of the last one that is deleted to the one before', async () => {
    const { remove } = await open(many(3))
    await remove('Komenti 2')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Komenti 1' })).toHaveFocus())
  })

  it.each([
    ['the server’s words', '[DIRERR-09]', refusal('Jo tani'), 'Jo tani'],
    ['those for a busy server', '[DIRERR-03]', refusal('Too many requests', 400), /^Sistemi është i ngarkuar\./],
  ])('stays when it cannot be renewed, says so with %s %s, and asks again [MYCOM-11]', async (_, id, answer, text) => {
    const { backend, press, remove } = await open(many(2))
    await screen.findAllByRole('article')
    backend.onRead = answer
    await remove('Komenti 0')
    const note = 'Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.'
    expect(await screen.findByText(note, undefined, repeated)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Rifresko faqen' })).toHaveLength(id === '[DIRERR-03]' ? 1 : 0)
    expect(screen.getAllByRole('article')).toHaveLength(1)
    backend.onRead = undefined
    await press('Provo përsëri')
    await waitFor(() => expect(screen.queryByText(/^Lista nuk u përditësua/)).toBeNull())
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
