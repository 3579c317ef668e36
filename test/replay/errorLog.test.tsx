// What follows an unexpected error: in builds with the panel the offer of the session's log, which comes after a failed
// write and a log-out, too; in a build with VITE_ERROR_LOG_URL the log itself, once and private. What visitors hear.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { caughtEvent, rootOptions } from '@/app/App'
import { sendErrorLogs } from '@/app/errorLog'
import { makeStore } from '@/app/store'
import { log } from '@/platform/logger'
import { locationChanged } from '@/store/navigationEvents'
import { offerLogs } from '@/tools/log/app/offerLog'
import { readLog } from '@/tools/log/readLog'
import { downloads, fakeHost, privateAction, refuseDownloads } from './panelStage'

let stop = () => {}
beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue())
afterEach(() => {
  act(() => stop())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const thrown = (error: unknown) => act(() => void window.dispatchEvent(new ErrorEvent('error', { error })))
const rejected = (reason: unknown) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })))
const partGone = new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js')

describe('the offer of the session’s log', () => {
  let offers: ReturnType<typeof offerLogs>
  function start() {
    vi.stubEnv('VITE_ACTION_LOG', 'on')
    const { host } = fakeHost()
    offers = offerLogs(host)
    stop = offers.stop
    return host
  }
  const offered = () => screen.queryByText(/^Something went wrong/)?.textContent
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('saves the private log, as the panel does, or says that it cannot be saved', async () => {
    const { names, log } = downloads()
    start()
    thrown(new TypeError('x is undefined'))
    expect(screen.getByText('Something went wrong: TypeError: x is undefined')).toHaveRole('status')
    await press('Save log')
    expect(offered()).toBeUndefined()
    expect(names).toEqual([expect.stringMatching(/^words-.*\.actionlog\.json$/)])
    expect(await log()).toMatchObject({ reason: 'user', actions: [privateAction] })
    refuseDownloads()
    thrown(new Error('x'))
    await press('Save log')
    expect(screen.getByText('Could not be saved: Error: no room')).toBeVisible()
  })

  it('comes once after each different error, also one that a boundary has caught', async () => {
    start()
    thrown(partGone)
    expect(offered()).toBeUndefined()
    thrown(new Error('one'))
    await press('Not now')
    thrown(new Error('one'))
    expect(offered()).toBeUndefined()
    act(() => rootOptions.onCaughtError?.(new Error('two'), {}))
    expect(offered()).toBe('Something went wrong: Error: two')
  })

  it('comes after a write that the server or the network failed, after no other call, and no more once it was stopped', () => {
    const { diary } = start()
    const call = (method: string, status: number) =>
      act(() => diary.note({ kind: 'call', path: '/reviews', ms: 180, method, status }))
    call('GET', 500)
    call('POST', 422)
    call('POST', 201)
    expect(offered()).toBeUndefined()
    call('POST', 500)
    expect(offered()).toBe('Something went wrong: POST /reviews 500 in 180 ms')
    call('PUT', 0)
    expect(offered()).toBe('Something went wrong: PUT /reviews got no answer after 180 ms')
    act(stop)
    call('PUT', 500)
    thrown(new Error('one'))
    expect(offered()).toBeUndefined()
  })

  it('comes at the end of each session, whose log the next page load does not have any more', async () => {
    const { names } = downloads()
    start()
    const ended = () => screen.queryByText(/^The session has ended: its earlier page loads are forgotten, and the next/)
    for (const count of [1, 2]) {
      act(() => offers.sessionEnded())
      expect(ended()).toHaveRole('status')
      await press('Save log')
      expect([names.length, ended()]).toEqual([count, null])
    }
    act(stop)
    act(() => offers.sessionEnded())
    expect(ended()).toBeNull()
  })
})

describe('the log that is sent', () => {
  const address = 'https://errors.example/logs'
  let answer: () => Promise<Response>
  const fetched = vi.fn((..._: Parameters<typeof fetch>) => answer())

  /** A session in which a name was searched for. */
  function start(url = address) {
    answer = async () => new Response(null, { status: 204 })
    fetched.mockClear()
    vi.stubGlobal('fetch', fetched)
    vi.stubEnv('VITE_ERROR_LOG_URL', url)
    const store = makeStore()
    const query = { kerko: 'Zamira Kukaleshi' }
    store.dispatch(locationChanged({ path: '/', query, key: 'k', at: 1_795_262_400_000, state: null }))
    stop = sendErrorLogs(store, address)
    return store
  }
  const told = ({ getState }: ReturnType<typeof makeStore>) => getState().notices.items.map(({ text }) => text)
  const sent = () => fetched.mock.calls.map(([url, options]) => ({ ...options, url, body: String(options?.body) }))

  it('goes to the address once, private, and the visitor is told', async () => {
    const store = start()
    thrown(new TypeError('x of Zamira Kukaleshi is undefined'))
    thrown(new TypeError('x of Zamira Kukaleshi is undefined'))
    const words = 'Ndodhi një gabim. Skedarin e gabimit, pa tekstet e tua, ia dërguam ekipit.'
    await vi.waitFor(() => expect(told(store)).toEqual([words]))
    expect(sent()).toMatchObject([{ url: address, method: 'POST', credentials: 'omit' }])
    const [{ body } = { body: '' }] = sent()
    expect(body).not.toMatch(/Zamira|Kukaleshi/i)
    const { reason, error, actions } = readLog(body)
    expect(reason).toBe('crash')
    expect(actions.at(-1)).toMatchObject({ type: locationChanged.type, payload: { path: '/' } })
    expect(error?.message).toMatch(/^TypeError: \S of \S+ \S+ is undefined$/)
  })

  it('is of a rejection, too, and of what a boundary has caught; of three errors at most', async () => {
    start()
    rejected(new Error('one'))
    rootOptions.onCaughtError?.(new Error('two'), {})
    rootOptions.onUncaughtError?.('three', {})
    thrown(new Error('four'))
    await vi.waitFor(() => expect(sent()).toHaveLength(3))
    expect(sent().map(({ body }) => readLog(body).error?.message.replace(/^Error: /, '').length)).toEqual([3, 3, 5])
  })

  it('is nobody’s error where the address cannot be reached or refuses: then nobody is told', async () => {
    const store = start()
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    thrown(new Error('one'))
    answer = async () => new Response(null, { status: 503 })
    thrown(new Error('two'))
    await vi.waitFor(() => expect(sent()).toHaveLength(2))
    await new Promise((later) => setTimeout(later))
    expect(told(store)).toEqual([])
  })

  it('is not of a file of the app that did not load, nor once it was stopped, nor in a build without the address', () => {
    start('')
    thrown(partGone)
    rootOptions.onCaughtError?.(new Error('one'), {})
    stop()
    rejected(new Error('one'))
    window.dispatchEvent(new CustomEvent(caughtEvent, { detail: new Error('two') }))
    expect(sent()).toEqual([])
  })
})
