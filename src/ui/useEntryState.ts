// State that its history entry remembers, for what is no address of its own.
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** ms without a change before it is written: Safari refuses more than 100 writes in 30 s, those of the router too. */
const PAUSE = 400

/** What this document set, by the key of the entry: a page may be left, or a write refused, before it is written. */
const kept = new Map<string, Record<string, unknown>>()

/** Writes what the present entry keeps into its state, for a reload. Not by the router: another key would count as another place. */
function write(): void {
  const { state } = window.history
  const mine = kept.get(state?.key ?? 'default')
  if (!mine) return
  try {
    window.history.replaceState({ ...state, usr: { ...state?.usr, ...mine } }, '')
  } catch {
    // Refused: the next write has it all.
  }
}

/**
 * Like `useState`, with a value that stands under `name` in the router's state of the entry: Back, Forward and a reload find it as
 * it was left. It is read after the first render, which must agree with prerendered HTML.
 */
export function useEntryState<T>(name: string, initial: T): [T, (value: T) => void] {
  const { key, state } = useLocation()
  const [value, setValue] = useState(initial)
  useLayoutEffect(() => {
    const left = { ...state, ...kept.get(key) }[name]
    if (left !== undefined) setValue(left)
  }, [key, state, name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what is written.
  useEffect(() => {
    const timer = setTimeout(write, PAUSE)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [value])
  return [
    value,
    (next) => {
      setValue(next)
      kept.set(key, { ...kept.get(key), [name]: next })
    },
  ]
}
