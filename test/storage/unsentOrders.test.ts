// @vitest-environment jsdom
// Every order of events in three tabs of one browser: what each form finds of the unsent texts (Q29, Q71, Q72, Q86).
import { aForm } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { claimText, claimTexts, forgetText, readText, waitForLogin } from '@/storage/reviewTexts'
import type { TakenText } from '@/storage/storedTexts'

const HOUR = 3_600_000
const tabs = ['tab 1', 'tab 2', 'tab 3'] as const
const businesses = ['biz_150', 'biz_149'] as const
const users = ['arta', 'berti'] as const
const asking = { isOnPage: () => true, isFree: () => true }

/** A text of the model; each has a number of its own. */
interface Text {
  number: number
  business: string
  session: string
  author: string | undefined
  /** For the pending review only. */
  isDue: boolean
  at: number
}

type Form = { session: string; business: string }

const formData = (number: number) =>
  aForm({
    title: `Mbrëmja numër ${number} me djathë të freskët dhe verë të shtëpisë së tyre`,
    comment: `Shënimi ${number}: djathi ishte i freskët. Pritëm pak për tavolinën, por ia vlejti. Do të kthehemi me fëmijët.`,
  })

/** The browser, and beside it the model of what it keeps. */
class Browser {
  now = Date.parse('2026-11-21T12:00:00Z')
  user: string | undefined
  written = 0
  pending: Text | undefined
  drafts: Text[] = []
  readonly sent: number[] = []
  readonly gone = new Set<number>()
  private readonly visits: Record<string, number> = {}

  /** The browsing session of a tab: the page that is shown runs in it. */
  enter(tab: string): string {
    const session = `${tab}, visit ${this.visits[tab] ?? 0}`
    sessionStorage.setItem('browsingSession', session)
    return session
  }

  close(tab: string): void {
    this.visits[tab] = (this.visits[tab] ?? 0) + 1
  }

  private isLive = ({ at }: Text) => this.now - at < HOUR
  private isKept = (text: Text) => text.author !== undefined || this.isLive(text)
  private isSeen = ({ author }: Text) => author === undefined || author === this.user
  private isOwn = ({ author, session }: Text, form: Form) =>
    author !== undefined || (this.user === undefined && session === form.session)

  /** Time passes: a visitor's text goes after its hour, a user's that waited for so long goes on as a draft. */
  pass(minutes: number): void {
    this.now += minutes * 60_000
    if (this.pending && !this.isLive(this.pending)) {
      this.drafts.push(this.pending)
      this.pending = undefined
    }
    for (const text of this.drafts.filter((draft) => !this.isKept(draft))) this.gone.add(text.number)
    this.drafts = this.drafts.filter(this.isKept)
  }

  /** What the form finds, compared with the model: the text it shows, or the one that it sends by itself. */
  async find(form: Form): Promise<{ number: number; from: TakenText; isSentItself: boolean } | undefined> {
    const key = { businessId: form.business, author: this.user }
    const claimed = this.user ? await claimText(key, this.now, asking) : undefined
    const due = this.user ? this.claim(form) : undefined
    expect(claimed).toEqual(due && formData(due.number))
    if (due) return { number: due.number, from: { browsingSession: due.session, savedAt: due.at }, isSentItself: true }

    const found = readText(key, this.user !== undefined, this.now)
    const waiting = this.pending ? [this.pending] : []
    const seen = [...waiting, ...this.drafts].filter((text) => text.business === form.business && this.isSeen(text))
    const shown = seen.find(({ number }) => formData(number).comment === found?.form.comment)
    // Never an empty form while there is a text, nor one of another business or user; one's own before one in question.
    expect(shown === undefined).toBe(seen.length === 0)
    if (!found || !shown) return undefined
    expect(this.gone).not.toContain(shown.number)
    expect(found.isOwn).toBe(seen.some((text) => this.isOwn(text, form)))
    return { number: shown.number, from: found.from, isSentItself: false }
  }

  /** The model of a claim: only what its author's log-in in this tab has made due is sent without a press. */
  private claim({ session, business }: Form): Text | undefined {
    const text = this.pending
    if (!text?.isDue || text.session !== session || text.author !== this.user) return undefined
    this.pending = undefined
    if (text.business === business) {
      // An older draft of the form is lost to no other text: it stays, as no tab's.
      for (const draft of this.drafts)
        if (draft.business === business && draft.session === session && this.isSeen(draft)) draft.session = ''
    }
    this.drafts.push(text)
    return text.business === business ? text : undefined
  }

