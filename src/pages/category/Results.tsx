// The businesses found, or why there are none (CATPAGE-16 to CATPAGE-31).
import { useMemo, useRef } from 'react'
import type { AppError, ShownList } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { openFirst } from '@/features/businesses/model/businessTexts'
import { hasActiveFilter } from '@/features/businesses/model/filterAddress'
import { type CategoryFilterValues, noFilters } from '@/features/businesses/model/filters'
import { BusinessCard } from '@/features/businesses/ui/BusinessCard'
import { useExistingPage } from '@/features/navigation/ui/usePageInUrl'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { ListContent } from '@/ui/ListContent'
import { PaginationWithEnds } from '@/ui/PaginationWithEnds'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { NoResults } from './NoResults'
import styles from './Page.module.scss'

interface ResultsProps {
  list: ShownList<Business>
  /** The category's name, which no card repeats. */
  name: string
  filters: CategoryFilterValues
  page: number
  onPage: (page: number, replace?: boolean) => void
  onClear: () => void
}

/** Cards with their pagination; previous results stay under an overlay while new ones load. */
export function Results({ list: given, name, filters, page, onPage, onClear }: ResultsProps) {
  // An order that was chosen is the server's, whoever stands first in it.
  const isOurs = filters.sortBy === noFilters.sortBy
  const items = useMemo(() => (isOurs ? openFirst(given.items) : given.items), [given.items, isOurs])
  const list = { ...given, items }
  const { isFetching, total, pages, page: shownPage, retry } = list
  const cards = useRef<HTMLUListElement>(null)
  const isLeaving = useExistingPage(list, page, onPage)
  return (
    <ListContent
      list={{ ...list, isLoading: list.isLoading || isLeaving }}
      pending={
        <div className={styles.results}>
          <Spinner label="Duke ngarkuar bizneset..." />
          <div className={styles.cards}>
            <Skeleton shape="card" count={8} />
          </div>
        </div>
      }
      failed={(error) => (
        <ErrorState kind={error.kind} title="Gabim në ngarkimin e bizneseve" message={error.message}>
          <Button onClick={retry}>Provo Përsëri</Button>
        </ErrorState>
      )}
      empty={<NoResults search={filters.search} isFiltered={hasActiveFilter(filters)} onClear={onClear} />}
    >
      {(businesses) => (
        <div className={styles.results} aria-busy={isFetching}>
          <VisuallyHidden role="status">
            {isFetching ? '' : total === 1 ? 'U gjet 1 biznes' : `U gjetën ${total} biznese`}
          </VisuallyHidden>
          {list.error && (
            <Outdated
              error={list.error}
              onRetry={() => {
                cards.current?.focus() // the button is removed with the alert
                retry()
              }}
            />
          )}
          <ul ref={cards} tabIndex={-1} className={styles.cards} data-busy={isFetching || undefined}>
            {businesses.map((business) => (
              <li key={business._id}>
                <BusinessCard business={business} titled={name} />
              </li>
            ))}
          </ul>
          {isFetching && (
            <div className={styles.overlay}>
              <Spinner label="Duke përditësuar..." />
            </div>
          )}
          <PaginationWithEnds page={shownPage} pages={pages} onPage={onPage} />
        </div>
      )}
    </ListContent>
  )
}

/** The results shown are those of the filters before, or could not be refreshed. */
const Outdated = ({ error, onRetry }: { error: AppError; onRetry: () => void }) => (
  <Alert kind="error">
    <p>Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.</p>
    <p>{`Gabim në ngarkimin e bizneseve: ${error.message}`}</p>
    <Button variant="outline" size="sm" onClick={onRetry}>
      Provo Përsëri
    </Button>
  </Alert>
)
