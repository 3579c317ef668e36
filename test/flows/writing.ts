// The page /koment/{businessId} in tests: who is there, what the server answers, and what is on the screen.

import { createTestServer } from '@mocks/node'
import { aBusiness, aForm, aReview, reviewPage, reviewText } from '@test/builders/entities'
import { aPending } from '@test/builders/texts'
import { put, signedIn, success, visitor } from '@test/page'
import { renderApp, runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach } from 'vitest'
import type { Business } from '@/api/endpoints/generated/types'
import { readText } from '@/storage/reviewTexts'
import { browsingSession } from '@/storage/tabSession'

export const server = createTestServer()
/** The page of business b1. */
export const route = '/koment/b1'
/** Whoever is signed in unless a test says otherwise. */
export const arta = { _id: 'u1', name: 'Arta' }
/** What somebody else has written about business b1. */
export const theirs = aReview({ _id: 'r9', user: { _id: 'u9', name: 'Besa' }, title: 'E Besës' })
/** The parts of its form. */
export const reviewForm = {
  button: () =>
    screen.getByRole<HTMLButtonElement>('button', { name: /^(Dërgo komentin|Vazhdo|Plotëso|Hiq fjalët|Duke dërguar)/ }),
  title: () => screen.getByLabelText<HTMLInputElement>('Titulli *'),
  comment: () => screen.getByLabelText<HTMLTextAreaElement>('Komenti *'),
  day: () => screen.getByLabelText<HTMLInputElement>('Data e eksperiencës (opsionale)'),
  star: (count: number) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${count} nga 5`) }),
}
/** What the form says once the server has taken the review. */
export const thanks = 'Komenti u dërgua. Faleminderit!'
let posted: unknown[] = []
export const posts = () => posted

/** For all tests of the calling file: the server with its usual answers, dialogs, and nothing posted yet. */
export function runServer(): void {
  runTestServer(server)
  standInDialogs()
  beforeEach(() => {
    posted = []
    answer()
  })
}

interface Answers {
  business?: Partial<Business>
  /** What the guard is told. */
  reviews?: object
  reviewsStatus?: number
  /** What POST /reviews answers. */
  created?: object
  createdStatus?: number
}

/** The server's answers, and what was asked of it. */
export function answer({
  business,
  reviews = reviewPage([theirs]),
  reviewsStatus = 200,
  created,
  createdStatus = 201,
}: Answers = {}) {
  const asked: { guard: URLSearchParams[]; bodies: unknown[] } = { guard: [], bodies: posted }
  server.msw.use(
    http.get('*/v1/businesses/:id', ({ params }) => success(aBusiness({ _id: String(params.id), ...business }))),
    http.get('*/v1/reviews/business/:id', ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('limit') === '100' && searchParams.has('user_id')) asked.guard.push(searchParams)
      return HttpResponse.json(reviews, { status: reviewsStatus })
    }),
    http.post('*/v1/reviews', async ({ request }) => {
      asked.bodies.push(await request.json())
      return HttpResponse.json(created ?? { success: true, data: aReview({ _id: 'new' }) }, { status: createdStatus })
    }),
  )
  return asked
}

/** The page for a user who is signed in from the first render on, or for a visitor. */
export async function open({ user = arta, at = route }: { user?: { _id: string } | null; at?: string } = {}) {
  return renderApp({
    route: at,
    preloadedState: user ? signedIn(user) : visitor(),
  })
}

/** The form, once it stands. */
export async function openForm(options?: Parameters<typeof open>[0]) {
  const app = await open(options)
  await screen.findByLabelText('Titulli *')
  return app
}

export function fill({ rating = 4, text = reviewText.comment } = {}) {
  fireEvent.click(reviewForm.star(rating))
  put(reviewForm.title(), reviewText.title)
  put(reviewForm.comment(), text)
}

/** The form, filled in, with the day on which it was, and sent. */
export async function send({ on = '', ...options }: Parameters<typeof open>[0] & { on?: string } = {}) {
  const app = await openForm(options)
  fill()
  if (on) put(reviewForm.day(), on)
  await app.user.click(reviewForm.button())
  return app
}

/** A whole form, and how a visitor's is stored on the way to the log-in; `adopted`: the same after it in this tab. */
export const formData = aForm({ experienceDate: '2026-03-09' })
export const stored = (change: object = {}) =>
  aPending({ formData, timestamp: Date.now(), browsingSession: browsingSession(), ...change })
export const adopted = () => stored({ author: arta._id, isDue: true })
export const draftOf = (author?: string) => readText({ businessId: 'b1', author }, Boolean(author), Date.now())?.form
/** What the form says of a text that it has found. */
export const restored = 'E rikthyem draftin tënd'
export const isItYours = 'Ky koment u shkrua në këtë pajisje. Nëse është i yti, vazhdo.'
