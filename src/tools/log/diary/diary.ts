// A store's diary, in builds with the panel: console, errors, page, other tabs, calls. Presses and fields: controls.ts.
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { storageKeys } from '@/lib/storageKeys'
import { apiBaseUrl } from '@/platform/env'
import { listen } from '@/platform/listen'
import type { DiaryEntry, NewEntry } from '@/replay/actionLog'
import type { Recorder } from '@/replay/recorder'
import { listenToControls } from './controls'

/** Entries that are kept; the oldest are forgotten first. */
export const ENTRIES = 2_048

/** The memory of what is no action. */
export interface Diary {
  /** Notes that it happened now. */
  note: (entry: NewEntry) => void
  /** The entries, oldest first; `after` counts the actions since the store was made. */
  entries: () => readonly DiaryEntry[]
  /** Hears of every new entry from now on. */
  follow: (heard: (entry: DiaryEntry) => void) => void
}

/** A diary beside this recorder; `now` in ms since 1970 UTC. */
export function makeDiary({ chunks }: Pick<Recorder, 'chunks'>, now = Date.now): Diary {
  const entries: DiaryEntry[] = []
  const followers: ((entry: DiaryEntry) => void)[] = []
  const recorded = () => {
    const last = chunks().at(-1)
    return last ? last.first + last.actions.length : 0
  }
  return {
    note: (entry) => {
      const noted = { ...entry, at: now(), after: recorded() }
      entries.push(noted)
      if (entries.length > ENTRIES) entries.shift()
      for (const heard of followers) heard(noted)
    },
    entries: () => entries,
    follow: (heard) => void followers.push(heard),
  }
}

type Note = (entry: NewEntry) => void

/** Longer messages are cut: a warning may hold a whole tree. */
const LONGEST = 2_000
/** What looks like a token, and what is called one. */
const secrets = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|(?<=(?:token|password)["']?[=:]\s*["']?)[^\s"'&,}]+/gi

function textOf(parts: readonly unknown[]): string {
  const texts = parts.map((part) => {
    if (part instanceof Error) return `${part.name}: ${part.message}\n${part.stack ?? ''}`
    return typeof part === 'object' && part !== null ? '{…}' : String(part)
  })
  return texts.join(' ').replace(secrets, '[secret]').slice(0, LONGEST)
}

/** Notes errors and warnings; `output` goes on as before. Returns how to stop. */
export function listenToConsole(note: Note, output: Pick<Console, 'error' | 'warn'> = console): () => void {
  const { error, warn } = output
  const watch =
    (level: 'error' | 'warn', write: typeof error): typeof error =>
    (...parts) => {
      note({ kind: 'console', level, text: textOf(parts) })
      write.apply(output, parts)
    }
  const watched = { error: watch('error', error), warn: watch('warn', warn) }
  Object.assign(output, watched)
  const noteError = (...parts: unknown[]) => note({ kind: 'console', level: 'error', text: textOf(parts) })
  const stop = listen(window, {
    error: ({ error: thrown, message }) => noteError(thrown ?? message),
    unhandledrejection: ({ reason }) => noteError('Unhandled rejection:', reason),
  })
  return () => {
    if (output.error === watched.error) output.error = error
    if (output.warn === watched.warn) output.warn = warn
    stop()
  }
}

/** Notes loading, Back and Forward, and whether the page is visible. Returns how to stop. */
export function listenToPage(note: Note): () => void {
  const noteEvent = (event: Extract<NewEntry, { kind: 'page' }>['event']) =>
    note({ kind: 'page', event, path: window.location.pathname })
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  noteEvent((entry as PerformanceNavigationTiming | undefined)?.type === 'reload' ? 'reloaded' : 'loaded')
  const stop = listen(window, {
    pageshow: ({ persisted }) => persisted && noteEvent('restored'),
    popstate: () => noteEvent('back or forward'),
  })
  const stopHiding = listen(document, { visibilitychange: () => noteEvent(document.hidden ? 'hidden' : 'shown') })
  return () => {
    stop()
    stopHiding()
  }
}

/** Notes what other tabs do to the session; who it is stays out. Returns how to stop. */
export function listenToOtherTabs(note: Note): () => void {
  const storage = ({ key, oldValue, newValue }: StorageEvent) => {
    // A null key means that storage was cleared.
    if (key === null) note({ kind: 'otherTab', event: 'logged out' })
    // The same user with a renewed token is no log-in.
    if (key !== storageKeys.user || (oldValue && newValue)) return
    note({ kind: 'otherTab', event: newValue ? 'logged in' : 'logged out' })
  }
  return listen(window, { storage })
}

/** The name of the call; a fixed word of a path goes before a parameter in its place, as servers read it. */
export function operationOf(method: string, path: string): OperationId | undefined {
  const parts = (path.split('?')[0] as string).split('/')
  const fits = (pattern: string) => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith('{'))
  }
  const matching = (Object.keys(operations) as OperationId[]).filter((id) => {
    const [itsMethod, pattern] = operations[id]
    return itsMethod === method && fits(pattern)
  })
  return matching.find((id) => !operations[id][1].includes('{')) ?? matching[0]
}

const root = () => `${apiBaseUrl || window.location.origin}/v1`

/** Method and path behind `/v1`; undefined for what is no call: files of the build, photos. */
function callOf(input: RequestInfo | URL, init: RequestInit | undefined) {
  const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) }
  return url.startsWith(`${root()}/`) ? { method, path: url.slice(root().length) } : undefined
}

/** The address without what may be a token: account calls carry them behind the question mark. */
const withoutTokens = (path: string): string => (path.startsWith('/auth/') ? path.replace(/\?.*/, '') : path)

/** Notes method, path, status and time of every call of this page, never headers or bodies; returns how to stop. */
export function listenToCalls(note: Note): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (input, init) => {
    const call = callOf(input, init)
    if (!call) return fetch(input, init)
    const { method } = call
    const path = withoutTokens(call.path)
    const sentAt = performance.now()
    const noteAnswer = (status: number, scenario?: string | null) => {
      const endpoint = operationOf(method, path)
      const ms = Math.round(performance.now() - sentAt)
      note({ kind: 'call', method, path, ...(endpoint && { endpoint }), status, ms, ...(scenario && { scenario }) })
    }
    try {
      const response = await fetch(input, init)
      noteAnswer(response.status, response.headers.get('x-scenario'))
      return response
    } catch (error) {
      noteAnswer(0)
      throw error
    }
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}

/** A diary that writes itself, and how to stop it. */
export interface RunningDiary extends Diary {
  stop: () => void
}

/** Begins a diary beside this recorder, before the app sends its first call. */
export function startDiary(recorder: Pick<Recorder, 'chunks'>): RunningDiary {
  const diary = makeDiary(recorder)
  const listeners = [listenToPage, listenToControls, listenToCalls, listenToConsole, listenToOtherTabs]
  const stops = listeners.map((begin) => begin(diary.note))
  return {
    ...diary,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
