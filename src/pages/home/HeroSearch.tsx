// The home page's search. The field is part of the first paint; the working search is loaded in parallel and replaces it.
import { lazy, startTransition, useEffect, useRef, useState } from 'react'
import { navigationRequested } from '@/lib/navigationEvents'
import { businessPath } from '@/lib/paths'
import { useAppDispatch } from '@/lib/storeHooks'
import { SearchField } from '@/ui/SearchField'
import { loadLater } from './loadLater'

const BusinessSearch = lazy(async () => ({ default: (await loadLater()).BusinessSearch }))

/** Text and focus that the field had before the search arrived are passed on to it. */
export function HeroSearch() {
  const dispatch = useAppDispatch()
  const [text, setText] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // In a transition, so that the same field stays until the search can replace it.
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
