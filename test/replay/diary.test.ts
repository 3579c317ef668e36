// @vitest-environment jsdom
// The diary beside the actions: what is noted of a page, that nothing typed and no token is, how long it is kept, and how a file of it
// is read.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LogError } from '@/replay/actionLog'
import { ENTRIES, makeDiary } from '@/replay/diary/diary'
import type { NewEntry } from '@/replay/diary/entry'
import { type RunningDiary, startDiary } from '@/replay/diary/listen'
import { readDiary } from '@/replay/diary/readDiary'
import { redactDiary } from '@/replay/diary/redactDiary'
import { readLog } from '@/replay/readLog'
import type { Chunk } from '@/replay/recorder'
import { withTexts } from '@/replay/redact/withTexts'
import { writeLog } from '@/replay/writeLog'

const chunk = (first: number, count: number): Chunk => ({
  base: {},
  first,
  actions: Array.from({ length: count }, () => ({ type: 'a' })),
  times: Array.from({ length: count }, () => 1),
  states: Array.from({ length: count }, () => ({})),
})

describe('what is kept', () => {
  it('says when, and after how many actions of the session', () => {
    const chunks: Chunk[] = []
    let now = 5
    const diary = makeDiary({ chunks: () => chunks }, () => now)
    diary.note({ kind: 'typed', name: 'Titulli' })
    chunks.push(chunk(64, 3))
    now = 9
    diary.note({ kind: 'typed', name: 'Komenti' })
    expect(diary.entries()).toEqual([
      { kind: 'typed', name: 'Titulli', at: 5, after: 0 },
      { kind: 'typed', name: 'Komenti', at: 9, after: 67 },
    ])
  })

  it('is the newest', () => {
    const diary = makeDiary({ chunks: () => [] }, () => 1)
    for (let at = 0; at <= ENTRIES; at += 1) diary.note({ kind: 'typed', name: String(at) })
    expect(diary.entries()).toHaveLength(ENTRIES)
    expect(diary.entries().at(0)).toMatchObject({ name: '1' })
    expect(diary.entries().at(-1)).toMatchObject({ name: String(ENTRIES) })
  })
})

describe('what is noted', () => {
  let diary: RunningDiary
  let warned: unknown[][]
  const { error, warn } = console
  const served = vi.fn<typeof fetch>()

  beforeEach(() => {
    warned = []
    console.error = (...parts) => void warned.push(parts)
    console.warn = console.error
    served.mockReset().mockResolvedValue(new Response('{}', { status: 201 }))
    vi.stubGlobal('fetch', served)
    diary = startDiary({ chunks: () => [] })
  })
  afterEach(() => {
    diary.stop()
    Object.assign(console, { error, warn })
    document.body.replaceChildren()
  })

  /** The newest entries without their moments. */
  const newest = (count: number) =>
    diary
      .entries()
      .slice(-count)
      .map(({ at: _at, after: _after, ...entry }) => entry)
  const page = (markup: string) => {
    document.body.innerHTML = markup
    const find = (selector: string) => document.querySelector(selector) as HTMLElement
    return { press: (selector: string) => find(selector).click(), find }
  }

  it('how the page was loaded, first', () => {
    expect(diary.entries()[0]).toMatchObject({ kind: 'page', event: 'loaded', path: '/' })
  })

  it('presses, with the names that controls have for a screen reader, and where links of the app lead', () => {
    const { press } = page(`
      <button><span> Dërgo
        komentin</span></button>
      <a id="own" href="/kategorite?kerko=bar&token=tok123">Kategoritë</a>
      <a id="other" href="https://faqe.example/rruga">Faqja</a>
      <span id="lab">Yje</span><input type="radio" aria-labelledby="lab">
      <label>Pranoj<input type="checkbox" value="x"></label>
      <div data-action-log><button id="panel">Save log</button></div>
      <p>text</p>`)
    for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault())
    for (const one of ['button span', '#own', '#other', 'input[type=radio]', 'input[type=checkbox]', '#panel', 'p'])
      press(one)
    expect(newest(5)).toEqual([
      { kind: 'press', control: 'button', name: 'Dërgo komentin', byKeyboard: true },
      { kind: 'press', control: 'link', name: 'Kategoritë', to: '/kategorite?kerko=bar', byKeyboard: true },
      { kind: 'press', control: 'link to another site', name: 'Faqja', byKeyboard: true },
      { kind: 'press', control: 'radio', name: 'Yje' },
      { kind: 'press', control: 'checkbox', name: 'Pranoj' },
    ])
  })

  it('fields that were filled in, by their label, never by what is in them, and forms that were sent', () => {
    const { find } = page(`<form>
      <label for="t">Titulli</label><input id="t" value="sekreti"><textarea aria-label="Komenti">sekreti</textarea>
      <select name="rendit"><option>sekreti</option></select><button>Dërgo</button></form>`)
    for (const one of ['input', 'textarea', 'select']) find(one).dispatchEvent(new Event('change', { bubbles: true }))
    find('form').addEventListener('submit', (event) => event.preventDefault())
    ;(find('form') as HTMLFormElement).requestSubmit(find('button'))
    expect(newest(4)).toEqual([
      { kind: 'typed', name: 'Titulli' },
      { kind: 'typed', name: 'Komenti' },
      { kind: 'typed', name: 'rendit' },
      { kind: 'submit', name: 'Dërgo' },
    ])
    expect(JSON.stringify(diary.entries())).not.toContain('sekreti')
  })

  it('calls with method, path, status and the time they took; files of the build are none, and tokens stay out', async () => {
    const { origin } = window.location
    await fetch(new Request(`${origin}/v1/reviews`, { method: 'POST' }))
    await fetch(`${origin}/v1/auth/verify-email?token=tok123`)
    await fetch(`${origin}/assets/a.js`)
    served.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(fetch(`${origin}/v1/reviews/user/u1?page=2`)).rejects.toThrow('Failed to fetch')
    const ms = expect.any(Number)
    expect(newest(3)).toEqual([
      { kind: 'call', method: 'POST', path: '/reviews', endpoint: 'createReview', status: 201, ms },
      { kind: 'call', method: 'GET', path: '/auth/verify-email', endpoint: 'verifyEmail', status: 201, ms },
      { kind: 'call', method: 'GET', path: '/reviews/user/u1?page=2', endpoint: 'listReviewsByUser', status: 0, ms },
    ])
  })

  it('errors and warnings of the console, which still has them, and errors nothing caught; no token in them', () => {
    console.error('It broke:', new RangeError('too far'), { deep: 'tok' })
    console.warn('token=tok123 odd')
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('no such thing') }))
    expect(newest(3)).toEqual([
      { kind: 'console', level: 'error', text: expect.stringMatching(/^It broke: RangeError: too far\n[\s\S]*\{…\}$/) },
      { kind: 'console', level: 'warn', text: 'token=[secret] odd' },
      { kind: 'console', level: 'error', text: expect.stringMatching(/^TypeError: no such thing\n/) },
    ])
    expect(warned).toHaveLength(2)
  })

  it('log-ins and log-outs of other tabs, not who it is, nor a renewed token', () => {
    const store = (key: string | null, oldValue: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
    store('user', null, '{"name":"Arta"}')
    store('refreshToken', 'a', 'b')
    store('user', '{"name":"Arta"}', '{"name":"Arta B"}')
    store('user', '{"name":"Arta"}', null)
    store(null, null, null)
    const out = { kind: 'otherTab', event: 'logged out' }
    expect(newest(4).slice(1)).toEqual([{ kind: 'otherTab', event: 'logged in' }, out, out])
  })

  it('Back and Forward, a stay in the background, and no more once it is stopped', () => {
    window.dispatchEvent(new PopStateEvent('popstate'))
    document.dispatchEvent(new Event('visibilitychange'))
    diary.stop()
    document.dispatchEvent(new Event('visibilitychange'))
    console.warn('later')
    expect(newest(2)).toEqual([
      { kind: 'page', event: 'back or forward', path: '/' },
      { kind: 'page', event: 'shown', path: '/' },
    ])
    expect(window.fetch).toBe(served)
  })
})

