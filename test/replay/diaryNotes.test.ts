// @vitest-environment jsdom
// What the diary notes of console, page, calls and controls, case by case; a day with all of them: diary.test.ts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewEntry } from '@/replay/actionLog'
import { listenToControls } from '@/tools/log/diary/controls'
import { listenToCalls, listenToConsole, listenToOtherTabs, listenToPage } from '@/tools/log/diary/diary'

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
  /** A console of its own, and what reached it. */
  function watched() {
    const written: unknown[][] = []
    const method = (level: string) =>
      function (this: unknown, ...parts: unknown[]) {
        written.push([this === output, level, ...parts])
      }
    const output = { error: method('error'), warn: method('warn') }
    const before = { ...output }
    const stop = listenToConsole(note, output)
    stops.push(stop)
    return { output, written, before, stop }
  }
  const text = (...parts: unknown[]) => {
    const { output } = watched()
    output.error(...parts)
    return (noted.at(-1) as { text: string }).text
  }

  it('is written to as before, and is its own again once it is stopped, but for what somebody else put over it', () => {
    const { output, written, before, stop } = watched()
    output.error('a', 1)
    output.warn('b')
    expect(written).toEqual([
      [true, 'error', 'a', 1],
      [true, 'warn', 'b'],
    ])
    expect(noted).toEqual([
      { kind: 'console', level: 'error', text: 'a 1' },
      { kind: 'console', level: 'warn', text: 'b' },
    ])
    stop()
    expect(output).toEqual(before)
    const second = watched()
    const other = { error: () => undefined, warn: () => undefined }
    Object.assign(second.output, other)
    second.stop()
    expect(second.output).toEqual(other)
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
    ['PASSWORD = abc', 'PASSWORD = abc'],
    ['a heyJabc.def', 'a heyJabc.def'],
    ['the token is', 'the token is'],
  ])('with %s is noted as %s', (written, shown) => expect(text(written)).toBe(shown))

  it('has beside it what nothing caught, with or without an error', () => {
    const { stop } = watched()
    const uncaught = (message: string) => window.dispatchEvent(new ErrorEvent('error', { message }))
    const unhandled = (reason: string) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    const error = Object.assign(new TypeError('no'), { stack: 's' })
    window.dispatchEvent(new ErrorEvent('error', { error }))
    uncaught('Script error.')
    unhandled('gone')
    const texts = ['TypeError: no\ns', 'Script error.', 'Unhandled rejection: gone']
    expect(noted).toEqual(texts.map((text) => ({ kind: 'console', level: 'error', text })))
    stop()
    // An error itself would reach the tests here.
    uncaught('later')
    unhandled('later')
    expect(noted).toHaveLength(3)
  })
})

describe('the page', () => {
  const listen = () => {
    const stop = listenToPage(note)
    stops.push(stop)
    return stop
  }

  it.each([
    [{ getEntriesByType: (type: string) => [{ type: type === 'navigation' ? 'reload' : type }] }, 'reloaded'],
    [{ getEntriesByType: () => [{ type: 'navigate' }] }, 'loaded'],
    [{ getEntriesByType: () => [] }, 'loaded'],
    // A browser without these entries.
    [{}, 'loaded'],
  ])('was loaded or reloaded %#', (performance, event) => {
    vi.stubGlobal('performance', performance)
    window.history.replaceState(null, '', '/faq?kerko=x')
    listen()
    expect(noted).toEqual([{ kind: 'page', event, path: '/faq' }])
  })

  it('came back from the browser’s memory, went back or forward, was left and looked at', () => {
    const stop = listen()
    const events = () => {
      for (const persisted of [true, false]) window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
      window.dispatchEvent(new PopStateEvent('popstate'))
      for (const hidden of [true, false]) {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
        document.dispatchEvent(new Event('visibilitychange'))
      }
    }
    events()
    const names = noted.map((entry) => (entry as { event: string }).event)
    expect(names.slice(1)).toEqual(['restored', 'back or forward', 'hidden', 'shown'])
    stop()
    events()
    expect(noted).toHaveLength(5)
  })
})

