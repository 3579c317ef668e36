// What a worker of the unit tests has in place of a terminal, a network and what jsdom lacks. Loaded once, however many
// files share the worker; setup.ts looks at it after every test.
import { standInPopovers } from './ui/popover'

const offences: string[] = []

/** What the last test said or asked for without expecting it. */
export const takeOffences = (): string[] => offences.splice(0)

/** Has the test fail once its page is gone: a hook that throws would keep it there, in the next test's way. */
export const noteOffence = (offence: unknown): void => void offences.push(String(offence))

// A test spies on the output it expects (`vi.spyOn(log, 'warn')`); any other output is an accident.
for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
  console[level] = (...words: unknown[]) => {
    offences.push(`console.${level}: ${words.map(String).join(' ')}`)
  }
}

// React would keep where every element was made, for a debugger: a twentieth of a page's test.
Reflect.deleteProperty(console, 'createTask')

const realFetch = globalThis.fetch

/** Only servers that a test itself started on 127.0.0.1 can be reached; any other request fails the test. */
const guardedFetch: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (address.startsWith('http://127.0.0.1:')) return realFetch(input, init)
  offences.push(`unhandled request: ${input instanceof Request ? input.method : (init?.method ?? 'GET')} ${address}`)
  return Promise.reject(new TypeError('Failed to fetch'))
}
globalThis.fetch = guardedFetch

/** Whether the tests have a document. */
export const inBrowser = typeof document !== 'undefined'

// Loaded with the timers as they are: React's tasks go on from test to test.
if (process.env.TEST_LATE) await import('./late')

// What a test still waits for at its end must not happen in a later one: a request given up after 15 s, a step back.
const waiting = new Set<ReturnType<typeof setTimeout>>()
const realSetTimeout = globalThis.setTimeout
const countedSetTimeout = (...args: Parameters<typeof setTimeout>) => {
  const timer = realSetTimeout(...args)
  waiting.add(timer)
  return timer
}
globalThis.setTimeout = Object.assign(countedSetTimeout, realSetTimeout)

let lastFrame = 0

/** Forgets every timer and animation frame still to come, on the real clock. */
export function endTimers(): void {
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
  if (!inBrowser) return
  // jsdom draws frames by an interval while one is outstanding: one left on a fake clock, now gone, would be the last.
  const newest = requestAnimationFrame(() => undefined)
  for (let frame = newest; frame > lastFrame; frame -= 1) cancelAnimationFrame(frame)
  lastFrame = newest
}

// Missing in jsdom; a router that restores scroll positions calls it.
if (inBrowser) window.scrollTo = () => undefined
if (inBrowser) standInPopovers()

// Missing in jsdom; a test is one tab, to which every lock is free. Tests of locks bring their own.
const locks = { request: async (_: string, __: object, granted: (lock: object) => unknown) => granted({}) }
if (inBrowser) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

/** What Testing Library asks of an element's style: whether it is seen, can be pressed, separates words. */
const asked = ['display', 'visibility', 'opacity', 'pointerEvents', 'content'] as const

function lookOf(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const look = Object.fromEntries(asked.map((name) => [name, style[name]]))
  return { ...look, getPropertyValue: (name: string) => look[name] ?? '' } as CSSStyleDeclaration
}

/**
 * jsdom works an element's style out anew for each query by role: a fifth of a page's test. It has no style sheet but
 * its own, by which an element without a style attribute looks as one of its name and state that stands alone.
 */
function keepLooks(): void {
  const looks = new Map<string, CSSStyleDeclaration>()
  const compute = window.getComputedStyle
  window.getComputedStyle = (element, pseudoElement) => {
    if (element.hasAttribute('style')) return compute(element, pseudoElement)
    const state = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name))
    const kind = JSON.stringify([element.localName, ...state])
    const look = looks.get(kind) ?? lookOf(compute(element.cloneNode() as Element))
    looks.set(kind, look)
    return look
  }
}
if (inBrowser) keepLooks()
