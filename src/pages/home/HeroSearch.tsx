// The home page's search. The field is there with the first paint; what searches is loaded beside it and takes over.
import { lazy, Suspense, useState } from 'react'
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
  const field = (
    <SearchField
      label="Kërko biznese"
      isLabelHidden
      placeholder="Kërko biznese…"
      value={early.text}
      onValue={(text) => setEarly({ ...early, text })}
      onBlur={() => setEarly({ ...early, hasFocus: false })}
      inputProps={{ onFocus: () => setEarly({ ...early, hasFocus: true }) }}
    />
  )
  return (
    <Suspense fallback={field}>
      <BusinessSearch start={early} onPick={(id) => dispatch(navigationRequested({ to: businessPath(id) }))} />
    </Suspense>
  )
}
