// The category page without businesses.
import { Suspense } from 'react'
import { hasActiveFilter } from '@/features/businesses/model/filters'
import { routes } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { late } from '@/ui/late'
import { EmptyState } from '@/ui/StateBox'
import type { EmptySearchProps } from './EmptySearchHere'

const { Late: EmptySearch } = late(() => import('./EmptySearchHere'))

/** No businesses, and what to do: about the search text first, then the filters (cleared above), then the empty category. */
export function NoResults(props: EmptySearchProps) {
  const { filters } = props
  const isFiltered = hasActiveFilter(filters)
  const message = isFiltered
    ? 'Provo të ndryshosh filtrat për më shumë rezultate.'
    : 'Bëhu i pari që shton një biznes në këtë kategori!'
  return (
    <>
      <div role="status">
        <EmptyState
          title={filters.search ? 'Nuk u gjetën rezultate' : 'Nuk u gjetën biznese'}
          message={filters.search ? `Nuk u gjetën biznese që përputhen me "${filters.search}".` : message}
        >
          <ButtonLink to={routes.chooseBusiness} variant={isFiltered ? 'outline' : 'primary'}>
            Shto një biznes
          </ButtonLink>
        </EmptyState>
      </div>
      {(filters.search || filters.location) && (
        <Suspense>
          <EmptySearch {...props} />
        </Suspense>
      )}
    </>
  )
}
