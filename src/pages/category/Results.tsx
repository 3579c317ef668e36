// The businesses found, or why there are none (CATPAGE-16 to CATPAGE-31).
import { useRef } from 'react'
import { hasActiveFilter } from '@/features/businesses/model/filterRequests'
import type { CategoryFilterValues } from '@/features/businesses/model/filters'
import { BusinessCard } from '@/features/businesses/ui/BusinessCard'
import type { useBusinessListing } from '@/features/businesses/ui/useBusinessListing'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { PaginationWithEnds } from '@/ui/PaginationWithEnds'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { usePages } from '@/ui/usePages'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { NoResults } from './NoResults'
import styles from './Page.module.scss'

interface ResultsProps {
  listing: ReturnType<typeof useBusinessListing>
  filters: CategoryFilterValues
  page: number
  onPage: (page: number, replace?: boolean) => void
  onClear: () => void
}

/** Cards with their pagination; previous results stay under an overlay while new ones load. */
export function Results({ listing: { listing, shown, isOld, retry }, filters, page, onPage, onClear }: ResultsProps) {
  const { status, error } = listing
  const isBusy = status === 'idle' || status === 'loading' || status === 'refreshing'
  const cards = useRef<HTMLUListElement>(null)
  const hasResults = shown.items.length > 0
  const { isOutside } = usePages({ isKnown: status === 'ready', page, pages: listing.pages, onPage })

  if (!hasResults && (isBusy || isOutside)) {
    return (
      <div className={styles.results}>
        <Spinner label="Duke ngarkuar bizneset..." />
        <Skeleton shape="card" count={4} />
      </div>
    )
  }
  if (!hasResults && error) {
    return (
      <ErrorState title="Gabim në ngarkimin e bizneseve" message={error.message}>
        <Button onClick={retry}>Provo Përsëri</Button>
      </ErrorState>
    )
  }
  if (!hasResults) {
    return <NoResults search={filters.search} isFiltered={hasActiveFilter(filters)} onClear={onClear} />
  }
  return (
    <div className={styles.results} aria-busy={isBusy}>
      <VisuallyHidden role="status">
        {isBusy ? '' : shown.total === 1 ? 'U gjet 1 biznes' : `U gjetën ${shown.total} biznese`}
      </VisuallyHidden>
      {isOld && error && (
        <Alert kind="error">
          <p>Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.</p>
          <p>Gabim në ngarkimin e bizneseve: {error.message}</p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              cards.current?.focus() // the button is removed with the alert
              retry()
            }}
          >
            Provo Përsëri
          </Button>
        </Alert>
      )}
      <ul ref={cards} tabIndex={-1} className={styles.cards} data-busy={isBusy || undefined}>
        {shown.items.map((business) => (
          <li key={business._id}>
            <BusinessCard business={business} />
          </li>
        ))}
      </ul>
      {isBusy && (
        <div className={styles.overlay}>
          <Spinner label="Duke përditësuar..." />
        </div>
      )}
      <PaginationWithEnds page={page} pages={shown.pages} onPage={onPage} />
    </div>
  )
}
