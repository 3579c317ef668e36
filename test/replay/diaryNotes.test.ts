// @vitest-environment jsdom
// What the diary notes of the console, the page, calls and controls, case by case; a day with all of them: diary.test.ts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToConsole, listenToOtherTabs, listenToPage } from '@/replay/diary/browser'
import { listenToCalls } from '@/replay/diary/calls'
import { listenToControls } from '@/replay/diary/controls'
import type { NewEntry } from '@/replay/diary/entry'

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
    const output = {
      error(...parts: unknown[]) {
        written.push([this === output, 'error', ...parts])
      },
      warn(...parts: unknown[]) {
        written.push([this === output, 'warn', ...parts])
      },
    }
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

  it('is written to as before', () => {
    const { output, written } = watched()
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
  })

  it('is its own again once it is stopped', () => {
    const { output, before, stop } = watched()
    stop()
    expect(output).toEqual(before)
  })

  it('keeps what somebody else has put over it in the meantime', () => {
    const { output, stop } = watched()
    const other = { error: () => undefined, warn: () => undefined }
    Object.assign(output, other)
    stop()
    expect(output).toEqual(other)
  })

  it('is noted up to 2,000 characters', () => {
    expect(text('x'.repeat(2_000))).toHaveLength(2_000)
    expect(text('x'.repeat(2_001))).toHaveLength(2_000)
  })

  it('is noted with errors in full, and nothing of what is in an object', () => {
    const error = new RangeError('too far')
    error.stack = 'at a'
    expect(text(error, { a: 1 }, null, undefined, [1])).toBe('RangeError: too far\nat a {…} null undefined {…}')
    error.stack = undefined as unknown as string
    expect(text(error)).toBe('RangeError: too far\n')
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
    const error = new TypeError('no')
    error.stack = 's'
    window.dispatchEvent(new ErrorEvent('error', { error }))
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'gone' }))
    expect(noted).toEqual([
      { kind: 'console', level: 'error', text: 'TypeError: no\ns' },
      { kind: 'console', level: 'error', text: 'Script error.' },
      { kind: 'console', level: 'error', text: 'Unhandled rejection: gone' },
    ])
    stop()
    // An error itself would reach the tests here.
    window.dispatchEvent(new ErrorEvent('error', { message: 'later' }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'later' }))
    expect(noted).toHaveLength(3)
  })
})

