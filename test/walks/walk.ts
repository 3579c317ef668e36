// One walk: the real app on the mock backend, a network in the walk's hands, and a look at everything after each step.

import type { Random } from '@mocks/seed/random'
import { demoUser } from '@mocks/seed/users'
import { renderApp } from '@test/render'
import { settle } from '@test/stubServer'
import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { forgetRefreshes } from '@/api/http/reauth'
import type { AppStore } from '@/app/store'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { storageKeys } from '@/lib/storageKeys'
import { forgetRefused } from '@/platform/browserStorage'
import { log } from '@/platform/logger'
import { logText } from '@/replay/bundle'
import { clearSession } from '@/session/tokens'
import { forgetBrowsingSession } from '@/storage/tabSession'
import { navigationRequested } from '@/store/navigationEvents'
import type { RootState } from '@/store/storeHooks'
import { other } from './directory'
import {
  Answers,
  Broken,
  checkDoubles,
  checkFields,
  checkPage,
  checkRequests,
  checkSettled,
  Secrets,
  type Seen,
} from './invariants'
import { fates, WalkServer } from './server'
import type { Order, Script, Step } from './steps'
import { meanwhile, nextDeeds, perform } from './visitor'

/** Longer than every pause of a field, and than the wait before the bar appears. */
const PAUSE = 600

const START = Date.UTC(2026, 10, 20, 12)

/** The real clock's. */
const realSetTimeout = globalThis.setTimeout

/** Answers that one settling may need; more are requests without end. */
const MOST_ANSWERS = 60

/** What the app says on the console without an error in it: a failed call, by name or these words, and a picture. */
const isExpected = (message: string) =>
  // AUTHERR-16 has the second one logged. jsdom draws no pictures.
  /^(\w+ failed$|The e-mail for verification was not sent again$|Failed to load profile data|A picture of a comment)/.test(
    message,
  )

/** What a page that is left takes with it. */
function forgetModules(): void {
  forgetRefreshes()
  forgetRefused()
  forgetBrowsingSession()
}

/** One walk. */
export class Walk {
  readonly server = new WalkServer()
  private readonly secrets = new Secrets()
  private answers = new Answers()
  private store!: AppStore
  private leave: () => void = () => undefined
  /** How many of the store's actions were looked at. */
  private seen = 0
  /** The place in the history that the last step back led to. */
  private cameBackTo: number | undefined
  /** What escaped from a promise or a handler. */
  private readonly escaped: unknown[] = []
  private readonly stopListening: () => void

  private constructor() {
    const take = (error: unknown) => void this.escaped.push(error)
    const takeEvent = (event: ErrorEvent) => take(event.error)
    process.on('unhandledRejection', take)
    window.addEventListener('error', takeEvent)
    this.stopListening = () => {
      process.off('unhandledRejection', take)
      window.removeEventListener('error', takeEvent)
    }
  }

