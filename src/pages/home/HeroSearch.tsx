// The home page's search. The field is there with the first paint; what searches is loaded beside it and takes over.
import { lazy, startTransition, useEffect, useRef, useState } from 'react'
import { businessPath } from '@/lib/paths'
import { useAppDispatch } from '@/lib/store'
import { navigationRequested } from '@/session/events'
import { SearchField } from '@/ui/SearchField'
import { loadLater } from './loadLater'

const BusinessSearch = lazy(async () => ({ default: (await loadLater()).BusinessSearch }))

/** Text and focus that the field got before the search was there go on in it. */
export function HeroSearch() {
  const dispatch = useAppDispatch()
  const [early, setEarly] = useState({ text: '', hasFocus: false })
  const [isWanted, setIsWanted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A field that was HTML before it was React's has told nobody of its focus.
    const hasFocus = box.current?.contains(document.activeElement) ?? false
    setEarly((before) => ({ ...before, hasFocus }))
    // The field stays, the very same one, until the search can take its place.
    startTransition(() => setIsWanted(true))
  }, [])
  return (
    <div ref={box}>
      {isWanted ? (
        <BusinessSearch start={early} onPick={(id) => dispatch(navigationRequested({ to: businessPath(id) }))} />
      ) : (
        <SearchField
          label="Kërko biznese"
          isLabelHidden
          placeholder="Kërko biznese…"
          value={early.text}
          onValue={(text) => setEarly((before) => ({ ...before, text }))}
          onBlur={() => setEarly((before) => ({ ...before, hasFocus: false }))}
          inputProps={{ onFocus: () => setEarly((before) => ({ ...before, hasFocus: true })) }}
        />
      )}
    </div>
  )
}
