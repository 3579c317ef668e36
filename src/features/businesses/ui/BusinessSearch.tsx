// The home page's search box with its list of businesses, and the searches this device remembers.

import { Suspense, useEffect, useRef } from 'react'
import type { Category } from '@/api/endpoints/generated/types'
import { useLoggedState } from '@/hooks/viewLog'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Button } from '@/ui/Button'
import type { Elements } from '@/ui/elements'
import { late } from '@/ui/late'
import { SearchCombobox } from '@/ui/SearchCombobox'
import { useEntryState } from '@/ui/useEntryState'
import { useIsNarrow } from '@/ui/useMediaQuery'
import { SEARCH_LIMIT } from '../model/businessRequests'
import { clearRecents, noteSearch, readRecents } from '../model/recentHistory'
import styles from './BusinessSearch.module.scss'
import { preloadOptions, SeeAll, useSearchGroups } from './BusinessSearchOptions'
import { SearchFailed } from './SearchFailed'
import { useUniversalSearch } from './useUniversalSearch'

const { Late: EmptySearch } = late(() => import('./EmptySearch'))

const none: readonly Category[] = []

interface BusinessSearchProps {
  onPick: (businessId: string, hasReviewed: boolean) => void
  /** Ids of businesses the user is known to have reviewed; the search itself names no user (Q79). */
  reviewed?: ReadonlySet<string | undefined>
  /** Categories to suggest, with their subcategories. */
  categories?: readonly Category[]
  /** Something was typed: `categories` may be needed. */
  onTyped?: () => void
  /** The way to add a business that was not found. */
  addBusiness: Elements
}

/**
 * Finds businesses as the user types, and keeps the text for coming back. `onPick` gets the chosen id, and whether the
 * user has reviewed it (Q32). Also reads what this device remembers, viewed businesses included.
 */
export function BusinessSearch({ onPick, reviewed, categories = none, onTyped, addBusiness }: BusinessSearchProps) {
  const [text, setText] = useEntryState('search', '', 'kerko')
  // A text restored with the page is not searched for before its list opens.
  const [isWanted, setIsWanted] = useLoggedState('searchOpen', false)
  const root = useRef<HTMLDivElement>(null)
  const found = useUniversalSearch(text, categories, reviewed, isWanted)
  const { typed, term, understood, search, results, leading, isWaiting, isError } = found
  const groups = useSearchGroups(found)
  const isGuess = search.guess !== undefined && leading.length === 0 && results.length > 0
  const isNarrow = useIsNarrow()
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(readRecents()), [dispatch])
  const recent = useAppSelector((state) => state.businesses.recent?.searches) ?? []
  const note = () => dispatch(noteSearch(typed))
  const toField = () => root.current?.querySelector('input')?.focus()
  const choose = (other: string) => {
    toField() // the button goes with the text
    setText(other)
  }

  const leads = (
    <>
      <Suspense>
        <EmptySearch {...{ typed: term, understood, categories, isGuess }} onText={choose} />
      </Suspense>
      {addBusiness}
    </>
  )
  const more = results.length >= SEARCH_LIMIT && (
    <Suspense>
      <SeeAll
        search={search}
        onSeeAll={() => {
          note()
          search.seeAll()
        }}
        onWhole={toField}
      />
    </Suspense>
  )

  return (
    <div ref={root}>
      <SearchCombobox
        label="Kërko biznese"
        placeholder={isNarrow ? 'Kërko biznese…' : 'Kërko me emër biznesi ose kategori…'}
        text={text}
        onText={(value) => {
          setText(value)
          if (value.trim()) onTyped?.()
        }}
        {...groups}
        isConclusive={found.isName}
        empty={leads}
        onPick={(id) => {
          note()
          if (groups.group.options.some((option) => option.id === id)) dispatch(navigationRequested({ to: id }))
          else
            onPick(
              id,
              results.some(({ _id, hasReviewed }) => _id === id && hasReviewed),
            )
        }}
        isWanted={isWanted}
        onWanted={(wanted) => {
          setIsWanted(wanted)
          if (wanted) void preloadOptions()
        }}
        suggestions={{
          heading: 'Kërkimet e fundit',
          texts: recent,
          footer: (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                toField() // the button goes with the list
                dispatch(clearRecents('searches'))
              }}
            >
              Pastro listën
            </Button>
          ),
        }}
        status={isWaiting ? 'waiting' : isError ? 'failed' : 'answered'}
        error={
          <div className={styles.error}>
            <SearchFailed error={search.error} />
            <Button variant="outline" size="sm" onClick={() => choose('')}>
              Pastro
            </Button>
          </div>
        }
        footer={
          isGuess ? (
            <>
              {leads}
              {more}
            </>
          ) : (
            more
          )
        }
      />
    </div>
  )
}