it('another tab is noted until it is stopped', () => {
  const stop = listenToOtherTabs(note)
  stops.push(stop)
  const store = (key: string | null, oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  store('user', null, '{}')
  store('user', '{}', '{"name":"Arta"}')
  store('other', null, '{}')
  store('user', '{}', null)
  store(null, null, null)
  stop()
  store('user', null, '{}')
  const events = noted.map((entry) => [entry.kind, 'event' in entry && entry.event])
  expect(events).toEqual(['in', 'out', 'out'].map((way) => ['otherTab', `logged ${way}`]))
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
    const stop = listenToCalls(note)
    stops.push(stop)
    return { asked, stop }
  }

  it('is noted with the whole milliseconds it took and the scenario of the mock backend, and sent as it was', async () => {
    const { asked } = served(204, { 'x-scenario': 'slow' })
    const init = { method: 'DELETE' }
    const response = await fetch(`${origin}/v1/reviews/r1`, init)
    expect(response.status).toBe(204)
    expect(asked.mock.calls).toEqual([[`${origin}/v1/reviews/r1`, init]])
    const call = { kind: 'call', method: 'DELETE', path: '/reviews/r1', endpoint: 'deleteReview' }
    expect(noted).toEqual([{ ...call, status: 204, ms: 13, scenario: 'slow' }])
  })

  it('is noted as an address or a request, without what may be a token behind the question mark, by its name if it has one', async () => {
    served()
    await fetch(new URL(`${origin}/v1/odd`))
    await fetch(new Request(`${origin}/v1/categories`, { method: 'PUT' }))
    await fetch(`${origin}/v1/auth/verify-email?token=a?b`)
    await fetch(`${origin}/v1/reviews?back=/auth/`)
    expect(noted[0]).toEqual({ kind: 'call', method: 'GET', path: '/odd', status: 200, ms: 13 })
    expect(noted.slice(1)).toMatchObject([
      { method: 'PUT', path: '/categories' },
      { method: 'GET', path: '/auth/verify-email' },
      { method: 'GET', path: '/reviews?back=/auth/' },
    ])
  })

  it('to any other address is none', async () => {
    const { asked } = served()
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

  it('is sent without notes once it is stopped, by whoever is in its place then', async () => {
    const { asked, stop } = served()
    stop()
    expect(window.fetch).toBe(asked)
    const second = served()
    const other = vi.fn<typeof fetch>()
    window.fetch = other
    second.stop()
    expect(window.fetch).toBe(other)
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
  const named = (markup: string, selector?: string) => (pressed(markup, selector) as { name: string }).name
  const typed = (markup: string, selector: string) => {
    page(markup)(selector).dispatchEvent(new Event('change', { bubbles: true }))
    return noted.at(-1)
  }

  it.each([
    ['<button>A</button>', 'button'],
    ['<div role="button">A</div>', 'button'],
    ['<li role="option">A</li>', 'option'],
    ['<button role="tab">A</button>', 'tab'],
    ['<a href="/faq">A</a>', 'link'],
    ['<a href="https://a.example/">A</a>', 'link to another site'],
    ['<details><summary>A</summary></details>', 'button', 'summary'],
    ['<input type="checkbox" aria-label="A">', 'checkbox'],
    ['<input type="radio" aria-label="A">', 'radio'],
  ])('%s is a %s', (markup, control, selector = 'body > *') => {
    expect(pressed(markup, selector)).toMatchObject({ kind: 'press', control, name: 'A' })
  })

  it.each(['<a>A</a>', '<p>A</p>', '<input type="text">', '<div data-action-log><button>A</button></div>'])(
    '%s is none',
    (markup) => expect(pressed(markup, 'button, body > *')).toBeUndefined(),
  )

  it('is pressed by keyboard where no pointer did it; of a box that is not known', () => {
    const find = page('<button>A</button><input type="checkbox" aria-label="B">')
    for (const [selector, detail] of [
      ['button', 1],
      ['button', 0],
      ['input', 0],
      ['input', 1],
    ] as const)
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    expect(noted.map((entry) => 'byKeyboard' in entry && entry.byKeyboard)).toEqual([false, true, false, false])
    expect(noted[0]).toEqual({ kind: 'press', control: 'button', name: 'A' })
  })

  it.each([
    ['its label for screen readers', '<button aria-label="A" name="n">B</button>', 'A'],
    ['what labels it', '<button aria-labelledby="x y z">B</button><i id="x">A</i><i id="y">C</i>', 'A C'],
    ['its text', '<button name="n"> A\n <b>B</b> </button>', 'A B'],
    ['its name in code', '<button name="n"></button>', 'n'],
    ['nothing', '<button></button>', ''],
    ['its text, where what labels it is gone', '<button aria-labelledby="gone too">B</button>', 'B'],
  ])('is called by %s', (_, markup, name) => expect(named(markup, 'button')).toBe(name))

  it('has a name of 80 characters at most', () => {
    expect(named(`<button>${'x'.repeat(80)}</button>`)).toBe('x'.repeat(80))
    expect(named(`<button>${'x'.repeat(81)}</button>`)).toBe(`${'x'.repeat(80)}…`)
  })

  it('that is a link tells where in the app it leads, without what no address of the app has', () => {
    const leads = (href: string) => (pressed(`<a href="${href}">A</a>`) as { to?: string }).to
    expect(leads('/kategorite?token=t&faqe=2&kerko=bar#x')).toBe('/kategorite?faqe=2&kerko=bar')
    expect(leads('/kategorite?token=t')).toBe('/kategorite')
    expect(leads('https://a.example/x')).toBeUndefined()
    expect(noted.at(-1)).not.toHaveProperty('to')
  })

  it.each([
    ...['text', 'email', 'password', 'date', 'search'].map(
      (type) => `<label>A<input type="${type}" value="B"></label>`,
    ),
    '<textarea name="A">B</textarea>',
    '<select name="A"><option>B</option></select>',
    // What is hidden has no labels.
    '<input type="hidden" name="A">',
  ])('with a text or a choice is a field, by its label: %s', (markup) => {
    expect(typed(markup, 'input, textarea, select')).toEqual({ kind: 'typed', name: 'A' })
  })

  it('that is pressed is no field, nor is one of the panel', () => {
    for (const type of ['checkbox', 'radio', 'button', 'submit']) typed(`<input type="${type}">`, 'input')
    typed('<div data-action-log><input></div>', 'input')
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

  it('is noted before the page itself hears of it, and no more once it is stopped', () => {
    const find = page('<form><button type="button">A</button><input name="n"></form>')
    const button = find('button')
    button.addEventListener('click', (event) => {
      button.textContent = 'B'
      event.stopPropagation()
    })
    for (const name of ['change', 'submit']) find('form').addEventListener(name, (event) => event.stopPropagation())
    const events = () => {
      button.click()
      find('input').dispatchEvent(new Event('change', { bubbles: true }))
      find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
    }
    events()
    expect(noted.map(({ kind }) => kind)).toEqual(['press', 'typed', 'submit'])
    expect(noted[0]).toMatchObject({ name: 'A' })
    for (const stop of stops.splice(0)) stop()
    events()
    expect(noted).toHaveLength(3)
  })

  it('is not what an event of the document itself is about', () => {
    page('')
    document.dispatchEvent(new MouseEvent('click'))
    expect(noted).toEqual([])
  })
})
