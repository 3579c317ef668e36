// Signing up on the way to somewhere: which path waits in this browser for the log-in after it (Q08).
import { currentPlace, runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { rememberRedirect } from '@/storage/redirectAfterLogin'
import { button, fill, open, server } from './signingUp'

runTestServer(server)
standInDialogs()

const way = '/koment/biz_009'
const other = '/komentet-e-mia?faqe=2#fund'

it.each([
  ['nothing', 'nowhere', undefined, undefined, null],
  ['nothing', 'another page', undefined, { from: other }, other],
  // Where a log-in ends anyway unless it knows better.
  ['nothing', 'home', undefined, { from: '/' }, null],
  ['nothing', 'another site', undefined, { from: '//evil.example/x' }, null],
  ['nothing', 'the log-in', undefined, { from: '/login' }, null],
  ['a path', 'nowhere', way, undefined, way],
  ['a path', 'nowhere, with a message', way, { message: 'Mirë se erdhe' }, way],
  ['a path', 'another page', way, { from: other }, way],
  ['a path', 'the same page', way, { from: way }, way],
  ['a path', 'home', way, { from: '/' }, way],
  ['a path', 'another site', way, { from: 'https://evil.example' }, way],
  ['a path with a query', 'nowhere', other, undefined, other],
])(
  'with %s in the storage, who came from %s: after the sign-up there is what leads on [AUTHENT-06]',
  async (_stored, _from, stored, state, left) => {
    if (stored) rememberRedirect(stored)
    const app = await open({ state })
    await fill(app)
    await app.user.click(button())
    await waitFor(() => expect(currentPlace()).toMatch(/^\/verify-email/))
    expect(localStorage.getItem('pendingRedirect')).toBe(left)
  },
)

it.each([
  ['is refused', () => HttpResponse.json({ success: false, message: 'Jo' }, { status: 400 }), 'Jo'],
  ['gets no answer', () => HttpResponse.error(), 'Gabim në lidhje me serverin'],
])('a sign-up that %s leaves the path where it is [AUTHENT-06]', async (_, reply, text) => {
  rememberRedirect(way)
  server.msw.use(http.post('*/v1/auth/signup', reply))
  const app = await open({ state: { from: other } })
  await fill(app)
  await app.user.click(button())
  expect(await screen.findByText(text)).toBeVisible()
  expect(localStorage.getItem('pendingRedirect')).toBe(way)
})
