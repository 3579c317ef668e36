// The list of the user's unsent texts on /komentet-e-mia: also of those whose business or comment is gone.

import { aBusiness, aForm, aReview, reviewText } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { type Draft, putDrafts, putPending, storedDrafts } from '@test/builders/texts'
import { arta, noAnswer, put, refusal, signedIn, success } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { logApp } from '@/app/logApp'
import { logText } from '@/replay/bundle'
import { changesKey, keepText } from '@/storage/reviewTexts'
import { browsingSession } from '@/storage/tabSession'

const server = startTestServer()
standInDialogs()
beforeAll(() =>
  Promise.all([
    import('@/pages/myReviews/KeptTexts'),
    import('@/features/reviews/ui/own/ReviewEditor'),
    import('@/features/reviews/ui/own/ReviewDeletion'),
  ]),
)

const route = '/komentet-e-mia'
const hour = 3_600_000
const form = aForm({ rating: 2, title: 'Nuk do të kthehem', comment: 'Prisja një orë.\nAskush nuk erdhi.' })
const draft = (change: Partial<Draft> = {}): Draft => ({
  businessId: 'b9',
  author: arta._id,
  browsingSession: 'another tab',
  form,
  savedAt: Date.now() - 2 * hour,
  ...change,
})
const own = (fields: Partial<Review> = {}) => aReview({ user: arta, ...fields })

type Answer = Partial<Business> | typeof noAnswer

/** The page with these comments; businesses are answered as told. */
async function open(businesses: Record<string, Answer> = {}, reviews: Review[] = [], user = arta) {
  const backend = ownReviewsServer(server, reviews)
  server.msw.use(
    http.get('*/v1/businesses/:id', ({ params }) => {
      const told = businesses[String(params.id)] ?? {}
      return typeof told === 'function' ? told() : success(aBusiness({ _id: String(params.id), ...told }))
    }),
  )
  const app = await renderApp({ route, preloadedState: signedIn(user) })
  await screen.findByRole('heading', { level: 2, name: 'Komentet' })
  return { ...app, backend }
}
const gone = refusal('Nuk ka', 404)
const heading = () => screen.queryByRole('heading', { level: 2, name: 'Tekste të padërguara' })
const card = (name: string) => screen.findByRole('article', { name })
const cards = () => within(heading()?.closest('section') as HTMLElement).getAllByRole('article')

/** Another tab writes the drafts, or removes them. */
const elsewhere = (text: string | null) =>
  void act(() => {
    if (text) localStorage.setItem('reviewDrafts', text)
    else localStorage.removeItem('reviewDrafts')
    window.dispatchEvent(new StorageEvent('storage', { key: 'reviewDrafts', newValue: text }))
  })

describe('a kept text', () => {
  it('of a business that is there has name, time and text, and leads to its form', async () => {
    putDrafts([draft()])
    const { user } = await open({ b9: { name: 'Bar Ora' } })
    const text = await card('Komenti për Bar Ora')
    expect(within(text).getByText('Bar Ora')).toHaveAttribute('translate', 'no')
    expect(text).toHaveTextContent('2 orë më parë')
    expect(within(text).getByText(form.title)).toBeVisible()
    expect(within(text).getByText('Prisja një orë. Askush nuk erdhi.')).toBeVisible()
    await user.click(within(text).getByRole('link', { name: 'Vazhdo të shkruash' }))
    await waitFor(() => expect(currentPlace()).toBe('/koment/b9'))
    expect(await screen.findByRole('textbox', { name: /^Komenti/ })).toHaveValue(form.comment)
  })

  it.each<[string, Answer, string, string?]>([
    ['that is gone', gone, 'Koment i papërfunduar', 'Ky biznes nuk është më i disponueshëm.'],
    [
      'that is closed',
      { status: 'inactive' },
      'Komenti për Kafe Drini',
      'Për një biznes joaktiv nuk mund të shkruhen komente.',
    ],
    [
      'of which there is a comment',
      { hasReviewed: true },
      'Komenti për Kafe Drini',
      'Për këtë biznes ke shkruar tashmë një koment.',
    ],
    ['that does not come says nothing', refusal(undefined, 500), 'Koment i papërfunduar'],
  ])('of a business %s says so, and leads to no form unless there may be one', async (_, answer, name, why) => {
    putDrafts([draft()])
    await open({ b9: answer })
    const text = within(await card(name))
    if (why) expect(text.getByText(why)).toBeVisible()
    else expect(await text.findByRole('link', { name: 'Vazhdo të shkruash' })).toHaveAttribute('href', '/koment/b9')
    expect(screen.queryAllByRole('link', { name: 'Vazhdo të shkruash' })).toHaveLength(why ? 0 : 1)
    expect(screen.getByText(form.title)).toBeVisible()
  })

  it('is copied with its title and its lines; where that fails it stands there whole, to be selected', async () => {
    putDrafts([draft()])
    const { user } = await open()
    const text = within(await card('Komenti për Kafe Drini'))
    const press = () => user.click(text.getByRole('button', { name: 'Kopjo komentin' }))
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await press()
    expect(await text.findByText('Nuk u kopjua. Përzgjidhe tekstin dhe kopjoje vetë.')).toBeVisible()
    await press()
    expect(await text.findByText('Komenti u kopjua')).toBeVisible()
    expect(write).toHaveBeenLastCalledWith(`${form.title}\n\n${form.comment}`)
  })
})

