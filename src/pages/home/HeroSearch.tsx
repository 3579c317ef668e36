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
  const [text, setText] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The field stays, the very same one, until the search can take its place.
  useEffect(() => startTransition(() => setIsWanted(true)), [])
  return (
    <div ref={place}>
      {isWanted ? (
        <BusinessSearch
          start={{ text, place }}
          onPick={(id) => dispatch(navigationRequested({ to: businessPath(id) }))}
        />
      ) : (
        <SearchField label="Kërko biznese" isLabelHidden placeholder="Kërko biznese…" value={text} onValue={setText} />
      )}
    </div>
  )
}