  /** The texts of the form are gone, and the one that it has taken over from another tab. */
  private forget({ session, business }: Form, from?: TakenText): void {
    const isTaken = (text: Text) => text.session === from?.browsingSession && text.at === from.savedAt
    const isKept = (text: Text) =>
      text.business !== business || !this.isSeen(text) || !(text.session === session || isTaken(text))
    for (const text of this.drafts.filter((draft) => !isKept(draft))) this.gone.add(text.number)
    this.drafts = this.drafts.filter(isKept)
    if (this.pending && !isKept(this.pending)) {
      this.gone.add(this.pending.number)
      this.pending = undefined
    }
  }

  /** A visitor writes over what the form shows, and presses 'Vazhdo për të dërguar'. */
  async write(form: Form): Promise<void> {
    const from = (await this.find(form))?.from
    this.written += 1
    const text = { ...form, number: this.written, author: undefined, isDue: false, at: this.now }
    const key = { businessId: form.business, author: undefined, from }
    waitForLogin(key, formData(text.number), `/koment/${form.business}`, this.now)
    this.forget(form, from)
    if (this.pending) this.drafts.push(this.pending)
    this.pending = text
  }

  logIn(session: string, user: string): void {
    claimTexts(user, this.now)
    this.user = user
    const isAdopted = (text: Text) => text.session === session && this.isSeen(text)
    for (const text of this.drafts.filter(isAdopted)) text.author = user
    if (this.pending && isAdopted(this.pending)) Object.assign(this.pending, { author: user, isDue: true })
  }

  logOut(): void {
    this.user = undefined
  }

  /** What was found is sent or discarded: no form finds it again. */
  async end(form: Form, how: 'sends' | 'discards' | 'leaves'): Promise<void> {
    const found = await this.find(form)
    if (!found) return
    const { number, from, isSentItself } = found
    const isSent = isSentItself || (how === 'sends' && this.user !== undefined)
    if (isSent) {
      expect(this.sent).not.toContain(number)
      this.sent.push(number)
    }
    if (!isSent && how !== 'discards') return
    forgetText({ businessId: form.business, author: this.user, from })
    this.forget(form, from)
    expect(this.gone).toContain(number)
  }
}

type Step = (browser: Browser) => unknown

const tab = fc.constantFrom(...tabs)
const onForm = (use: (browser: Browser, form: Form) => Promise<void>) =>
  fc.tuple(tab, fc.constantFrom(...businesses)).map(
    ([of, business]): Step =>
      (browser) =>
        use(browser, { session: browser.enter(of), business }),
  )
const logIn = ([of, user]: [string, string]): Step => {
  return (browser) => (browser.user ? undefined : browser.logIn(browser.enter(of), user))
}

const steps: [weight: number, arbitrary: fc.Arbitrary<Step>][] = [
  // A signed-in user's press sends at once.
  [3, onForm(async (browser, form) => (browser.user ? undefined : browser.write(form)))],
  [4, onForm((browser, form) => browser.end(form, 'leaves'))],
  [2, onForm((browser, form) => browser.end(form, 'sends'))],
  [1, onForm((browser, form) => browser.end(form, 'discards'))],
  [3, fc.tuple(tab, fc.constantFrom(...users)).map(logIn)],
  [1, fc.constant<Step>((browser) => browser.logOut())],
  [
    1,
    tab.map(
      (of): Step =>
        (browser) =>
          browser.close(of),
    ),
  ],
  [
    1,
    fc.constantFrom(20, 40, 60).map(
      (minutes): Step =>
        (browser) =>
          browser.pass(minutes),
    ),
  ],
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, use: (lock: object) => unknown) => use({}) },
  })
})

describe('texts that are not sent, in any order of events in three tabs', () => {
  it('are found by every form of their business, sent only by a press or by the log-in in their tab, and once [WRITE-17]', async () => {
    const order = fc.array(fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary }))), {
      minLength: 8,
      maxLength: 16,
    })
    let sent = 0
    await fc.assert(
      fc.asyncProperty(order, async (events) => {
        localStorage.clear()
        const browser = new Browser()
        for (const event of events) await event(browser)
        sent += browser.sent.length
      }),
      { numRuns: 1_000 },
    )
    expect(sent).toBeGreaterThan(100)
  })
})
