// A walk through the pages: the real app on its store, a server whose replies the walk sends, and what a visitor can do.
import { arta, signedIn } from '@test/builders/ownReviews'
import { renderApp } from '@test/render'
import { type PendingRequest, settle, stubServer } from '@test/stubServer'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { businessesApi, reviewsApi } from '@/api'
import type { AppStore } from '@/app/store'
import { initialAuthState } from '@/features/auth/model/machine'
import { navigationRequested } from '@/lib/navigationEvents'
import { loggedOut } from '@/session/events'
import { clearSession } from '@/session/tokens'
import { fieldsOf, fieldsOnScreen } from './walkFields'
import { REFUSAL, WalkServer } from './walkServer'

/** How the server treats the requests that wait: all answered, the newest first, one of them, none; or all fail. */
export type Mood = 'answers' | 'newestFirst' | 'answersOne' | 'hangs' | 'refuses' | 'breaks'

/** What the visitor does; `nth` chooses among what there is to press, type or open. */
export interface Step {
  deed: 'press' | 'type' | 'choose' | 'open' | 'back' | 'write' | 'logOut'
  nth: number
  mood: Mood
}

const { createReview, updateReview, deleteReview } = reviewsApi.endpoints
const { createBusiness } = businessesApi.endpoints
const newReview = {
  business: 'b1',
  user: arta._id,
  rating: 5,
  title: 'Komenti im',
  comment: 'K',
  isApproved: true,
} as const
const newBusiness = { name: 'Kafe e re', businessName: 'Kafe e re', category: 'c1', url: 'https://shembull.example' }

/** Longer than every pause of a field, and than the wait before the bar appears. */
const PAUSE = 600

const addresses = [
  '/',
  '/kategorite',
  '/kategorite?kerko=ta',
  '/kategorite/restorante',
  '/kategorite/restorante?faqe=3',
  '/kategorite/piceri',
  '/biznes/b1',
  '/biznes/b1?faqe=2',
  '/biznes/b1?kerko=koment',
  '/biznes/h1',
  '/komentet-e-mia',
]
const words = ['kafe', 'hotel', 'ta', 'zz', 'koment', '']

/** What can be pressed: links to pages with lists, results, filters, pages of a list, retries. */
const pressable = [
  'main article a[href^="/kategorite/"], main article a[href^="/biznes/"], main h1 ~ ul a, main nav a[href^="/kat"]',
  'main [role=option]',
  'main nav[aria-label=Faqet] button:not(:disabled)',
  'main button[aria-pressed], main button[aria-label^=Komentet]:not(:disabled)',
].join(', ')
const pressedByText = /^(Shfaq edhe .+|Provo [pP]ërsëri|Shfaq të gjitha komentet|Pastro)$/

/** The real clock's, for what jsdom does in timers of its own. */
const realSetTimeout = globalThis.setTimeout

/** Of these the nth, counted around. */
const nthOf = <T>(items: readonly T[], nth: number): T | undefined => items[nth % Math.max(items.length, 1)]

/** One walk. */
export class Walk {
  private readonly answered = new Set<PendingRequest>()
  private readonly server = new WalkServer()
  /** Businesses created while no list of them was on screen. */
  private created: string[] = []

  private readonly store: AppStore
  private readonly stub: ReturnType<typeof stubServer>

  private constructor(store: AppStore, stub: ReturnType<typeof stubServer>) {
    this.store = store
    this.stub = stub
  }

