// Security rows that need the app and no browser: the app does not tell who has an account, and who one is in the
// storage is not who one is to the server (robustness X14, X18).

import { operationOf } from '@test/contract/ask'
import { arta } from '@test/page'
import { renderApp } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { type Reply, serve } from '../api/fakeServer'
import { faultedScreens, wellReply } from './faultScreens'
import { takeStep } from './takeStep'

standInDialogs()

/** The dialog of the forgotten password after this address was sent and answered so, without the address. */
async function wordsAfter(address: string, reply: Reply): Promise<string> {
  serve(() => reply)
  const { store, user, unmount } = await renderApp({ route: '/login' })
  act(() => scheduleSessionCheck(store.dispatch))
  await user.click(await screen.findByRole('button', { name: 'Ke harruar fjalëkalimin?' }))
  const dialog = screen.getByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Email *'), { target: { value: address } })
  await user.click(within(dialog).getByRole('button', { name: 'Dërgo linkun' }))
  const spoken = reply.status === 200 ? 'status' : 'alert'
  await waitFor(() => expect(within(dialog).getByRole(spoken)).not.toBeEmptyDOMElement())
  const text = dialog.textContent ?? ''
  unmount()
  return text.replaceAll(address, '')
}

it('a forgotten password tells nobody by words of the app who has an account [X14]', async () => {
  const ok = { status: 200, body: { success: true } }
  expect(await wordsAfter('kush@posta.example', ok)).toBe(await wordsAfter('askush@posta.example', ok))
  const refused = (status: number) => wordsAfter('askush@posta.example', { status, body: { success: false } })
  const words = await refused(404)
  expect(words).toContain('Gabim në dërgimin e email-it')
  for (const status of [403, 500]) expect(await refused(status)).toBe(words)
})

it('a review is sent in the name the token has, not the storage’s; the stored role opens nothing [X18]', async () => {
  const writing = faultedScreens.find(({ name }) => name === 'writing, sent')
  localStorage.setItem('accessToken', freshToken({ sub: arta._id }))
  localStorage.setItem('refreshToken', freshToken({ sub: arta._id }))
  localStorage.setItem('user', JSON.stringify({ _id: 'u9', name: 'Ben Leka', role: 'admin' }))
  const { to } = serve(({ method, path }) => wellReply(operationOf(method, path)))
  const { store } = await renderApp({ route: writing?.route ?? '' })
  act(() => scheduleSessionCheck(store.dispatch))
  await screen.findByRole('button', { name: `Llogaria: ${arta.name}` })
  expect(store.getState().auth.user).toMatchObject({ _id: arta._id })
  // As whole values: an id of a request is random and may hold the same letters.
  expect(JSON.stringify(store.getState())).not.toMatch(/"(admin|u9)"/)
  await screen.findByRole('radio', { name: /^4 nga 5/ })
  for (const step of writing?.does ?? []) await takeStep(step)
  await waitFor(() => expect(to('/reviews').filter(({ method }) => method === 'POST')).toHaveLength(1))
  const [sent] = to('/reviews').filter(({ method }) => method === 'POST')
  expect(sent?.body).toMatchObject({ user: arta._id })
})
