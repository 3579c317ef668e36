// @vitest-environment jsdom
// The diary beside the actions: what is noted of console, page, calls and controls, that nothing typed and no token is,
// and how long it is kept. What a file shows of it: redactDiary.test.ts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewEntry } from '@/replay/actionLog'
import type { Chunk } from '@/replay/recorder'
import { listenToControls } from '@/tools/log/diary/controls'
import {
  ENTRIES,
  listenToCalls,
  listenToConsole,
  listenToOtherTabs,
  listenToPage,
  makeDiary,
  type RunningDiary,
  startDiary,
} from '@/tools/log/diary/diary'

let noted: NewEntry[] = []
const note = (entry: NewEntry) => void noted.push(entry)
const stops: (() => void)[] = []

beforeEach(() => {
  noted = []
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('the console', () => {
  /** A console of its own, and what reaches it. */
  function watched() {
    const [error, warn] = [vi.fn(), vi.fn()]
    const output = { error, warn }
    const stop = listenToConsole(note, output)
    stops.push(stop)
    return { output, error, warn, stop }
  }
  const text = (...parts: unknown[]) => {
    watched().output.error(...parts)
    return (noted.at(-1) as { text: string }).text
  }
  const errors = (...texts: string[]) => texts.map((text) => ({ kind: 'console', level: 'error', text }))

  it('is written to as before, and is its own again once it is stopped, but for what somebody else put over it', () => {
    const { output, error, warn, stop } = watched()
    output.error('a', 1)
    output.warn('b')
    expect([error.mock.calls, warn.mock.calls, error.mock.contexts[0] === output]).toEqual([[['a', 1]], [['b']], true])
    expect(noted).toEqual([...errors('a 1'), { kind: 'console', level: 'warn', text: 'b' }])
    stop()
    expect([output.error === error, output.warn === warn]).toEqual([true, true])
    const second = watched()
    Object.assign(second.output, { error, warn })
    second.stop()
    expect([second.output.error === error, second.output.warn === warn]).toEqual([true, true])
  })

  it('is noted up to 2,000 characters, with errors in full, and nothing of what is in an object', () => {
    expect([2_000, 2_001].map((length) => text('x'.repeat(length)).length)).toEqual([2_000, 2_000])
    const error = Object.assign(new RangeError('too far'), { stack: 'at a' })
    expect(text(error, { a: 1 }, null, undefined, [1])).toBe('RangeError: too far\nat a {…} null undefined {…}')
    expect(text(Object.assign(error, { stack: undefined }))).toBe('RangeError: too far\n')
  })

  it.each([
    ['sent eyJabc.de-f.gh_i now', 'sent [secret] now'],
    ['sent eyJabc.def now', 'sent [secret] now'],
    ['token=abc&page=1', 'token=[secret]&page=1'],
    ['{"accessToken": "abc", "page":1}', '{"accessToken": "[secret]", "page":1}'],
    ["password:'abc'}", "password:'[secret]'}"],
    ['a heyJabc.def', 'a heyJabc.def'],
  ])('with %s is noted as %s', (written, shown) => expect(text(written)).toBe(shown))

  it('has beside it what nothing caught, with or without an error', () => {
    watched()
    const error = Object.assign(new TypeError('no'), { stack: 's' })
    for (const fields of [{ error }, { message: 'Script error.' }])
      window.dispatchEvent(new ErrorEvent('error', fields))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'gone' }))
    expect(noted).toEqual(errors('TypeError: no\ns', 'Script error.', 'Unhandled rejection: gone'))
  })
})