describe('discarding a kept text', () => {
  it('asks first, and takes that text alone; the focus goes to the list, at last to the comments', async () => {
    const other = draft({ businessId: 'b8', savedAt: Date.now() - hour })
    const foreign = draft({ author: 'u2' })
    putDrafts([draft(), other, foreign])
    const { user } = await open({ b9: { name: 'Bar Ora' } })
    const ask = async (name: string) => {
      await user.click(within(await card(name)).getByRole('button', { name: 'Hidhe draftin' }))
      const dialog = screen.getByRole('alertdialog', { name: 'Ta hedhim draftin?' })
      expect(dialog).toHaveAccessibleDescription(`${name} Teksti që ke shkruar do të humbasë.`)
      return within(dialog)
    }
    await user.click((await ask('Komenti për Bar Ora')).getByRole('button', { name: 'Mbaje draftin' }))
    expect(storedDrafts()).toHaveLength(3)
    await user.click((await ask('Komenti për Bar Ora')).getByRole('button', { name: 'Hidhe draftin' }))
    expect(storedDrafts()).toEqual([other, foreign])
    expect(screen.getByText('Drafti u hodh')).toBeVisible()
    expect(heading()).toHaveFocus()
    await user.click((await ask('Komenti për Kafe Drini')).getByRole('button', { name: 'Hidhe draftin' }))
    expect(storedDrafts()).toEqual([foreign])
    expect(heading()).toBeNull()
    expect(screen.getByRole('heading', { name: 'Komentet' })).toHaveFocus()
  })

  it('leaves what was written on in another tab while it asked, and says so', async () => {
    putDrafts([draft()])
    const { user } = await open()
    await user.click(within(await card('Komenti për Kafe Drini')).getByRole('button', { name: 'Hidhe draftin' }))
    const writtenOn = draft({ form: { ...form, title: 'Më i gjatë' }, savedAt: Date.now() })
    elsewhere(JSON.stringify([writtenOn]))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hidhe draftin' }))
    expect(storedDrafts()).toEqual([writtenOn])
    expect(await screen.findByText('Më i gjatë')).toBeVisible()
    expect(screen.getByText(/^Drafti nuk u hodh, sepse ndryshoi ndërkohë/)).toBeVisible()
    expect(screen.queryByText('Drafti u hodh')).toBeNull()
    expect(heading()).toHaveFocus()
  })

  it('forgets a text that waits to be sent, so that no log-in sends it', async () => {
    const timestamp = Date.now() - 1000
    putPending({ businessId: 'b9', formData: form, timestamp, redirectPath: '/', browsingSession: 'x', author: 'u1' })
    const { user } = await open()
    await user.click(within(await card('Komenti për Kafe Drini')).getByRole('button', { name: 'Hidhe draftin' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hidhe draftin' }))
    expect(localStorage.getItem('pendingComment')).toBeNull()
  })
})

describe('changes to a comment', () => {
  const changed = { ...form, title: 'Ndryshuar' }
  const keep = (id = 'r1') => keepText(changesKey(id, arta._id), changed, Date.now() - hour)

  it('go on in its form; while that is open the list has not got them', async () => {
    keep()
    const { user } = await open({}, [own()])
    const text = await card('Ndryshime të komentit për Kafe Drini')
    await user.click(within(text).getByRole('button', { name: 'Vazhdo të shkruash' }))
    const editor = await screen.findByRole('form', { name: 'Ndrysho komentin' })
    expect(within(editor).getByLabelText(/^Titulli/)).toHaveValue('Ndryshuar')
    expect(heading()).toBeNull()
    await user.click(within(editor).getByRole('button', { name: 'Anulo' }))
    expect(storedDrafts()).toEqual([])
  })

  it('go on on the page of the list that has it', async () => {
    // The first one there.
    keep('r10')
    const reviews = Array.from({ length: 12 }, (_, at) => own({ _id: `r${at}`, title: `Komenti ${at}` }))
    const { user } = await open({}, reviews)
    await user.click(await screen.findByRole('button', { name: 'Vazhdo të shkruash' }))
    await waitFor(() => expect(currentPlace()).toBe(`${route}?faqe=2`))
    const editor = await screen.findByRole('form', { name: 'Ndrysho komentin' })
    expect(within(editor).getByLabelText(/^Titulli/)).toHaveValue('Ndryshuar')
  })

  it('outlive it: deleted in another tab while they were typed, they are here at once', async () => {
    const { user, backend } = await open({}, [own()])
    await user.click(await screen.findByRole('button', { name: /^Ndrysho komentin/ }))
    const editor = await screen.findByRole('form', { name: 'Ndrysho komentin' })
    put(within(editor).getByLabelText(/^Titulli/), `${reviewText.title} tani`)
    backend.reviews = []
    const news = (newValue: string | null) => new StorageEvent('storage', { key: 'reviewNews', newValue })
    act(() => void window.dispatchEvent(news('b1')))
    const text = await card('Ndryshime të një komenti')
    expect(within(text).getByText(`${reviewText.title} tani`)).toBeVisible()
    expect(within(text).getByText('Ky koment nuk ekziston më.')).toBeVisible()
    expect(within(text).queryByRole('button', { name: 'Vazhdo të shkruash' })).toBeNull()
  })

  it('outlive their own saving: dropped in another tab, and refused since it was deleted, they are here to be copied', async () => {
    const { user, backend } = await open({}, [own()])
    await user.click(await screen.findByRole('button', { name: /^Ndrysho komentin/ }))
    const editor = within(await screen.findByRole('form', { name: 'Ndrysho komentin' }))
    put(editor.getByLabelText(/^Titulli/), 'Tjetër')
    await waitFor(() => expect(storedDrafts()).toHaveLength(1))
    elsewhere(null)
    backend.reviews = []
    backend.onWrite = gone
    await user.click(editor.getByRole('button', { name: 'Ruaj' }))
    const text = within(await card('Ndryshime të një komenti'))
    await user.click(text.getByRole('button', { name: 'Kopjo komentin' }))
    expect(await navigator.clipboard.readText()).toBe(`Tjetër\n\n${reviewText.comment}`)
  })

  it('go with its deletion, but for what another tab has typed', async () => {
    const typedThere = draft({ businessId: 'koment:r1', savedAt: Date.now() })
    putDrafts([typedThere])
    keep('r2')
    const { user } = await open({}, [own(), own({ _id: 'r2', title: 'I dyti' })])
    const remove = async (title: string) => {
      await user.click(await screen.findByRole('button', { name: `Fshi komentin “${title}”` }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await user.click(dialog.getByRole('button', { name: 'Fshi komentin' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await remove('I dyti')
    expect(storedDrafts()).toEqual([typedThere])
    await remove(reviewText.title)
    expect(within(await card('Ndryshime të një komenti')).getByText(form.title)).toBeVisible()
    expect(storedDrafts()).toEqual([typedThere])
  })

  it('are not called lost while it is not known which comments there are', async () => {
    keep()
    const { backend } = await open({}, [own()])
    backend.onRead = noAnswer
    expect(await card('Ndryshime të komentit për Kafe Drini')).toBeVisible()
    expect(screen.queryByText('Ky koment nuk ekziston më.')).toBeNull()
  })
})

describe('the list of kept texts', () => {
  it('shows nobody else’s, nor a visitor’s, nor what is over; the newest comes first', async () => {
    const day = 24 * hour
    putDrafts([
      draft({ author: 'u2' }),
      draft({ author: null, browsingSession: browsingSession(), savedAt: Date.now() }),
      draft({ savedAt: Date.now() - 31 * day }),
      draft({ businessId: 'b7', savedAt: Date.now() - day }),
      draft({ businessId: 'b8' }),
    ])
    await open({ b7: { name: 'Bar Shtatë' }, b8: { name: 'Bar Tetë' } })
    await card('Komenti për Bar Shtatë')
    expect(cards().map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Komenti për Bar Tetë',
      'Komenti për Bar Shtatë',
    ])
  })

  it('follows the other tabs: what they keep comes, what they send or discard goes', async () => {
    await open()
    expect(heading()).toBeNull()
    elsewhere(JSON.stringify([draft()]))
    expect(await card('Komenti për Kafe Drini')).toBeVisible()
    elsewhere(null)
    await waitFor(() => expect(heading()).toBeNull())
  })

  it('says where the browser keeps nothing that the texts go with the page', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepText({ businessId: 'b9', author: arta._id }, form, Date.now())
    await open()
    expect(
      await screen.findByText('Shfletuesi nuk lejon ruajtjen. Kopjoji tekstet para se ta mbyllësh faqen.'),
    ).toBeVisible()
    expect(await card('Komenti për Kafe Drini')).toBeVisible()
  })

  it('copes with whatever the storage holds', async () => {
    localStorage.setItem('reviewDrafts', JSON.stringify([{ ...draft(), savedAt: 8e300, form: {} }, 7, null]))
    await open()
    expect(await card('Komenti për Kafe Drini')).not.toHaveTextContent('Ruajtur')
    expect(screen.queryByRole('button', { name: 'Kopjo komentin' })).toBeNull()
  })
})

it('a saved log has none of their words', async () => {
  putDrafts([draft()])
  const { store } = await open()
  await card('Komenti për Kafe Drini')
  await waitFor(() => expect(store.getState().view).toHaveProperty('keptTexts'))
  const { recorder, getState } = store
  expect(logText({ app: logApp, recorder, getState }, 'user')).not.toMatch(/kthehem|Askush/)
})
