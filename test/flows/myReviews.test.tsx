// /komentet-e-mia: the user's own comments, what they amount to, and what a refusal leaves.
import { aReview, reviewText } from '@test/builders/entities'
import { arta, held, noAnswer, ownReviewsServer, refusal, signedIn } from '@test/builders/ownReviews'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Review } from '@/api/endpoints/generated/types'
import { makeStore } from '@/app/store'
import { initialAuthState } from '@/features/auth/model/machine'
import { OwnReview } from '@/features/reviews/ui/own/OwnReview'
import { OwnReviews } from '@/features/reviews/ui/own/OwnReviews'
import * as downloads from '@/lib/download'
import { log } from '@/lib/logger'
import * as reload from '@/lib/reloadPage'
import { changesKey, saveReviewDraft } from '@/storage/unsentReviews'

const server = startTestServer()
standInDialogs()
// Forms and dialog come when they are asked for; once here, they come at once.
beforeAll(() =>
  Promise.all([import('@/features/reviews/ui/own/ReviewEditor'), import('@/features/reviews/ui/own/ReviewDeletion')]),
)

const route = '/komentet-e-mia'
const own = (fields: Partial<Review> = {}) => aReview({ user: arta, ...fields })
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    own({ _id: `r${at}`, title: `Komenti ${at}`, rating: (at % 5) + 1, business: { _id: `b${at}`, name: `B ${at}` } }),
  )
const term = (label: string) => screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')
const stat = (label: string) => term(label)?.nextElementSibling
const card = (title: string) => screen.getByRole('article', { name: title })
const form = () => within(screen.getByRole('form', { name: 'Ndrysho komentin' }))
const dialog = () => within(screen.getByRole('alertdialog', { name: 'Ta fshijmë komentin?' }))
/** Waits for the question and says yes. */
const confirm = async (user: UserEvent) => {
  await screen.findByRole('alertdialog', { name: 'Ta fshijmë komentin?' })
  await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
}
const save = () => form().getByRole('button', { name: 'Ruaj' })

/** The page with these comments; `prepare` tells the server how to answer before it is asked. */
async function open(reviews: Review[], prepare?: (backend: ReturnType<typeof ownReviewsServer>) => void, at = route) {
  const backend = ownReviewsServer(server, reviews)
  prepare?.(backend)
  const app = await renderApp({ route: at, preloadedState: signedIn() })
  return { ...app, backend }
}

describe('who may see them', () => {
  it('a visitor is sent to log in, and back to the same page [MYCOM-01, ROUTE-19]', async () => {
    const auth = { ...initialAuthState, loading: false }
    await renderApp({ route: `${route}?faqe=2`, preloadedState: { auth } })
    await screen.findByRole('heading', { level: 1, name: 'Hyr në llogarinë tënde' })
    expect(currentPlace()).toBe('/login')
    expect(window.history.state.usr).toEqual({ from: `${route}?faqe=2`, message: 'Hyr për të parë komentet e tua.' })
    expect(screen.getByText('Hyr për të parë komentet e tua.')).toBeVisible()
  })

  it('a user sees the own comments, ten of them [ROUTE-19, PERM-05, MYCOM-03, MYCOM-13, DIRCALL-27]', async () => {
    const { backend } = await open(many(12))
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    expect(screen.getByRole('heading', { level: 1, name: 'Komentet e mia' })).toBeVisible()
    expect(backend.asked[0]).toBe('GET /reviews/user/u1?page=1&limit=10&user_id=u1')
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
    server.msw.use(http.get('*/v1/auth/me', () => HttpResponse.json({ success: true, data: { user: arta } })))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Provo përsëri' })).toBeEnabled(), {
      timeout: 20_000,
    })
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await screen.findByRole('article', { name: reviewText.title })).toBeVisible()
  })
})

