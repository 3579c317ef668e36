// What a page shows beyond address and data (dialogs, typed texts): components report it, or show a log's.
import { createContext, use, useEffect, useState } from 'react'

/** Where it is reported to, and what a log that is shown says of it. */
export interface ViewLog {
  /** Notes a value; undefined when the key has none, or its component `isGone`. */
  report: (key: string, value?: unknown, isGone?: boolean) => void
  shown?: Readonly<Record<string, unknown>>
}

/** The app's store behind the components, or the log that is shown; nothing by default. */
export const ViewLogContext = createContext<ViewLog>({ report: () => undefined })

/**
 * `value`, reported under `key` unless it is `initial`; while a log is shown, the log's. Several components of one page
 * are told apart as `name/id`, or `name.part` where the part is code. Never for a password: it would be in the log.
 */
export function useLogged<T>(key: string, value: T, initial?: T): T {
  const { report, shown } = use(ViewLogContext)
  useEffect(() => {
    report(key, value === initial ? undefined : value)
    return () => report(key, undefined, true)
  }, [report, key, value, initial])
  if (!shown) return value
  return key in shown ? (shown[key] as T) : (initial ?? value)
}

/** `useState` whose value is in the log unless it is `initial`. */
export function useLoggedState<T>(key: string, initial: T) {
  const [value, setValue] = useState(initial)
  return [useLogged(key, value, initial), setValue] as const
}