describe('the page', () => {
  it.each([
    [{ getEntriesByType: (type: string) => [{ type: type === 'navigation' ? 'reload' : type }] }, 'reloaded'],
    [{ getEntriesByType: () => [{ type: 'navigate' }] }, 'loaded'],
    // A browser without these entries.
    [{}, 'loaded'],
  ])('was loaded or reloaded %#', (performance, event) => {
    vi.stubGlobal('performance', performance)
    window.history.replaceState(null, '', '/faq?kerko=x')
    stops.push(listenToPage(note))
    expect(noted).toEqual([{ kind: 'page', event, path: '/faq' }])
  })

  it('came back from the browser’s memory, went back or forward, was left and looked at', () => {
    stops.push(listenToPage(note))
    for (const persisted of [true, false]) window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    window.dispatchEvent(new PopStateEvent('popstate'))
    for (const hidden of [true, false]) {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const names = noted.map((entry) => 'event' in entry && entry.event)
    expect(names.slice(1)).toEqual(['restored', 'back or forward', 'hidden', 'shown'])
  })
})

it('another tab is noted', () => {
  stops.push(listenToOtherTabs(note))
  const store = (key: string | null, oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  store('user', null, '{}')
  store('user', '{}', '{"name":"Arta"}')
  store('other', null, '{}')
  store('user', '{}', null)
  store(null, null, null)
  expect(noted).toEqual(['in', 'out', 'out'].map((way) => ({ kind: 'otherTab', event: `logged ${way}` })))
})

describe('a call', () => {
  const { origin } = window.location
  /** What the page asks with, each answer after 12.6 ms. */
  function served(status = 200, headers = {}) {
    let moment = 1_000
    const asked = vi.fn<typeof fetch>(async () => {
      moment += 12.6
      if (status === 0) throw new TypeError('Failed to fetch')
      return new Response(null, { status, headers })
    })
    vi.stubGlobal('fetch', asked)
    vi.spyOn(performance, 'now').mockImplementation(() => moment)
    stops.push(listenToCalls(note))
    return asked
  }

  it('is noted with the whole milliseconds it took and the scenario of the mock backend, and sent as it was', async () => {
    const asked = served(204, { 'x-scenario': 'slow' })
    const sent = [`${origin}/v1/reviews/r1`, { method: 'DELETE' }] as const
    expect(await fetch(...sent)).toHaveProperty('status', 204)
    expect(asked.mock.calls).toEqual([sent])
    const call = { kind: 'call', method: 'DELETE', path: '/reviews/r1', endpoint: 'deleteReview' }
    expect(noted).toEqual([{ ...call, status: 204, ms: 13, scenario: 'slow' }])
  })

  it('is noted as an address or a request, without what may be a token behind the question mark, by its name if it has one', async () => {
    served()
    const request = new Request(`${origin}/v1/categories`, { method: 'PUT' })
    const [secret, plain] = ['auth/verify-email?token=a?b', 'reviews?back=/auth/']
    for (const asked of [new URL(`${origin}/v1/odd`), request, `${origin}/v1/${secret}`, `${origin}/v1/${plain}`])
      await fetch(asked)
    expect(noted[0]).toEqual({ kind: 'call', method: 'GET', path: '/odd', status: 200, ms: 13 })
    const calls = noted.map((entry) => 'method' in entry && `${entry.method} ${entry.path}`)
    expect(calls.slice(1)).toEqual(['PUT /categories', 'GET /auth/verify-email', 'GET /reviews?back=/auth/'])
  })

  it('to any other address is none', async () => {
    const asked = served()
    for (const address of [`${origin}/v1`, `${origin}/v10/a`, 'https://a.example/v1/reviews', `x${origin}/v1/reviews`])
      await fetch(address, { method: 'POST' })
    expect(noted).toEqual([])
    expect(asked).toHaveBeenLastCalledWith(`x${origin}/v1/reviews`, { method: 'POST' })
  })

  it('without an answer has status 0, and fails as it did', async () => {
    served(0)
    await expect(fetch(`${origin}/v1/reviews`)).rejects.toThrow('Failed to fetch')
    expect(noted).toMatchObject([{ method: 'GET', path: '/reviews', endpoint: 'listReviews', status: 0, ms: 13 }])
  })
})

describe('a control', () => {
  const page = (markup: string) => {
    document.body.innerHTML = markup
    stops.push(listenToControls(note))
    for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault())
    return (selector: string) => document.querySelector(selector) as HTMLElement
  }
  const pressed = (markup: string, selector = 'body > *') => {
    page(markup)(selector).click()
    return noted.at(-1)
  }
  const typed = (markup: string, selector: string) => {
    page(markup)(selector).dispatchEvent(new Event('change', { bubbles: true }))
    return noted.at(-1)
  }

  it.each([
    ['<button>A</button>', 'button'],
    ['<div role="button">A</div>', 'button'],
    ['<button role="tab">A</button>', 'tab'],
    ['<a href="/faq">A</a>', 'link'],
    ['<a href="https://a.example/">A</a>', 'link to another site'],
    ['<details><summary>A</summary></details>', 'button', 'summary'],
    ['<input type="checkbox" aria-label="A">', 'checkbox'],
  ])('%s is a %s', (markup, control, selector = 'body > *') => {
    expect(pressed(markup, selector)).toMatchObject({ kind: 'press', control, name: 'A' })
  })

  it.each(['<a>A</a>', '<input type="text">', '<div data-action-log><button>A</button></div>'])(
    '%s is none',
    (markup) => expect(pressed(markup, 'button, body > *')).toBeUndefined(),
  )

  it('is pressed by keyboard where no pointer did it; of a box that is not known', () => {
    const find = page('<button>A</button><input type="checkbox" aria-label="B">')
    for (const detail of [1, 0])
      for (const selector of ['button', 'input'])
        find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    const press = { kind: 'press', control: 'button', name: 'A' }
    const box = { ...press, control: 'checkbox', name: 'B' }
    expect(noted).toEqual([press, box, { ...press, byKeyboard: true }, box])
  })

  it.each([
    ['its label for screen readers', '<button aria-label="A" name="n">B</button>', 'A'],
    ['what labels it', '<button aria-labelledby="x y z">B</button><i id="x">A</i><i id="y">C</i>', 'A C'],
    ['its text', '<button name="n"> A\n <b>B</b> </button>', 'A B'],
    ['its name in code', '<button name="n"></button>', 'n'],
    ['its text, where what labels it is gone', '<button aria-labelledby="gone too">B</button>', 'B'],
    ['80 letters', `<button>${'x'.repeat(80)}</button>`, 'x'.repeat(80)],
    ['80 letters of more', `<button>${'x'.repeat(81)}</button>`, `${'x'.repeat(80)}…`],
  ])('is called by %s', (_, markup, name) => expect(pressed(markup, 'button')).toMatchObject({ name }))

  it('that is a link tells where in the app it leads, without what no address of the app has', () => {
    const leads = (href: string) => (pressed(`<a href="${href}">A</a>`) as { to?: string }).to
    expect(leads('/kategorite?token=t&faqe=2&kerko=bar#x')).toBe('/kategorite?faqe=2&kerko=bar')
    expect(leads('/kategorite?token=t')).toBe('/kategorite')
    expect(leads('https://a.example/x')).toBeUndefined()
    expect(noted.at(-1)).not.toHaveProperty('to')
  })

  it.each([
    ...['text', 'password', 'date'].map((type) => `<label>A<input type="${type}" value="B"></label>`),
    '<textarea name="A">B</textarea>',
    '<select name="A"><option>B</option></select>',
    // What is hidden has no labels.
    '<input type="hidden" name="A">',
  ])('with a text or a choice is a field, by its label: %s', (markup) => {
    expect(typed(markup, 'input, textarea, select')).toEqual({ kind: 'typed', name: 'A' })
  })

  it('that is pressed is no field, nor is one of the panel, and an event of the document is about none', () => {
    for (const type of ['checkbox', 'radio', 'button', 'submit']) typed(`<input type="${type}">`, 'input')
    typed('<div data-action-log><input></div>', 'input')
    document.dispatchEvent(new MouseEvent('click'))
    expect(noted).toEqual([])
  })

  it.each<[by: string, markup: string, submitter: string | null, name?: string]>([
    ['the button that sent it', '<form><button id="b">A</button><button type="submit">B</button></form>', '#b', 'A'],
    ['its first button', '<form><button type="submit">A</button><button type="submit">B</button></form>', null, 'A'],
    ['itself', '<form aria-label="A"><input></form>', null, 'A'],
    ['nothing in the panel', '<div data-action-log><form><button>A</button></form></div>', 'button'],
  ])('that is a form is sent by the name of %s', (_, markup, submitter, name) => {
    const find = page(markup)
    const button = submitter === null ? null : find(submitter)
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
    expect(noted).toEqual(name ? [{ kind: 'submit', name }] : [])
  })

  it('is noted before the page itself hears of it', () => {
    const find = page('<form><button type="button">A</button><input name="n"></form>')
    const button = find('button')
    button.addEventListener('click', (event) => {
      button.textContent = 'B'
      event.stopPropagation()
    })
    for (const name of ['change', 'submit']) find('form').addEventListener(name, (event) => event.stopPropagation())
    button.click()
    find('input').dispatchEvent(new Event('change', { bubbles: true }))
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
    expect(noted.map(({ kind }) => kind)).toEqual(['press', 'typed', 'submit'])
    expect(noted[0]).toMatchObject({ name: 'A' })
  })
})

describe('what is noted', () => {
  let diary: RunningDiary
  const { warn } = console
  const warned = vi.fn()
  const served = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }))

  beforeEach(() => {
    console.warn = warned.mockReset()
    vi.stubGlobal('fetch', served)
    diary = startDiary({ chunks: () => [] })
  })
  afterEach(() => {
    diary.stop()
    console.warn = warn
    document.body.replaceChildren()
  })

  it('begins with how the page was loaded, and goes on with presses, fields, calls, the console and other tabs', async () => {
    document.body.innerHTML = '<button>Dërgo</button><input name="titulli" value="sekreti">'
    document.querySelector('button')?.click()
    document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
    await fetch(`${window.location.origin}/v1/categories`)
    console.warn('token=tok123 odd')
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', oldValue: null, newValue: '{}' }))
    const call = { kind: 'call', method: 'GET', path: '/categories', endpoint: 'listCategories', status: 201 }
    expect(diary.entries().map(({ at: _at, after: _after, ...entry }) => entry)).toEqual([
      { kind: 'page', event: 'loaded', path: '/' },
      { kind: 'press', control: 'button', name: 'Dërgo', byKeyboard: true },
      { kind: 'typed', name: 'titulli' },
      { ...call, ms: expect.any(Number) },
      { kind: 'console', level: 'warn', text: 'token=[secret] odd' },
      { kind: 'otherTab', event: 'logged in' },
    ])
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('is nothing more once it is stopped', async () => {
    document.body.innerHTML = '<button>Dërgo</button>'
    diary.stop()
    document.querySelector('button')?.click()
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new ErrorEvent('error', { message: 'later' }))
    console.warn('later')
    await fetch(`${window.location.origin}/v1/categories`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', oldValue: null, newValue: '{}' }))
    expect(diary.entries()).toHaveLength(1)
    expect([window.fetch, console.warn]).toEqual([served, warned])
  })
})

it('what is kept says when, and after how many actions of the session; the newest entries are', () => {
  const chunks: Chunk[] = []
  let now = 5
  const diary = makeDiary({ chunks: () => chunks }, () => now++)
  const note = (name: string) => diary.note({ kind: 'typed', name })
  note('Titulli')
  chunks.push({ first: 64, actions: Array.from({ length: 3 }) } as Chunk)
  note('Komenti')
  expect(diary.entries()).toEqual([
    { kind: 'typed', name: 'Titulli', at: 5, after: 0 },
    { kind: 'typed', name: 'Komenti', at: 6, after: 67 },
  ])
  for (let at = 1; at < ENTRIES; at += 1) note('x')
  expect(diary.entries()).toHaveLength(ENTRIES)
  expect(diary.entries()[0]).toMatchObject({ name: 'Komenti' })
})