  /** The app as a visitor or Arta finds it at an address. */
  static async begin(address: string, isSignedIn: boolean): Promise<Walk> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    const stub = stubServer()
    const preloadedState = isSignedIn ? signedIn() : { auth: { ...initialAuthState, loading: false } }
    const { store } = await renderApp({ route: address, preloadedState })
    const walk = new Walk(store, stub)
    await walk.pause()
    return walk
  }

  /** Does the step, and compares screen and state before and after each reply. */
  async take({ deed, nth, mood }: Step): Promise<void> {
    await this[deed](nth)
    await this.pause()
    this.compare(`${deed} ${nth}`)
    await this.reply(mood)
  }

  /** Answers everything, and leaves nothing behind. */
  async end(): Promise<void> {
    await this.reply('answers')
    expect(document.querySelector('[role=progressbar]')).toBeNull()
  }

  /** Leaves nothing for the next walk. */
  static clear(): void {
    cleanup()
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    clearSession()
    localStorage.clear()
    sessionStorage.clear()
  }

  private press(nth: number): void {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')].filter(({ textContent }) =>
      pressedByText.test(textContent?.trim() ?? ''),
    )
    const target = nthOf([...buttons, ...document.querySelectorAll<HTMLElement>(pressable)], nth)
    if (target) fireEvent.click(target)
  }

  private type(nth: number): void {
    const field = document.querySelector<HTMLInputElement>('main input:not([type=date]):not([list])')
    if (field) fireEvent.change(field, { target: { value: nthOf(words, nth) } })
  }

  private choose(nth: number): void {
    const select = document.querySelector<HTMLSelectElement>('main select')
    const option = select && nthOf([...select.options], nth)
    if (option) fireEvent.change(select, { target: { value: option.value } })
  }

  private open(nth: number): void {
    const to = nthOf(addresses, nth) ?? '/'
    act(() => void this.store.dispatch(navigationRequested({ to })))
  }

  /** jsdom goes back in a timer of its own. */
  private async back(): Promise<void> {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    if (idx === 0) return
    await act(async () => {
      const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history.back()
      await Promise.race([gone, new Promise((resolve) => realSetTimeout(resolve, 100))])
    })
  }

  private write(nth: number): void {
    const { dispatch } = this.store
    const id = `r${1 + (nth % 3) * 2 + 1}`
    const writes = [
      () => dispatch(createReview.initiate({ newReview }, { track: false })),
      () => dispatch(updateReview.initiate({ id, reviewChanges: { title: `Ndryshuar ${nth}` } }, { track: false })),
      () => dispatch(deleteReview.initiate({ id }, { track: false })),
      () => this.createBusiness(),
    ]
    act(() => void nthOf(writes, nth)?.())
  }

  private async createBusiness(): Promise<void> {
    const { data } = await this.store.dispatch(createBusiness.initiate({ newBusiness }, { track: false }))
    if (data?.data) this.created.unshift(data.data.name ?? '')
  }

  private logOut(): void {
    this.created = []
    act(() => {
      clearSession()
      this.store.dispatch(loggedOut())
    })
  }

  private waiting(): PendingRequest[] {
    return this.stub.requests.filter((request) => !this.answered.has(request))
  }

  private async reply(mood: Mood): Promise<void> {
    if (mood === 'hangs') return
    const sent = this.stub.requests.length
    for (let waiting = this.waiting(); waiting.length > 0; waiting = this.waiting()) {
      expect(this.stub.requests.length - sent, 'requests without end').toBeLessThan(60)
      const request = mood === 'newestFirst' ? waiting.at(-1) : waiting[0]
      if (!request) return
      this.answered.add(request)
      await act(async () => {
        if (mood === 'breaks') await request.fail()
        else if (mood === 'refuses') await request.reply({ success: false, message: REFUSAL }, 403)
        else await request.reply(...this.server.reply(request))
      })
      await this.pause()
      this.compare(`${mood} ${request.method} ${request.path}`)
      if (mood === 'answersOne') return
    }
  }

  /** Until typing has settled, its request is sent, and a slow one shows. */
  private async pause(): Promise<void> {
    for (let turn = 0; turn < 2; turn += 1) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(PAUSE)
        await settle()
      })
    }
  }

  private compare(after: string): void {
    const state = this.store.getState()
    if (state.businesses.openLists.some(({ list }) => list === 'businesses')) this.created = []
    const fields = fieldsOf(state)
    const place = window.location.pathname + window.location.search
    expect(fields, `at ${place} after ${after}`).toEqual(fieldsOnScreen(fields, this.created))
  }
}
