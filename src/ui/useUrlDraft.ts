// What the user is typing or choosing, before it is written into the address.
import { useEffect, useEffectEvent, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { TYPING_PAUSE } from './useDebounced'

interface AddressDraft<T> {
  /** Of the draft, in the action log. */
  name: string
  value: T
  /** The canonical text of a value; values with the same text give the same address. */
  keyOf: (value: T) => string
  /** ms without a change before it is written. */
  pause?: number
  /** Writes it into the address. */
  onSettled: (draft: T) => void
}

/**
 * The draft for the controls, and its setter. It is written to the address `pause` ms after its last change. When the
 * address changes otherwise (Back, a link) the draft follows; when it becomes what was written, newer typing stays.
 */
export function useUrlDraft<T>({
  name,
  value,
  keyOf,
  pause = TYPING_PAUSE,
  onSettled,
}: AddressDraft<T>): [T, (draft: T) => void] {
  const address = keyOf(value)
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(address)
  const [sent, setSent] = useState<string | null>(null)
  if (seen !== address) {
    setSeen(address)
    setSent(null)
    if (address !== sent) setDraft(value)
  }
  const wanted = keyOf(draft)
  const settle = useEffectEvent(() => {
    setSent(wanted)
    onSettled(draft)
  })
  useEffect(() => {
    if (wanted === address) return
    const timer = setTimeout(settle, pause)
    return () => clearTimeout(timer)
  }, [wanted, address, pause])
  return [useLogged(name, draft, value), setDraft]
}
