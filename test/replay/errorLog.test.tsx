// The logs that a build with VITE_ERROR_LOG_URL sends: of which errors, how often, their content, what visitors hear.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { caughtEvent, rootOptions } from '@/app/App'
import { sendErrorLogs } from '@/app/errorLog'
import { makeStore } from '@/app/store'
import { log } from '@/platform/logger'
import { locationChanged } from '@/store/navigationEvents'
import { readLog } from '@/tools/log/readLog'

const address = 'https://errors.example/logs'
const words = 'Ndodhi një gabim. Skedarin e gabimit, pa tekstet e tua, ia dërguam ekipit.'
let stop = () => {}
let answer: () => Promise<Response>
const fetched = vi.fn((..._: Parameters<typeof fetch>) => answer())

beforeEach(() => {
  answer = async () => new Response(null, { status: 204 })
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A session in which a name was searched for. */
function start() {
  const store = makeStore()
  const query = { kerko: 'Zamira Kukaleshi' }
  store.dispatch(locationChanged({ path: '/', query, key: 'k', at: 1_795_262_400_000, state: null }))
  stop = sendErrorLogs(store, address)
  return store
}
const thrown = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }))
const told = ({ getState }: ReturnType<typeof makeStore>) => getState().notices.items.map(({ text }) => text)
const sent = () => fetched.mock.calls.map(([url, options]) => ({ ...options, url, body: String(options?.body) }))

it('goes to the address once, private, and the visitor is told', async () => {
  const store = start()
  thrown(new TypeError('x of Zamira Kukaleshi is undefined'))
  thrown(new TypeError('x of Zamira Kukaleshi is undefined'))
  await vi.waitFor(() => expect(told(store)).toEqual([words]))
  expect(sent()).toMatchObject([{ url: address, method: 'POST', credentials: 'omit' }])
  const [{ body } = { body: '' }] = sent()
  expect(body).not.toMatch(/Zamira|Kukaleshi/i)
  const { reason, error, actions } = readLog(body)
  expect(reason).toBe('crash')
  expect(actions.at(-1)).toMatchObject({ type: locationChanged.type, payload: { path: '/' } })
  expect(error?.message).toMatch(/^TypeError: \S of \S+ \S+ is undefined$/)
})

it('of a rejection, and of what a boundary has caught, goes there too; of three errors at most', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  vi.stubEnv('VITE_ERROR_LOG_URL', address)
  start()
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('one') }))
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

it('is not sent for a file of the app that did not load, nor once it was stopped', () => {
  start()
  thrown(new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js'))
  stop()
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('one') }))
  window.dispatchEvent(new CustomEvent(caughtEvent, { detail: new Error('two') }))
  expect(sent()).toEqual([])
})

it('is not heard of in a build without the address', () => {
  vi.spyOn(log, 'error').mockReturnValue()
  vi.stubEnv('VITE_ERROR_LOG_URL', '')
  start()
  rootOptions.onCaughtError?.(new Error('one'), {})
  expect(sent()).toEqual([])
})
