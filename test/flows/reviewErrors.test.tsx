// What a page says when comments cannot be loaded, changed or deleted, wherever they stand.

import { aReview } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { arta, heading, held, noAnswer, refusal, signedIn } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { staleToken } from '@test/session/tokens'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import * as reload from '@/platform/reloadPage'
import { navigationRequested } from '@/store/navigationEvents'
import { loadForms } from './ownReviewsPage'

const server = startTestServer()
loadForms()

const own = [
  aReview({ user: arta, title: 'I imi' }),
  aReview({ _id: 'r2', user: arta, title: 'Në pritje', isApproved: false }),
]

/** The page for somebody signed in, with comments that do not come. */
async function openBroken(route: string, path: string, body: object, status: number) {
  ownReviewsServer(server, own)
  server.msw.use(http.get(`*/v1${path}`, () => HttpResponse.json(body, { status })))
  return renderApp({ route, preloadedState: signedIn() })
}

describe.each([
  ['home', '/', '/reviews', 'Rifresko faqen'],
  ['a business', '/biznes/b1', '/reviews/business/b1', 'Provo sërish'],
  ['the own comments', '/komentet-e-mia', '/reviews/user/u1', 'Rifresko faqen'],
])('the page of %s, when the server is busy,', (_, route, path, refresh) => {
  it.each([
    ['Kërkesa: TOO MANY', 400, undefined],
    ['Too many requests', 429, 'RATE_LIMITED'],
  ])('says so for "%s" (%d, code %s), with a button that loads the page afresh [DIRERR-03]', async (...row) => {
    const [message, status, code] = row
    const reloaded = vi.spyOn(reload, 'reloadPage').mockResolvedValue()
    const { user } = await openBroken(route, path, { success: false, message, ...(code && { code }) }, status)
    const text = 'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(message)).toBeNull()
    await user.click(screen.getByRole('button', { name: refresh }))
    expect(reloaded).toHaveBeenCalledOnce()
  })
})

describe('the latest comments', () => {
  it.each([
    ['the server’s words', { message: 'Baza nuk përgjigjet' }, 'Baza nuk përgjigjet'],
    ['its status without words', {}, 'HTTP error! status: 500'],
  ])('say any other error with %s [DIRERR-04]', async (_, words, text) => {
    await openBroken('/', '/reviews', { success: false, ...words }, 500)
    expect(await screen.findByText(`Gabim në ngarkimin e komenteve: ${text}`)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Rifresko faqen' })).toBeNull()
  })
})

describe('the own comments', () => {
  const open = async () => {
    const backend = ownReviewsServer(server, own)
    const app = await renderApp({ route: '/komentet-e-mia', preloadedState: signedIn() })
    await screen.findAllByRole('article')
    return { ...app, backend }
  }
  const confirm = async (user: Awaited<ReturnType<typeof open>>['user'], title: string) => {
    await user.click(screen.getByRole('button', { name: `Fshi komentin “${title}”` }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Fshi komentin' }))
  }

  it('say that there is no connection, also where the token has to be renewed first [DIRERR-10]', async () => {
    ownReviewsServer(server, own)
    server.msw.use(http.get('*/v1/reviews/user/:id', noAnswer), http.post('*/v1/auth/refresh', noAnswer))
    const preloadedState = signedIn()
    localStorage.setItem(storageKeys.accessToken, staleToken({ sub: arta._id }))
    await renderApp({ route: '/komentet-e-mia', preloadedState })
    expect(await screen.findByText('Gabim në lidhje me serverin', undefined, { timeout: 20_000 })).toBeVisible()
  })

  it.each([
    ['a change', '[DIRERR-07]', 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.'],
    ['a deletion', '[DIRERR-08]', 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'],
  ])('whose author has left meanwhile say there that %s was refused %s', async (write, _id, text) => {
    const { user, store, backend } = await open()
    const hold = held()
    backend.onWrite = hold
    if (write === 'a deletion') await confirm(user, 'I imi')
    else {
      await user.click(screen.getByRole('button', { name: 'Ndrysho komentin “I imi”' }))
      const form = within(await screen.findByRole('form', { name: 'Ndrysho komentin' }))
      await user.type(form.getByLabelText(/^Titulli/), '!')
      await user.click(form.getByRole('button', { name: 'Ruaj' }))
    }
    await waitFor(() => expect(backend.writes()).toHaveLength(1))
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await heading(/Si funksionon/)
    hold.release(refusal('Nuk lejohet'))
    expect(await screen.findByText(text)).toBeVisible()
  })

  const tooShort = [{ field: 'title', message: 'Titulli është i shkurtër' }]
  it.each<[string, number, object]>([
    ['no words', 400, {}],
    ['errors of fields alone', 422, { errors: tooShort }],
    ['a code', 400, { message: 'Gjuhë të papërshtatshme', code: 'INAPPROPRIATE_LANGUAGE' }],
    ['a success that is none', 200, { message: 'Jo sot', errors: tooShort }],
    ['a broken server', 500, { message: 'Prishur' }],
  ])('say of a change that is refused with %s (%d) always the same [DIRERR-07]', async (_, status, body) => {
    const { user, backend } = await open()
    backend.onWrite = () => HttpResponse.json({ success: false, ...body }, { status })
    await user.click(screen.getByRole('button', { name: 'Ndrysho komentin “I imi”' }))
    const form = within(await screen.findByRole('form', { name: 'Ndrysho komentin' }))
    await user.type(form.getByLabelText(/^Titulli/), '!')
    await user.click(form.getByRole('button', { name: 'Ruaj' }))
    const alert = await form.findByRole('alert')
    expect(alert).toHaveTextContent(/^Gabim në përditësimin e komentit\. Ju lutem provoni përsëri\.$/)
  })

  it('are deleted on the server, published or not [DIRCALL-34]', async () => {
    const { user, backend } = await open()
    for (const [title, call] of [
      ['Në pritje', 'DELETE /reviews/r2'],
      ['I imi', 'DELETE /reviews/r1'],
    ] as const) {
      await confirm(user, title)
      await waitFor(() => expect(screen.queryByRole('article', { name: title })).toBeNull())
      await waitFor(() => expect(backend.writes().at(-1)).toBe(call))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    expect(backend.reviews).toEqual([])
  })
})
