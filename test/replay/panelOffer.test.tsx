// The offer of the session's log after trouble or a log-out: after which, how often, and what it saves.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { rootOptions } from '@/app/App'
import { log } from '@/platform/logger'
import { offerLogs } from '@/tools/log/app/offerLog'
import { readLog } from '@/tools/log/readLog'
import { downloads, fakeHost, refuseDownloads } from './panelStage'

let offers: ReturnType<typeof offerLogs>
const stop = () => offers.stop()
afterEach(() => {
  act(stop)
  document.body.replaceChildren()
  vi.unstubAllEnvs()
})

function start() {
  const { host } = fakeHost()
  offers = offerLogs(host)
  return host
}
const thrown = (error: unknown) => act(() => void window.dispatchEvent(new ErrorEvent('error', { error })))
const offered = () => screen.queryByText(/^Something went wrong/)?.textContent
const call = (fields: { method: string; status: number }) =>
  ({ kind: 'call', path: '/reviews', ms: 180, ...fields }) as const
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('saves the private log, as the panel does', async () => {
  const files = downloads()
  start()
  thrown(new TypeError('x is undefined'))
  expect(screen.getByText('Something went wrong: TypeError: x is undefined')).toHaveRole('status')
  await press('Save log')
  expect(offered()).toBeUndefined()
  expect(files[0]?.name).toMatch(/^words-.*\.actionlog\.json$/)
  const { reason, actions } = readLog((await files[0]?.blob.text()) ?? '')
  expect([reason, actions]).toEqual([
    'user',
    [{ type: 'words/said', payload: expect.stringMatching(/^(?!mine)\w{4}$/) }],
  ])
})

it('says so when it cannot be saved', async () => {
  refuseDownloads()
  start()
  thrown(new Error('x'))
  await press('Save log')
  expect(screen.getByText('Could not be saved: Error: no room')).toBeVisible()
})

it('comes once after each different trouble', async () => {
  start()
  thrown(new Error('one'))
  await press('Not now')
  thrown(new Error('one'))
  expect(offered()).toBeUndefined()
  thrown(new Error('two'))
  expect(offered()).toBe('Something went wrong: Error: two')
})

it('comes after a rejection and after what a boundary has caught, not after a file of the app that did not load', () => {
  vi.stubEnv('VITE_ACTION_LOG', 'on')
  vi.spyOn(log, 'error').mockReturnValue()
  start()
  thrown(new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'))
  expect(offered()).toBeUndefined()
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('one') })))
  expect(offered()).toBe('Something went wrong: Error: one')
  act(() => rootOptions.onCaughtError?.(new Error('two'), {}))
  expect(offered()).toBe('Something went wrong: Error: two')
})

it('comes after a write that the server or the network failed, and after no other call', () => {
  const { diary } = start()
  const others = [
    { method: 'GET', status: 500 },
    { method: 'POST', status: 422 },
    { method: 'POST', status: 201 },
  ]
  for (const other of others) act(() => diary.note(call(other)))
  expect(offered()).toBeUndefined()
  act(() => diary.note(call({ method: 'POST', status: 500 })))
  expect(offered()).toBe('Something went wrong: POST /reviews 500 in 180 ms')
  act(() => diary.note(call({ method: 'PUT', status: 0 })))
  expect(offered()).toBe('Something went wrong: PUT /reviews got no answer after 180 ms')
})

it('comes at the end of each session, whose log the next page load does not have any more', async () => {
  const files = downloads()
  start()
  const ended = () => screen.queryByText(/^The session has ended: its earlier page loads are forgotten, and the next/)
  for (const count of [1, 2]) {
    act(() => offers.sessionEnded())
    expect(ended()).toHaveRole('status')
    await press('Save log')
    expect([files.length, ended()]).toEqual([count, null])
  }
  act(stop)
  act(() => offers.sessionEnded())
  expect(ended()).toBeNull()
})

it('goes, and comes no more, once another log is shown', () => {
  vi.stubEnv('VITE_ACTION_LOG', 'on')
  vi.spyOn(log, 'error').mockReturnValue()
  const { diary } = start()
  thrown(new Error('one'))
  act(stop)
  act(() => diary.note(call({ method: 'POST', status: 500 })))
  act(() => rootOptions.onCaughtError?.(new Error('two'), {}))
  expect(offered()).toBeUndefined()
})
