// State that its history entry remembers, and that may stand in the address, too.
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLogged } from '@/hooks/viewLog'
import type { QueryKey } from '@/lib/queryKeys'
import { listen } from '@/platform/listen'

/** ms without a change before it is written: Safari refuses more than 100 writes in 30 s, those of the router too. */
const WRITTEN_AFTER = 400

/** What an entry keeps: values by name, texts by their key in the address. */
interface Entry {
  values: Record<string, unknown>
  query: Partial<Record<QueryKey, string>>
}

/** What this document set, by entry: a page may be left, or a write refused, before it is written. */
const entries = new Map<string, Entry>()

/** The name of an entry. Its key alone is none: the first one and links within a page (`#…`) all have 'default'. */
const nameOf = (key: string, pathname: string): string => `${key} ${pathname}`

/** The present address with these texts in it; an empty one is left out. */
function addressWith(query: Entry['query']): URL {
  const address = new URL(window.location.href)
  for (const [key, text] of Object.entries(query)) {
    if (text) address.searchParams.set(key, text)
    else address.searchParams.delete(key)
  }
  return address
}

/** Writes what the present entry keeps into it, for a reload. Not by the router: it would give it another key. */
function write(): void {
  const { state } = window.history
  const mine = entries.get(nameOf(state?.key ?? 'default', window.location.pathname))
  if (!mine) return
  try {
    window.history.replaceState({ ...state, usr: { ...state?.usr, ...mine.values } }, '', addressWith(mine.query))
  } catch {
    // Refused: the next write has it all.
  }
}

/**
 * Like `useState`, kept under `name` in the entry's router state: Back, Forward and a reload find it. With `queryKey` a
 * text is in the address, too, for links. Read after the first render, which must match prerendered HTML.
 */
export function useEntryState<T>(name: string, initial: T, queryKey?: T extends string ? QueryKey : never) {
  const { key, pathname, state, search } = useLocation()
  const entry = nameOf(key, pathname)
  const [value, setValue] = useState(initial)
  useLayoutEffect(() => {
    const given = queryKey && new URLSearchParams(search).get(queryKey)
    const stored = { ...state, ...entries.get(entry)?.values }[name] ?? given
    if (stored != null) setValue(stored)
  }, [entry, state, search, name, queryKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what is written.
  useEffect(() => {
    const timer = setTimeout(write, WRITTEN_AFTER)
    const end = listen(window, { pagehide: write, visibilitychange: write })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [value])
  const set = (next: T) => {
    setValue(next)
    const { values, query } = entries.get(entry) ?? { values: {}, query: {} }
    entries.set(entry, {
      values: { ...values, [name]: next },
      query: queryKey ? { ...query, [queryKey]: String(next).trim() } : query,
    })
  }
  return [useLogged(name, value, initial), set] as const
}
