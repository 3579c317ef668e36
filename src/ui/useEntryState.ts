// State that its history entry remembers, for what is no address of its own.
import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Like `useState`, with a value that stands under `name` in the router's state of the entry: Back, Forward and a reload find it as
 * it was left. It is read after the first render, which must agree with prerendered HTML.
 */
export function useEntryState<T>(name: string, initial: T): [T, (value: T) => void] {
  const kept: T | undefined = useLocation().state?.[name]
  const [value, setValue] = useState(initial)
  useLayoutEffect(() => {
    if (kept !== undefined) setValue(kept)
  }, [kept])
  return [
    value,
    (next) => {
      setValue(next)
      // Not by the router: another entry key would count as another place.
      const { state } = window.history
      window.history.replaceState({ ...state, usr: { ...state?.usr, [name]: next } }, '')
    },
  ]
}