  /** The app as a visitor or the demo's user finds it at an address. */
  static async begin({ at, isSignedIn }: Pick<Script, 'at' | 'isSignedIn'>): Promise<Walk> {
    const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
    vi.useFakeTimers({ now: START, toFake: [...timers, 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    vi.stubGlobal('print', () => undefined)
    vi.spyOn(log, 'warn').mockReturnValue()
    vi.spyOn(log, 'error').mockReturnValue()
    const walk = new Walk()
    vi.stubGlobal('fetch', walk.server.fetch)
    if (isSignedIn) await walk.signInElsewhere(demoUser.email)
    await walk.load(at)
    return walk
  }

  /** Does the step, and looks. */
  async take(step: Step): Promise<void> {
    if ('answerAll' in step) return this.answerAll(step.answerAll)
    await act(async () => {
      if ('answer' in step) await this.answer(step)
      else if ('carryOut' in step) await this.carryOut(step.carryOut)
      else if ('open' in step) this.store.dispatch(navigationRequested({ to: step.open }))
      else if ('otherTab' in step) await this.inOtherTab(step.otherTab)
      else if ('wait' in step) await vi.advanceTimersByTimeAsync(step.wait === 'a minute' ? 60_000 : 3_600_000)
    })
    if ('go' in step) await this.go(step.go)
    else perform(step)
    // That this page awaits what another one asked for is in RTK Query's state half a second late, and the bar with it.
    if ('go' in step || 'open' in step) await this.pause()
    await this.pause()
    this.look()
  }

  /** What comes next: something with the network while it has something to do, else a deed of the visitor's. */
  next(random: Random): Step[] {
    const { waiting } = this.server
    const write = waiting.find(({ request, id }) => request.method !== 'GET' && /Review$|Business$/.test(id ?? ''))
    if (write && random.percent(60)) return meanwhile(write.name, random)
    if (waiting.length === 0 || random.percent(50)) return nextDeeds(random)
    const { name } = random.pick(waiting)
    const chance = random.below(100)
    if (chance < 25) return [{ answer: name, as: 'well' }]
    if (chance < 50) return [{ answerAll: 'oldest first' }]
    if (chance < 60) return [{ answerAll: 'newest first' }]
    if (chance < 70) return [{ carryOut: name }]
    // The app asks again by itself, and visitors do: what is wrong with an answer is mostly wrong with the next one.
    return [{ answer: name, as: random.pick(fates), ...(random.percent(60) && { always: true as const }) }]
  }

  /** Answers everything; then nothing may wait any more. */
  async end(): Promise<void> {
    await this.answerAll('oldest first')
    checkSettled(this.store.getState())
  }

  /** The action log of the page that is open, as a visitor would save it. */
  log(): string {
    const { recorder, getState } = this.store
    return logText({ app: { name: 'Walk', version: '0', commit: '' }, recorder, getState }, 'test')
  }

  /** Leaves nothing for the next walk. */
  clear(): void {
    this.stopListening()
    cleanup()
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    clearSession()
    forgetModules()
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  }

  private async load(route: string, isReload = false): Promise<void> {
    const { store, unmount } = await renderApp({ route, isReload })
    this.store = store
    this.leave = unmount
    this.seen = 0
    this.answers = new Answers()
    this.cameBackTo = undefined
    // As main.tsx does.
    scheduleSessionCheck(store.dispatch)
    await this.pause()
    this.look()
  }

  private async go(where: 'back' | 'forward' | 'reload'): Promise<void> {
    if (where === 'reload') {
      this.leave()
      vi.clearAllTimers()
      this.server.forgetPage()
      forgetModules()
      return this.load(window.location.pathname + window.location.search, true)
    }
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    // Forward only where the last change was a step back: nothing tells otherwise whether there is a place to go to.
    if (where === 'back' ? idx === 0 : idx !== this.cameBackTo) return
    await act(async () => {
      const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history[where]()
      // jsdom goes in a timer of its own; where it cannot, nothing happens.
      await Promise.race([gone, new Promise((resolve) => realSetTimeout(resolve, 1_000))])
    })
    this.cameBackTo = where === 'back' ? idx - 1 : undefined
  }

  private async signInElsewhere(email: string): Promise<void> {
    const body = JSON.stringify({ email, password: demoUser.password })
    const headers = { 'content-type': 'application/json' }
    const url = 'http://localhost:3000/v1/auth/login'
    const reply = await this.server.backend.handle(new Request(url, { method: 'POST', headers, body }))
    const { data } = (await reply.json()) as { data: { accessToken: string; refreshToken: string; user: object } }
    this.tell({ ...data, user: JSON.stringify(data.user) })
  }

  /** Another tab writes; the browser tells this one. */
  private tell({ accessToken, refreshToken, user }: Record<'accessToken' | 'refreshToken' | 'user', string | null>) {
    const items = { [storageKeys.accessToken]: accessToken, [storageKeys.refreshToken]: refreshToken, user }
    for (const [key, value] of Object.entries(items)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    }
    for (const [key, newValue] of Object.entries(items))
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }

  private async inOtherTab(deed: 'logs out' | 'logs in' | 'logs in as another'): Promise<void> {
    if (deed === 'logs out') this.tell({ accessToken: null, refreshToken: null, user: null })
    else await this.signInElsewhere(deed === 'logs in' ? demoUser.email : other.email)
  }

  private async carryOut(name: string): Promise<void> {
    const one = this.server.waiting.find((waiting) => waiting.name === name)
    if (one) this.server.carryOut(one)
    await settle()
  }

  private async answer({ answer: name, as: fate, always }: Extract<Step, { answer: string }>): Promise<void> {
    const one = this.server.waiting.find((waiting) => waiting.name === name)
    if (one && always) this.server.goOn(name, fate)
    if (one) await this.server.answer(one, fate)
  }

  private async answerAll(order: Order): Promise<void> {
    for (let answers = 0; this.server.waiting.length > 0; answers += 1) {
      if (answers > MOST_ANSWERS) throw new Broken('requests without end', String(this.server.waiting[0]?.name))
      const one = this.server.next(order)
      await act(async () => one && (await this.server.answer(one, 'well')))
      await this.pause()
      this.look()
    }
  }

  /** Until typing has settled, its request is sent, and a slow one shows; what ends with the pause is drawn. */
  private async pause(): Promise<void> {
    await this.turn(PAUSE)
    let known: RootState
    do {
      known = this.store.getState()
      // A request that began in the last moment of the turn before shows after as long a wait.
      await this.turn(PAUSE)
    } while (this.store.getState() !== known)
  }

  private async turn(ms: number): Promise<void> {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms)
      await settle()
    })
  }

  /** The actions since the last look, each with the state before and after it. */
  private newActions(): readonly Seen[] {
    const fresh = this.store.recorder
      .chunks()
      .flatMap(({ base, first, actions, states }) =>
        actions.flatMap((action, index) =>
          first + index < this.seen
            ? []
            : [{ action, before: (states[index - 1] ?? base) as RootState, after: states[index] as RootState }],
        ),
      )
    this.seen += fresh.length
    return fresh
  }

  private look(): void {
    const state = this.store.getState()
    const [said] = this.escaped
    if (said) throw new Broken('an unhandled error', String(said instanceof Error ? said.stack : said))
    const [violation] = this.server.violations
    if (violation) throw new Broken('a request that the contract does not allow', violation)
    const seen = this.newActions()
    const actions = seen.map(({ action }) => action)
    for (const one of seen) this.answers.check(one)
    this.secrets.check('the state', state)
    this.secrets.check('the log', ...actions)
    for (const [message, ...details] of [...vi.mocked(log.error).mock.calls, ...vi.mocked(log.warn).mock.calls]) {
      this.secrets.check('the console', message, ...details)
      if (!isExpected(message)) throw new Broken('an error on the console', `${message} ${details[0]}`)
    }
    checkPage()
    checkDoubles(state)
    checkRequests(state)
    const routed = state.navigation.current?.query.kerko ?? ''
    checkFields(state, { routed, server: this.server })
    if (this.server.waiting.length === 0) checkSettled(state)
  }
}
