// The businesses of a category or subcategory (CATPAGE-01 to CATPAGE-40).
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { hasActiveFilter, queryFromFilters } from '@/features/businesses/model/filterRequests'
import { noFilters } from '@/features/businesses/model/filters'
import { CategoryFilters } from '@/features/businesses/ui/CategoryFilters'
import { useBusinessListing } from '@/features/businesses/ui/useBusinessListing'
import { pagedTitle } from '@/lib/pageNumber'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { useMetaDescription } from '@/ui/useMetaDescription'
import { CategoryProblem } from './CategoryProblem'
import { Head } from './Head'
import styles from './Page.module.scss'
import { Results } from './Results'
import { useFilters } from './useFilters'
import { useResolvedCategory } from './useResolvedCategory'

/** A new instance per category: another slug starts with fresh state. */
export default function CategoryPage() {
  const { categorySlug = '' } = useParams()
  return <CategoryView key={categorySlug} slug={categorySlug} />
}

const isAnswered = (status: string): boolean => status === 'ready' || status === 'refreshing'
const isUnanswered = (status: string): boolean => status === 'idle' || status === 'loading'

function CategoryView({ slug }: { slug: string }) {
  const { place, status, error, retry } = useResolvedCategory(slug)
  const { filters, draft, setDraft, isPending, page, toPage } = useFilters()
  const filtersRegion = useRef<HTMLElement>(null)
  const { id, name, isSubcategory } = place
  const listing = useBusinessListing(id === null ? null : { id, isSubcategory }, filters, page)
  const heading = `Bizneset në ${name}`
  useDocumentTitle(pagedTitle(heading, page))
  useMetaDescription(`${name}: biznese, vlerësime dhe komente nga përdoruesit. Filtro sipas qytetit dhe vlerësimit.`)

  const { shown, isOld } = listing
  const isCounted = id !== null && isAnswered(shown.status)
  const isFiltered = hasActiveFilter(draft) || hasActiveFilter(filters)
  // Once shown, the filters stay while new results load (Q39).
  const hasFilters = id !== null && (shown.items.length > 0 || isFiltered || isOld)
  const isChosen = queryFromFilters(filters) !== ''
  const isLookedUp = status === 'loading'
  // Their place is reserved until it is known whether there are any.
  const isAwaited = !hasFilters && (isLookedUp || (id !== null && isUnanswered(shown.status)))
  const hasProblem = status === 'missing' || status === 'failed'

  return (
    <div className={styles.page}>
      <Head place={place} heading={heading} total={isCounted ? shown.total : null} isLookedUp={isLookedUp} />
      {isAwaited && <div className={styles.filtersPlace} data-chips={isChosen || undefined} />}
      {hasFilters && (
        <CategoryFilters
          ref={filtersRegion}
          name={name}
          filters={draft}
          applied={filters}
          found={{ total: shown.total, isBusy: isPending || isUnanswered(listing.listing.status) }}
          onFilters={setDraft}
        />
      )}
      {hasProblem ? (
        <CategoryProblem isMissing={status === 'missing'} message={error?.message} onRetry={retry} />
      ) : (
        // Waiting for the place and for its businesses are separate instances: no state carries over.
        <Results
          key={id}
          listing={listing}
          filters={filters}
          page={page}
          onPage={toPage}
          onClear={() => {
            filtersRegion.current?.focus()
            setDraft(noFilters)
          }}
        />
      )}
    </div>
  )
}