describe('a comment of mine', () => {
  it('is listed whether others see it or not, and says so [MYCOM-03, MYCOM-04, MYCOM-05, MYCOM-06]', async () => {
    await open([own({ title: 'Një' }), own({ _id: 'r2', title: 'Dy', isApproved: false })])
    await screen.findAllByRole('article')
    expect(within(card('Një')).getByText('I publikuar')).toBeVisible()
    expect(within(card('Një')).queryByText('Në pritje')).toBeNull()
    expect(within(card('Dy')).getByText('Në pritje')).toBeVisible()
    expect(within(card('Dy')).queryByText('I publikuar')).toBeNull()
    expect(screen.getAllByText('Komenti yt nuk shihet ende nga të tjerët.')).toHaveLength(1)
    for (const link of screen.getAllByRole('link', { name: 'Shiko biznesin' }))
      expect(link).toHaveAttribute('href', '/biznes/b1')
    expect(screen.getAllByRole('link', { name: 'Shiko biznesin' })).toHaveLength(2)
  })

  it('waits unless the server says that it is approved [MYCOM-05]', async () => {
    const unsaid = [undefined, null, 'false', 'true', 0, 1]
    await open(unsaid.map((isApproved, at) => own({ _id: `r${at}`, isApproved: isApproved as never })))
    expect(await screen.findAllByText('Në pritje')).toHaveLength(unsaid.length)
    expect(screen.queryByText('I publikuar')).toBeNull()
  })

  it('has its business with a link to it, what it says, and when it was written [MYCOM-03, MYCOM-06]', async () => {
    await open([own({ experienceDate: '2026-03-01', orderId: 'A-7' })])
    const mine = within(await screen.findByRole('article', { name: reviewText.title }))
    const link = mine.getByRole('link', { name: 'Shiko biznesin' })
    expect(link).toHaveAttribute('href', '/biznes/b1')
    expect(link).toHaveAccessibleDescription('Kafe Drini')
    const [line = ''] = reviewText.comment.split('\n')
    for (const text of ['Kafe Drini', new RegExp(line), 'Data e eksperiencës: 1 mars 2026', 'Numri i porosisë: A-7']) {
      expect(mine.getByText(text)).toBeVisible()
    }
    expect(mine.getByText(/^Shkruar më/)).toHaveTextContent('Shkruar më 9 mars 2026')
    expect(mine.getByRole('img', { name: '4 nga 5 yje' })).toBeVisible()
  })

  it('about a business that was deleted says so, without a link, and is listed as ever [MYCOM-03, MYCOM-04]', async () => {
    const { business: _, ...orphan } = own()
    await open([orphan])
    expect(await screen.findByText('Ky biznes nuk është më i disponueshëm.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Shiko biznesin' })).toBeNull()
    expect(within(card(reviewText.title)).getByText('I publikuar')).toBeVisible()
  })

  it('leads to its business whatever its id is [MYCOM-06]', async () => {
    const { user } = await open([own({ business: { _id: 'kafe/drini?', name: 'Kafe Drini' } })])
    await user.click(await screen.findByRole('link', { name: 'Shiko biznesin' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/kafe%2Fdrini%3F'))
  })

  it('can be edited and deleted, each of them, published or not, of whatever business [MYCOM-07, PERM-09]', async () => {
    const [first, second, third] = many(3) as [Review, Review, Review]
    await open([first, { ...second, isApproved: false }, { ...third, business: undefined } as Review])
    await screen.findAllByRole('article')
    for (const title of ['Komenti 0', 'Komenti 1', 'Komenti 2']) {
      expect(within(card(title)).getByRole('button', { name: `Ndrysho komentin “${title}”` })).toBeVisible()
      expect(within(card(title)).getByRole('button', { name: `Fshi komentin “${title}”` })).toBeVisible()
    }
  })

  it('can be edited and deleted where the server does not say again whose they are [MYCOM-07]', async () => {
    await open([aReview({ user: undefined }), aReview({ _id: 'r2', title: 'Keq', user: { name: 'Arta' } })])
    await screen.findAllByRole('article')
    for (const title of [reviewText.title, 'Keq']) {
      expect(within(card(title)).getByRole('button', { name: `Ndrysho komentin “${title}”` })).toBeVisible()
      expect(within(card(title)).getByRole('button', { name: `Fshi komentin “${title}”` })).toBeVisible()
    }
  })
})

describe('the statistics', () => {
  it('of one page need no other call [MYCOM-02]', async () => {
    // The fifth has no stars, and is about a business that another one is about.
    const { backend } = await open([...many(4), own({ _id: 'r9', rating: 0, business: { _id: 'b1', name: 'B 1' } })])
    await waitFor(() => expect(stat('Komente Total')).toHaveTextContent(/^5$/))
    expect(stat('Mesatarja e Vlerësimeve')).toHaveTextContent(/^2\.5$/)
    expect(stat('Biznese të Komentuara')).toHaveTextContent(/^4$/)
    expect(backend.asked).toHaveLength(1)
  })

  const hundreds = (backend: ReturnType<typeof ownReviewsServer>) =>
    backend.reads().filter((line) => line.includes('limit=100'))
  const basis = (label: string) => term(label)?.querySelector('small')?.textContent

  it('of several pages are computed over all, a hundred a call [MYCOM-02] (Q70)', async () => {
    const { backend } = await open(many(483))
    await waitFor(() => expect(stat('Komente Total')).toHaveTextContent(/^483$/))
    await waitFor(() => expect(stat('Biznese të Komentuara')).toHaveTextContent(/^483$/))
    // 96 times 1 to 5, then 1, 2, 3.
    expect(stat('Mesatarja e Vlerësimeve')).toHaveTextContent('3.0')
    expect(basis('Biznese të Komentuara')).toBeUndefined()
    const asked = [1, 2, 3, 4, 5].map((page) => `GET /reviews/user/u1?page=${page}&limit=100&user_id=u1`)
    expect(hundreds(backend).toSorted()).toEqual(asked)
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

  it('of more than a thousand are about the last thousand, and say so [MYCOM-02] (Q70)', async () => {
    const { backend } = await open(many(1234))
    await waitFor(() => expect(stat('Biznese të Komentuara')).toHaveTextContent(/^1000$/))
    expect(stat('Komente Total')).toHaveTextContent(/^1234$/)
    for (const label of ['Mesatarja e Vlerësimeve', 'Biznese të Komentuara'])
      expect(basis(label)).toBe('nga 1000 komentet e fundit')
    expect(basis('Komente Total')).toBeUndefined()
    expect(hundreds(backend)).toHaveLength(10)
  })

  it('follow a change and a deletion without another call (Q70)', async () => {
    const { user, backend } = await open(many(23))
    await waitFor(() => expect(stat('Mesatarja e Vlerësimeve')).toHaveTextContent('2.9'))
    await user.click(screen.getByRole('button', { name: 'Fshi komentin “Komenti 4”' }))
    await confirm(user)
    await screen.findByText('Komenti u fshi me sukses')
    await waitFor(() => expect(stat('Komente Total')).toHaveTextContent(/^22$/))
    expect(stat('Biznese të Komentuara')).toHaveTextContent(/^22$/)
    expect(stat('Mesatarja e Vlerësimeve')).toHaveTextContent('2.8')
    await user.click(await screen.findByRole('button', { name: 'Ndrysho komentin “Komenti 0”' }))
    await screen.findByRole('form', { name: 'Ndrysho komentin' })
    await user.click(form().getByRole('radio', { name: /^5 nga 5/ }))
    await user.click(save())
    await screen.findByText('Komenti u përditësua me sukses')
    await waitFor(() => expect(stat('Mesatarja e Vlerësimeve')).toHaveTextContent('3.0'))
    await settle()
    expect(hundreds(backend)).toHaveLength(1)
  })

  it('asked before a deletion and answered after it are asked again [MYCOM-02]', async () => {
    const late = held()
    const all = many(12)
    let isFirst = true
    const { user, backend } = await open(all, () =>
      server.msw.use(
        http.get('*/v1/reviews/user/:id', async ({ request }) => {
          if (!isFirst || !request.url.includes('limit=100')) return undefined
          isFirst = false
          await late.answer
          const pagination = { current: 1, pages: 1, total: 12, limit: 100 }
          return HttpResponse.json({ success: true, reviews: all, pagination })
        }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Fshi komentin “Komenti 0”' }))
    await confirm(user)
    await screen.findByText('Komenti u fshi me sukses')
    late.release()
    await waitFor(() => expect(stat('Biznese të Komentuara')).toHaveTextContent(/^11$/))
    expect(hundreds(backend)).toHaveLength(1)
  })

  it('say so while they are computed [MYCOM-02]', async () => {
    const hold = held()
    await open(many(3), (backend) => {
      backend.onRead = async () => {
        await hold.answer
        return refusal('Jo')()
      }
    })
    expect(screen.getAllByText('Duke llogaritur…')).toHaveLength(3)
    hold.release()
    await waitFor(() => expect(screen.getAllByText('Nuk u llogarit')).toHaveLength(3))
  })

  it('say when they did not come [MYCOM-02]', async () => {
    await open(many(23), () =>
      server.msw.use(
        http.get('*/v1/reviews/user/:id', ({ request }) =>
          request.url.includes('limit=100') ? refusal('Jo')() : undefined,
        ),
      ),
    )
    await waitFor(() => expect(stat('Biznese të Komentuara')).toHaveTextContent('Nuk u llogarit'))
    expect(stat('Komente Total')).toHaveTextContent('23')
  })

  it('ask no server a million times, and say what they are about (Q70)', async () => {
    const backend = ownReviewsServer(server, [own()])
    backend.onRead = () =>
      HttpResponse.json({
        success: true,
        reviews: [own()],
        pagination: { current: 1, pages: 1_000_000, total: 9_999_999, limit: 10 },
      })
    await renderApp({ route, preloadedState: signedIn() })
    await waitFor(() => expect(stat('Mesatarja e Vlerësimeve')).toHaveTextContent('4.0'))
    expect(basis('Mesatarja e Vlerësimeve')).toBe('nga 1 komentet e fundit')
    expect(backend.asked).toHaveLength(11)
  })

  it('follow a deletion at once', async () => {
    const { user, backend } = await open(many(3))
    await user.click(await screen.findByRole('button', { name: 'Fshi komentin “Komenti 0”' }))
    const hold = held()
    backend.onWrite = hold
    await confirm(user)
    await waitFor(() => expect(stat('Komente Total')).toHaveTextContent('2'))
    expect(stat('Mesatarja e Vlerësimeve')).toHaveTextContent('2.5')
    hold.release()
    await screen.findByText('Komenti u fshi me sukses')
  })
})

describe('the list', () => {
  it('leads to a new comment [MYCOM-08]', async () => {
    const { user } = await open([own()])
    await user.click(await screen.findByRole('link', { name: 'Shto koment të ri' }))
    await waitFor(() => expect(currentPlace()).toBe('/koment'))
  })

  it('may be empty: then it leads to the first [MYCOM-02, MYCOM-08, MYCOM-09]', async () => {
    await open([])
    expect(await screen.findByText('Nuk ke shkruar ende komente')).toBeVisible()
    for (const name of ['Shkruaj komentin e parë', 'Shto koment të ri'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/koment')
    expect(stat('Komente Total')).toHaveTextContent(/^0$/)
    for (const label of ['Mesatarja e Vlerësimeve', 'Biznese të Komentuara']) expect(stat(label)).toBeVisible()
  })

  it('is on its way [MYCOM-10]', async () => {
    const hold = held()
    await open([], (backend) => {
      backend.onRead = async () => {
        await hold.answer
        return refusal('Jo')()
      }
    })
    expect(screen.getByText('Duke ngarkuar komentet...')).toBeVisible()
    expect(screen.queryByText('Nuk ke shkruar ende komente')).toBeNull()
    hold.release()
    await screen.findByText('Jo')
  })

  it.each([
    ['the server’s words', '[DIRERR-09]', refusal('Provo nesër'), 'Provo nesër'],
    ['its own without them', '[DIRERR-09]', refusal(), 'Gabim në ngarkimin e komenteve'],
    ['its own without an answer', '[DIRERR-10]', noAnswer, 'Gabim në lidhje me serverin'],
  ])('that did not come says so with %s %s, and can be asked for again [MYCOM-11]', async (...row) => {
    const [, , answer, text] = row
    const { user, backend } = await open([own()], (own) => {
      own.onRead = answer
    })
    expect(await screen.findByText(text, undefined, { timeout: 20_000 })).toBeVisible()
    backend.onRead = undefined
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await screen.findByRole('article', { name: reviewText.title })).toBeVisible()
  })

  it('of a busy server can be refreshed too', async () => {
    const reloaded = vi.spyOn(reload, 'reloadPage').mockReturnValue()
    const { user } = await open([own()], (backend) => {
      backend.onRead = refusal('Too many requests', 400)
    })
    expect(await screen.findByText(/^Sistemi është i ngarkuar\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Rifresko faqen' }))
    expect(reloaded).toHaveBeenCalledOnce()
  })

  it('has pages of ten when there is more than one, in the address [MYCOM-12, MYCOM-13]', async () => {
    const { user, backend } = await open(many(12))
    await user.click(await screen.findByRole('button', { name: 'Shko te faqja 2' }))
    expect(await screen.findByRole('article', { name: 'Komenti 11' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(currentPlace()).toBe(`${route}?faqe=2`)
    expect(screen.getByText('Faqja 2 nga 2')).toBeVisible()
    expect(backend.asked).toContain('GET /reviews/user/u1?page=2&limit=10&user_id=u1')
  })

  it('keeps its pages while another one is on its way, and where it does not come [MYCOM-10, MYCOM-12]', async () => {
    const { user, backend } = await open(many(12))
    const hold = held()
    await screen.findAllByRole('article')
    backend.onRead = async () => {
      await hold.answer
      return refusal('Jo')()
    }
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 2' }))
    expect(await screen.findByText('Duke ngarkuar komentet...')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Faqet' })).toBeVisible()
    hold.release()
    expect(await screen.findByText('Jo')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 1' }))
    expect(await screen.findByRole('article', { name: 'Komenti 0' })).toBeVisible()
  })

  it('has no pagination on one page [MYCOM-12]', async () => {
    await open(many(10))
    await screen.findAllByRole('article')
    expect(screen.queryByRole('navigation', { name: 'Faqet' })).toBeNull()
  })

  it('ends where it ends, also after the only comment of its last page is deleted', async () => {
    const { user, backend } = await open(many(11), undefined, `${route}?faqe=2`)
    const hold = held()
    backend.onWrite = hold
    await user.click(await screen.findByRole('button', { name: 'Fshi komentin “Komenti 10”' }))
    await confirm(user)
    expect(await screen.findByText('Duke ngarkuar komentet...')).toBeInTheDocument()
    expect(screen.queryByText('Nuk ke shkruar ende komente')).toBeNull()
    hold.release()
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByRole('article', { name: 'Komenti 9' })).toBeVisible()
    expect(screen.queryByText('Nuk ke shkruar ende komente')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Komentet' })).toHaveFocus()
  })

  it.each([
    ['the next one', 'Komenti 1', 'Komenti 2'],
    ['the one before the last', 'Komenti 2', 'Komenti 1'],
  ])('takes the focus to %s', async (_, deleted, next) => {
    const { user } = await open(many(3))
    await user.click(await screen.findByRole('button', { name: `Fshi komentin “${deleted}”` }))
    await confirm(user)
    await waitFor(() => expect(screen.getByRole('heading', { name: next })).toHaveFocus())
  })

  it.each([
    ['the server’s words', '[DIRERR-09]', refusal('Jo tani'), 'Jo tani'],
    ['those for a busy server', '[DIRERR-03]', refusal('Too many requests', 400), /^Sistemi është i ngarkuar\./],
  ])(
    'stays while it could not be brought up to date, and says so with %s %s, and can be asked for again [MYCOM-11]',
    async (_, id, answer, text) => {
      const { user, backend } = await open(many(2))
      await user.click(await screen.findByRole('button', { name: 'Fshi komentin “Komenti 0”' }))
      backend.onRead = answer
      await confirm(user)
      const says = { timeout: 20_000 }
      const note = 'Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.'
      expect(await screen.findByText(note, undefined, says)).toBeVisible()
      expect(screen.getByText(text)).toBeVisible()
      expect(screen.queryAllByRole('button', { name: 'Rifresko faqen' })).toHaveLength(id === '[DIRERR-03]' ? 1 : 0)
      expect(screen.getAllByRole('article')).toHaveLength(1)
      backend.onRead = undefined
      await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
      await waitFor(() => expect(screen.queryByText(/^Lista nuk u përditësua/)).toBeNull())
      expect(screen.getAllByRole('article')).toHaveLength(1)
      expect(screen.getByRole('main')).toHaveFocus()
    },
  )
})

describe('editing', () => {
  const edit = async (review: Review = own()) => {
    const app = await open([review])
    await app.user.click(await screen.findByRole('button', { name: /^Ndrysho komentin/ }))
    await screen.findByRole('form', { name: 'Ndrysho komentin' })
    return app
  }

  it.each([
    [/^Titulli/, '[MYCOM-14]', 'Titulli është i detyruar'],
    [/^Komenti/, '[MYCOM-15]', 'Komenti është i detyruar'],
  ])('asks for %s when it is blank %s', async (label, _, text) => {
    const { user, backend } = await edit()
    await user.clear(form().getByLabelText(label))
    await user.type(form().getByLabelText(label), '  ')
    await user.click(save())
    expect(form().getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(backend.writes()).toEqual([])
  })

  it.each([5.5, -1])('refuses the rating %d, should one ever come so far [MYCOM-16]', async (rating) => {
    const backend = ownReviewsServer(server, [])
    const refusals = { update: () => 'Jo', delete: () => 'Jo' }
    const user = userEvent.setup()
    render(
      <Provider store={makeStore(signedIn())}>
        <MemoryRouter>
          <OwnReviews
            {...{
              userId: arta._id,
              userName: arta.name,
              now: Date.parse('2026-11-21T10:00:00Z'),
              headingId: 'comments',
              refusals,
            }}
            page="myReviews"
            onNotice={() => undefined}
          >
            <OwnReview review={own({ rating })} next={undefined} card={({ actions }) => actions} />
          </OwnReviews>
        </MemoryRouter>
      </Provider>,
    )
    await user.click(screen.getByRole('button', { name: /^Ndrysho komentin/ }))
    await screen.findByRole('form', { name: 'Ndrysho komentin' })
    await user.click(save())
    const text = 'Vlerësimi duhet të jetë ndërmjet 1 dhe 5 yjesh'
    expect(form().getByText(text)).toBeVisible()
    expect(backend.writes()).toEqual([])
    await user.click(form().getByRole('radio', { name: /^5 nga 5/ }))
    expect(form().queryByText(text)).toBeNull()
  })

  it('whose title came blank asks for one, though nothing was changed [MYCOM-14]', async () => {
    const { user, backend } = await edit(own({ title: ' ' }))
    await user.click(save())
    expect(form().getByLabelText(/^Titulli/)).toHaveAccessibleDescription('Titulli është i detyruar')
    expect(backend.writes()).toEqual([])
  })

  it('asks for stars where a kept draft has none [MYCOM-16]', async () => {
    const draft = { rating: 0, title: `${reviewText.title} fare`, comment: 'Kafe.', experienceDate: '', orderId: '' }
    saveReviewDraft(changesKey('r1', 'u1'), draft, Date.now())
    const { user, backend } = await edit()
    expect(form().getByLabelText(/^Titulli/)).toHaveValue(`${reviewText.title} fare`)
    await user.click(save())
    expect(form().getByText('Vlerësimi duhet të jetë ndërmjet 1 dhe 5 yjesh')).toBeVisible()
    expect(backend.writes()).toEqual([])
  })

  it.each([
    [0, 5],
    [1, 1],
    [2, 2],
  ])('starts with the own rating, and with 5 where there is none: %d stars -> %d [MYCOM-17]', async (rating, stars) => {
    await edit(own({ rating }))
    expect(form().getByRole('radio', { name: new RegExp(`^${stars} nga 5`) })).toBeChecked()
  })

  it('saves and says so; the focus goes back [MYCOM-07]', async () => {
    const { user, backend } = await edit()
    await user.clear(form().getByLabelText('Data e eksperiencës'))
    await user.type(form().getByLabelText(/^Titulli/), ' fare')
    await user.click(save())
    expect(await screen.findByRole('article', { name: `${reviewText.title} fare` })).toBeVisible()
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
    expect(screen.getByRole('button', { name: `Ndrysho komentin “${reviewText.title} fare”` })).toHaveFocus()
    expect(backend.bodies).toEqual([{ title: `${reviewText.title} fare`, comment: reviewText.comment, rating: 4 }])
  })

  it.each([
    ['names author and business by their ids', { user: 'u1', business: 'b1' }],
    ['leaves them out', {}],
  ])('keeps the names when the answer %s', async (_, named) => {
    const { user, backend } = await edit()
    const { user: _author, business: _business, ...rest } = own({ title: `${reviewText.title} fare` })
    backend.onWrite = () => HttpResponse.json({ success: true, data: { ...rest, ...named } })
    // What is read afterwards would hide it.
    backend.onRead = refusal('Jo tani')
    await user.type(form().getByLabelText(/^Titulli/), ' fare')
    await user.click(save())
    const changed = await screen.findByRole('article', { name: `${reviewText.title} fare` })
    expect(within(changed).getByText('Kafe Drini')).toBeVisible()
    expect(within(changed).getByRole('button', { name: /^Ndrysho komentin/ })).toBeVisible()
  })

  it.each([
    [
      'whatever the server says',
      '[DIRERR-07]',
      refusal('Nuk lejohet'),
      'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.',
    ],
    ['without an answer', '[DIRERR-10]', noAnswer, 'Gabim në lidhje me serverin'],
  ])('that is refused says so %s %s, and loses nothing', async (_how, _ids, answer, text) => {
    const { user, backend } = await edit()
    backend.onWrite = answer
    await user.type(form().getByLabelText(/^Titulli/), ' fare')
    await user.click(save())
    expect(await form().findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    expect(form().getByLabelText(/^Titulli/)).toHaveValue(`${reviewText.title} fare`)
  })
})

describe('deleting', () => {
  it.each([
    [
      'whatever the server says',
      '[DIRERR-08]',
      refusal('Nuk lejohet', 403),
      'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.',
    ],
    ['without an answer', '[DIRERR-10]', noAnswer, 'Gabim në lidhje me serverin'],
  ])('that is refused says so %s %s, with the card back in its place', async (_how, _ids, answer, text) => {
    const { user, backend } = await open(many(3))
    backend.onWrite = answer
    await user.click(await screen.findByRole('button', { name: 'Fshi komentin “Komenti 1”' }))
    await confirm(user)
    expect(await dialog().findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    const titles = screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
    expect(titles).toEqual(['Komenti 0', 'Komenti 1', 'Komenti 2'])
  })

  it('of the last comment leaves the empty list [MYCOM-07, PERM-09]', async () => {
    const { user } = await open([own()])
    await user.click(await screen.findByRole('button', { name: /^Fshi komentin/ }))
    await confirm(user)
    expect(await screen.findByText('Nuk ke shkruar ende komente')).toBeVisible()
    expect(await screen.findByText('Komenti u fshi me sukses')).toBeVisible()
  })
})