describe('the page', () => {
  const listen = () => {
    const stop = listenToPage(note)
    stops.push(stop)
    return stop
  }
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const look = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it.each([
    [[{ type: 'reload' }], 'reloaded'],
    [[{ type: 'navigate' }], 'loaded'],
    [[], 'loaded'],
  ])('was loaded or reloaded: %j', (entries, event) => {
    const asked = vi.fn((_: string) => entries)
    vi.stubGlobal('performance', { getEntriesByType: asked })
    window.history.replaceState(null, '', '/faq?kerko=x')
    listen()
    expect(noted).toEqual([{ kind: 'page', event, path: '/faq' }])
    expect(asked).toHaveBeenCalledWith('navigation')
  })

  it('was loaded, as far as a browser without these entries knows', () => {
    vi.stubGlobal('performance', {})
    listen()
    expect(noted).toMatchObject([{ event: 'loaded' }])
  })

  it('came back from the browser’s memory, went back or forward, was left and looked at', () => {
    const stop = listen()
    const events = () => {
      show(true)
      show(false)
      window.dispatchEvent(new PopStateEvent('popstate'))
      look(true)
      look(false)
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
  expect(noted).toEqual([
    { kind: 'otherTab', event: 'logged in' },
    { kind: 'otherTab', event: 'logged out' },
    { kind: 'otherTab', event: 'logged out' },
  ])
})

describe('a call', () => {
  const { origin } = window.location
  let moment = 0
  /** What the page asks with, and what it answers. */
  function served(answer: () => Promise<Response>) {
    const asked = vi.fn<typeof fetch>(answer)
    vi.stubGlobal('fetch', asked)
    moment = 1_000
    vi.spyOn(performance, 'now').mockImplementation(() => moment)
    const stop = listenToCalls(note)
    stops.push(stop)
    return { asked, stop }
  }
  const answered = (status = 200) =>
    served(async () => {
      moment += 12.6
      return new Response(null, { status })
    })

  it('is noted with the whole milliseconds it took, and sent as it was', async () => {
    const { asked } = answered(204)
    const init = { method: 'DELETE' }
    const response = await fetch(`${origin}/v1/reviews/r1`, init)
    expect(response.status).toBe(204)
    expect(asked.mock.calls).toEqual([[`${origin}/v1/reviews/r1`, init]])
    expect(noted).toEqual([
      { kind: 'call', method: 'DELETE', path: '/reviews/r1', endpoint: 'deleteReview', status: 204, ms: 13 },
    ])
  })

  it('is noted where it is given as an address or as a request', async () => {
    answered()
    await fetch(new URL(`${origin}/v1/categories`))
    await fetch(new Request(`${origin}/v1/categories`, { method: 'PUT' }))
    expect(noted.map((entry) => (entry as { method: string }).method)).toEqual(['GET', 'PUT'])
  })

  it('that the contract does not know has no name', async () => {
    answered(404)
    await fetch(`${origin}/v1/odd`)
    expect(noted).toEqual([{ kind: 'call', method: 'GET', path: '/odd', status: 404, ms: 13 }])
  })

  it('loses what stands behind the question mark where it may be a token, only there', async () => {
    answered()
    await fetch(`${origin}/v1/auth/verify-email?token=a?b`)
    await fetch(`${origin}/v1/reviews?back=/auth/`)
    expect(noted.map((entry) => (entry as { path: string }).path)).toEqual([
      '/auth/verify-email',
      '/reviews?back=/auth/',
    ])
  })

  it('to any other address is none', async () => {
    const { asked } = answered()
    for (const address of [`${origin}/v1`, `${origin}/v10/a`, 'https://a.example/v1/reviews', `x${origin}/v1/reviews`])
      await fetch(address, { method: 'POST' })
    expect(noted).toEqual([])
    expect(asked).toHaveBeenLastCalledWith(`x${origin}/v1/reviews`, { method: 'POST' })
  })

  it('without an answer has status 0, and fails as it did', async () => {
    served(async () => {
      moment += 5
      throw new TypeError('Failed to fetch')
    })
    await expect(fetch(`${origin}/v1/reviews`)).rejects.toThrow('Failed to fetch')
    expect(noted).toEqual([
      { kind: 'call', method: 'GET', path: '/reviews', endpoint: 'listReviews', status: 0, ms: 5 },
    ])
  })

  it('is sent without notes once it is stopped, by whoever is in its place then', async () => {
    const { asked, stop } = answered()
    stop()
    expect(window.fetch).toBe(asked)
    const second = answered()
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
    const press = (selector: string, detail: number) =>
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    press('button', 1)
    press('button', 0)
    press('input', 0)
    press('input', 1)
    expect(noted.map((entry) => 'byKeyboard' in entry && entry.byKeyboard)).toEqual([false, true, false, false])
    expect(noted[0]).toEqual({ kind: 'press', control: 'button', name: 'A' })
  })

  it.each([
    ['its label for screen readers', '<button aria-label="A" name="n">B</button>', 'A'],
    ['what labels it', '<button aria-labelledby="x y z">B</button><i id="x">A</i><i id="y">C</i>', 'A C'],
    ['its text', '<button name="n"> A\n <b>B</b> </button>', 'A B'],
    ['its name in code', '<button name="n"></button>', 'n'],
    ['nothing', '<button></button>', ''],
    [
      'what is no label of its own, where there is no such element',
      '<button aria-labelledby="gone too">B</button>',
      'B',
    ],
  ])('is called by %s', (_, markup, name) => expect(named(markup, 'button')).toBe(name))

  it('has a name of 80 characters at most', () => {
    expect(named(`<button>${'x'.repeat(80)}</button>`)).toBe('x'.repeat(80))
    expect(named(`<button>${'x'.repeat(81)}</button>`)).toBe(`${'x'.repeat(80)}…`)
  })

  it('that is a link tells where in the app it leads, without what no address of the app has', () => {
    expect(pressed('<a href="/kategorite?token=t&faqe=2&kerko=bar#x">A</a>')).toMatchObject({
      to: '/kategorite?faqe=2&kerko=bar',
    })
    expect(pressed('<a href="/kategorite?token=t">A</a>')).toMatchObject({ to: '/kategorite' })
    expect(pressed('<a href="https://a.example/x">A</a>')).not.toHaveProperty('to')
    expect(pressed('<button>A</button>')).not.toHaveProperty('to')
  })

  it.each(['text', 'email', 'password', 'date', 'search'])('of the type %s is a field, by its label', (type) => {
    expect(typed(`<label>A<input type="${type}" value="B"></label>`, 'input')).toEqual({ kind: 'typed', name: 'A' })
  })

  it('with a text or a choice is a field, not what is pressed', () => {
    expect(typed('<textarea name="A">B</textarea>', 'textarea')).toEqual({ kind: 'typed', name: 'A' })
    expect(typed('<select name="A"><option>B</option></select>', 'select')).toEqual({ kind: 'typed', name: 'A' })
    // What is hidden has no labels.
    expect(typed('<input type="hidden" name="A">', 'input')).toEqual({ kind: 'typed', name: 'A' })
    noted = []
    for (const type of ['checkbox', 'radio', 'button', 'submit']) typed(`<input type="${type}">`, 'input')
    typed('<div data-action-log><input></div>', 'input')
    expect(noted).toEqual([])
  })

  it.each([
    ['the button that sent it', '<form><button id="b">A</button><button type="submit">B</button></form>', '#b', 'A'],
    ['its first button', '<form><button type="submit">A</button><button type="submit">B</button></form>', null, 'A'],
    ['itself', '<form aria-label="A"><input></form>', null, 'A'],
  ])('that is a form is sent by the name of %s', (_, markup, submitter, name) => {
    const find = page(markup)
    const button = submitter === null ? null : find(submitter)
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
    expect(noted).toEqual([{ kind: 'submit', name }])
  })

  it('of the panel sends no form that is noted', () => {
    const find = page('<div data-action-log><form><button>A</button></form></div>')
    const submitter = find('button')
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, submitter }))
    expect(noted).toEqual([])
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
