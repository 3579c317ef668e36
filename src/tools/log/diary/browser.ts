// What a diary notes of the browser: the console, errors that nothing caught, what happens to the page as a whole, other tabs.
import { storageKeys } from '@/lib/storageKeys'
import type { NewEntry } from '@/replay/diaryEntry'

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
  const onError = ({ error: thrown, message }: ErrorEvent) =>
    note({ kind: 'console', level: 'error', text: textOf([thrown ?? message]) })
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    note({ kind: 'console', level: 'error', text: textOf(['Unhandled rejection:', reason]) })
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    if (output.error === watched.error) output.error = error
    if (output.warn === watched.warn) output.warn = warn
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** Notes loading, Back and Forward, and whether somebody looks. Returns how to stop. */
export function listenToPage(note: Note): () => void {
  const noteEvent = (event: Extract<NewEntry, { kind: 'page' }>['event']) =>
    note({ kind: 'page', event, path: window.location.pathname })
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  noteEvent((entry as PerformanceNavigationTiming | undefined)?.type === 'reload' ? 'reloaded' : 'loaded')
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) noteEvent('restored')
  }
  const onPop = () => noteEvent('back or forward')
  const onVisibility = () => noteEvent(document.hidden ? 'hidden' : 'shown')
  window.addEventListener('pageshow', onShow)
  window.addEventListener('popstate', onPop)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener('popstate', onPop)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Notes what other tabs do to the session; who it is stays out. Returns how to stop. */
export function listenToOtherTabs(note: Note): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    // A null key means that storage was cleared.
    if (key === null) note({ kind: 'otherTab', event: 'logged out' })
    // The same user with a renewed token is no log-in.
    if (key !== storageKeys.user || (oldValue && newValue)) return
    note({ kind: 'otherTab', event: newValue ? 'logged in' : 'logged out' })
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
