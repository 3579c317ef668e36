// Faults at every screen, and at everything done there that asks the server: what is said, what leads on, that the
// frame stands, that another try works, nothing typed is lost, nothing is asked again and again. All faults with TEST_DEEP, else a
// fixed part of the worst.
import { aReview } from '@test/builders/entities'
import { arta, signedIn } from '@test/builders/ownReviews'
import { operationOf } from '@test/contract/ask'
import { renderApp } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed, vi } from 'vitest'
import type { OperationId } from '@/api/generated/operations'
import { initialAuthState } from '@/features/auth/model/machine'
import { log } from '@/lib/log'
import { type Call, type Reply, serve } from '../api/fakeServer'
import { type Failure, type FaultedScreen, faultedScreens } from './faultScreens'
import { type Fault, faults, goodReply } from './faults'
import { noteFigures } from './report'

const isDeep = process.env.TEST_DEEP === '1'
const NOW = Date.parse('2026-08-01T10:00:00Z')
standInDialogs()

/** The worst: silence, noise, lies. */
const worst = ['F01', 'F03', 'F05', 'F06', 'F08', 'F11', 'F13', 'F15', 'F17', 'F18', 'F22', 'F24', 'F28'].map((row) => {
  const found = faults.filter((fault) => fault.row === row)
  // The long message of F05 is worse than the short one.
  return (row === 'F05' ? found[1] : found[0]) as Fault
})

const pair = (chosen: readonly Fault[]) =>
  faultedScreens.flatMap((screen) => (screen.call ? chosen : chosen.slice(0, 1)).map((fault) => ({ screen, fault })))
const tried = isDeep ? pair(faults.filter(({ isHeavy }) => !isHeavy)) : pair(worst).filter((_, at) => at % 7 === 0)

const command = 'TEST_DEEP=1 npx vitest run --project unit test/robustness/faultScreens.test.tsx'
const figures = { matrix: 'Faults × screens', cases: 0, failures: 0, command }
afterAll(() => noteFigures(figures, !isDeep))

// Every chunk, so that none is waited for while the clock stands.
beforeAll(async () => {
  const parts = import.meta.glob([
    '../../src/**/*.tsx',
    '../../src/**/*.ts',
    '!../../src/main.tsx',
    '!../../src/app/replayCli.ts',
  ])
  await Promise.all(Object.values(parts).map((load) => load()))
}, 120_000)

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})

/** How long a call may take, in s, where it is not over at once. */
const lasts: Record<string, number> = { F03: 35, F04: 12 }

/** Lets seconds pass, and whatever is due in them happen. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      await settle()
    })
}

/** The server as it is when nothing is wrong: comments of others on businesses, one's own among one's own. */
function good(id: OperationId): Reply {
  if (id === 'getMe') return { body: { success: true, data: { user: arta } } }
  const review = aReview({ user: id === 'listReviewsByUser' ? arta : { _id: 'u2', name: 'Besa' } })
  return /Review/.test(id) ? goodReply(id, review) : goodReply(id)
}

/** The screen with the fault: opened broken, or broken once the visitor does something. */
async function meet({ route, state, isSignedIn, act: does, only }: FaultedScreen, { reply }: Fault) {
  let isBroken = !does
  const server = serve(({ method, path }: Call) => {
    if (path === '/auth/refresh')
      return {
        body: {
          success: true,
          data: { accessToken: freshToken({ sub: arta._id }, NOW), refreshToken: freshToken({}, NOW) },
        },
      }
    const id = operationOf(method, path)
    return isBroken && (!only || only.includes(id)) ? reply(id) : good(id)
  })
  const preloadedState = isSignedIn ? signedIn() : { auth: { ...initialAuthState, loading: false } }
  await act(() => renderApp({ route, state, preloadedState }))
  await pass(2)
  const mended = () => {
    isBroken = false
    server.calls.length = 0
  }
  if (does) {
    isBroken = true
    server.calls.length = 0
    await does()
  }
  return { server, mended }
}

const named = (pattern: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter(
    (element) =>
      !element.closest('header, footer') &&
      pattern.test((element.getAttribute('aria-label') ?? element.textContent ?? '').trim()),
  )

function failureOf({ ends, words }: Fault, call: OperationId): Failure | undefined {
  const ending = ends(call)
  if (!('fails' in ending)) return undefined
  const failure: Failure = ending.fails
  const isOurs = /^(HTTP error!|API request failed|Network error|Authentication failed)/.test(failure.message)
  const serverMessage = words ?? (isOurs ? undefined : failure.message)
  return serverMessage === undefined ? failure : { ...failure, serverMessage }
}

/** The frame stands, the page is not blank, and nothing waits or shows its insides. */
function checkFrame({ row }: Fault): void {
  expect(document.querySelector('header')).not.toBeNull()
  expect(document.querySelector('footer')).not.toBeNull()
  expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(20)
  expect(document.querySelector('main [aria-busy=true]')).toBeNull()
  const text = document.body.textContent ?? ''
  expect(text).not.toMatch(/\[object|Invalid Date|NaN|Ndodhi një gabim i papritur/)
  if (row !== 'F28') expect(text).not.toMatch(/undefined|null/)
}

/** The words are read out, something leads on, and what was typed is there. */
function checkWords({ says, onward = /./, kept = {} }: FaultedScreen, failure: Failure): void {
  const spoken = [...document.querySelectorAll('[role=alert], [role=status]')].map((each) => each.textContent ?? '')
  for (const words of says?.(failure) ?? []) expect(spoken.join('\n')).toContain(words)
  for (const words of spoken) expect(words.length).toBeLessThanOrEqual(600)
  expect(named(onward)).not.toHaveLength(0)
  for (const [label, value] of Object.entries(kept)) expect(screen.getByLabelText(label)).toHaveValue(value)
}

/** The server is well again: what offers another try shows what was asked for, and no failure any more. */
async function checkRetry({ onward = /./, says }: FaultedScreen, failure: Failure, mended: () => void): Promise<void> {
  const retry = named(onward).find((element) => /^Provo përsëri$/i.test(element.textContent ?? ''))
  if (!retry) return
  mended()
  await act(async () => fireEvent.click(retry))
  await pass(3)
  const alerts = [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent ?? '')
  expect(alerts.join('\n')).not.toContain(says?.(failure)[0])
  expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(20)
}

/** Nothing is asked again and again, and nothing at all where there is nothing to ask. */
function checkRequests(calls: readonly Call[], isQuiet: boolean): void {
  if (isQuiet) expect(calls).toEqual([])
  const asked = calls.map(({ method, url }) => `${method} ${url.href}`)
  for (const one of asked) expect(asked.filter((other) => other === one).length, one).toBeLessThanOrEqual(2)
}

describe('faults at every screen', () => {
  it.each(tried.map(({ screen, fault }) => [screen.name, `${fault.row} ${fault.name}`, screen, fault] as const))(
    '%s: %s',
    async (_screen, _fault, faulted, fault) => {
      figures.cases += 1
      onTestFailed(() => {
        figures.failures += 1
      })
      const { server, mended } = await meet(faulted, fault)
      await pass(lasts[fault.row] ?? 3)

      checkFrame(fault)
      const failure = faulted.call && failureOf(fault, faulted.call)
      if (failure) checkWords(faulted, failure)
      checkRequests(server.calls, !faulted.call)
      if (failure) await checkRetry(faulted, failure, mended)
    },
  )
})