describe('a file with a diary', () => {
  const entries = (notes: readonly (NewEntry & { after: number })[]) => () => notes.map((note) => ({ ...note, at: 7 }))
  const write = (diaryPart?: ReturnType<typeof redactDiary>) =>
    writeLog({
      chunks: [chunk(10, 2)],
      state: {},
      redactor: withTexts,
      app: { name: 'A', version: '1' },
      env: {},
      reason: 'test',
      diaryPart,
    })

  it('is read as it was, by the actions of the file; what came before them is left out', () => {
    const notes = [
      { kind: 'typed', name: 'early', after: 9 },
      { kind: 'typed', name: 'first', after: 10 },
      { kind: 'mark', words: 'here', after: 12 },
    ] as const
    const log = readLog(write(redactDiary({ entries: entries(notes) }, () => false)))
    expect(log.diary).toEqual([
      { kind: 'typed', name: 'first', at: 7, after: 0 },
      { kind: 'mark', words: 'here', at: 7, after: 2 },
    ])
    expect(readLog(write()).diary).toBeUndefined()
  })

  it('of a later build has its unknown entries left out', () => {
    const file = {
      ...JSON.parse(write()),
      diary: [
        { kind: 'sang', at: 1, after: 2 },
        { kind: 'typed', at: 1, after: 1, name: 'x' },
      ],
    }
    expect(readLog(JSON.stringify(file)).diary).toEqual([{ kind: 'typed', at: 1, after: 1, name: 'x' }])
  })

  it('may have as many entries as a file takes, in any order, with what is pressed by keyboard', () => {
    const entry = (at: number, after: number) => ({
      kind: 'press',
      at,
      after,
      control: 'a',
      name: 'b',
      byKeyboard: true,
    })
    const read = (diary: unknown) => readLog(JSON.stringify({ ...JSON.parse(write()), diary })).diary
    expect(read([entry(1, 2), entry(2, 0), entry(3, 1), entry(4, 2)])).toEqual([
      entry(2, 0),
      entry(3, 1),
      entry(1, 2),
      entry(4, 2),
    ])
    expect(read(Array.from({ length: 10_000 }, () => entry(1, 1)))).toHaveLength(10_000)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('has no number that is %s', (ms) => {
    expect(() => readDiary([{ kind: 'call', at: 1, after: 0, ms }], 0)).toThrow('The diary cannot be read')
  })

  it.each([
    'no list',
    [{ kind: 7, at: 1, after: 1 }],
    [{ kind: 'typed', at: 1, after: 0.5 }],
    [7],
    ['text'],
    [
      { kind: 'typed', at: 1, after: 1 },
      { kind: 'typed', at: 1, after: 3 },
    ],
    [{ kind: 'typed', at: 1, after: 3 }],
    [{ kind: 'typed', at: 1, after: -1 }],
    [{ kind: 'typed', at: '1', after: 1 }],
    [{ kind: 'typed', at: 1, after: 1, name: { deep: 1 } }],
    [null],
    Array.from({ length: 10_001 }, () => ({ kind: 'typed', at: 1, after: 1 })),
  ])('that cannot be one is refused %#', (diary) => {
    expect(() => readLog(JSON.stringify({ ...JSON.parse(write()), diary }))).toThrow(
      new LogError('The diary cannot be read'),
    )
  })
})
