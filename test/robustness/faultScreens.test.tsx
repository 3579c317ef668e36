// Faults at every screen, and at all that is done there and asks the server: what is said, what leads on; the frame
// stands, another try works, nothing typed is lost, nothing is asked again and again. TEST_DEEP: all; else a part.

import { operationOf } from '@test/contract/ask'
import { arta, signedIn, visitor } from '@test/page'
import { renderApp } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/platform/logger'
import { type Call, serve } from '../api/fakeServer'
import { wrongIn } from './faultLook'
import {
  expected,
  type Failure,
  type FaultedScreen,
  failureOf,
  faultedScreens,
  wellReply,
  worstFaults,
} from './faultScreens'
import { type Fault, faults } from './faults'
import { loadEveryChunk, pass, takeStep } from './takeStep'

const isDeep = process.env.TEST_DEEP === '1'
const NOW = Date.parse('2026-08-01T10:00:00Z')
standInDialogs()
loadEveryChunk()

const pair = (chosen: readonly Fault[]) =>
  faultedScreens.flatMap((screen) => (screen.call ? chosen : chosen.slice(0, 1)).map((fault) => ({ screen, fault })))
const tried = isDeep
  ? pair(faults.filter(({ isHeavy }) => !isHeavy))
  : // Every screen, each of the 13 faults twice or more.
    pair(worstFaults).filter((_, at) => at % 11 === 0)

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})

/** How long a call may take, in s, where it is not over at once. */
const lasts: Record<string, number> = { F03: 35, F04: 12 }

/** The screen with the fault: opened broken, or broken once the visitor does something. */
async function meet({ route, state, isSignedIn, does, only }: FaultedScreen, { reply }: Fault) {
  let isBroken = !does
  const server = serve(({ method, path }: Call) => {
    const data = { accessToken: freshToken({ sub: arta._id }, NOW), refreshToken: freshToken({}, NOW) }
    if (path === '/auth/refresh') return { body: { success: true, data } }
    const id = operationOf(method, path)
    return isBroken && (!only || only.includes(id)) ? reply(id) : wellReply(id)
  })
  const preloadedState = isSignedIn ? signedIn() : visitor()
  await act(() => renderApp({ route, state, preloadedState }))
  await pass(2)
  const mended = () => {
    isBroken = false
    server.calls.length = 0
  }
  if (does) {
    isBroken = true
    server.calls.length = 0
    for (const step of does) await takeStep(step)
  }
  return { server, mended }
}

const buttons = () =>
  [...document.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((each) => !each.closest('header, footer'))

/** What went wrong, but for the messages of what has happened, which stay until they are closed. */
const failures = () =>
  [...document.querySelectorAll('[role=alert]')].filter(
    (each) => !each.querySelector('[aria-label="Mbylle njoftimin"]'),
  )
const ofName = (name: RegExp) => buttons().filter(({ textContent }) => name.test(textContent ?? ''))
const retries = () => ofName(/^Provo përsëri$/i)

/**
 * The server is well again: whatever offers another try shows what was asked for, and no failure is left but one that
 * offers to load the page afresh (DIRERR-03).
 */
async function checkRetry({ says }: FaultedScreen, failure: Failure, mended: () => void): Promise<void> {
  const offered = retries()
  if (offered.length === 0) return
  mended()
  await act(async () => {
    for (const retry of offered) fireEvent.click(retry)
  })
  await pass(3)
  const alerts = failures().map((each) => each.textContent ?? '')
  if (ofName(/^Rifresko faqen$/).length === 0) expect(alerts.join('\n')).not.toContain(says?.(failure)[0])
  expect(retries()).toEqual([])
  expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(20)
}

/** Nothing is asked again and again, and nothing at all where there is nothing to ask. */
function checkRequests(calls: readonly Call[], { call, mostAlike = 2 }: FaultedScreen): void {
  if (!call) expect(calls).toEqual([])
  const asked = calls.map(({ method, url }) => `${method} ${url.href}`)
  for (const one of asked) expect(asked.filter((other) => other === one).length, one).toBeLessThanOrEqual(mostAlike)
}

it.each(tried.map(({ screen, fault }) => [screen.name, `${fault.row} ${fault.name}`, screen, fault] as const))(
  'faults at every screen: %s: %s',
  async (_screen, _fault, faulted, fault) => {
    const { server, mended } = await meet(faulted, fault)
    await pass(lasts[fault.row] ?? 5)

    const failure = faulted.call && failureOf(fault, faulted.call)
    expect(wrongIn(expected(faulted, fault))).toEqual([])
    checkRequests(server.calls, faulted)
    if (failure) await checkRetry(faulted, failure, mended)
  },
)
