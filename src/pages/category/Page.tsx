// The businesses of a category or subcategory (CATPAGE-01 to CATPAGE-40).
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { useList } from '@/api'
import { businessLists } from '@/features/businesses/model/businessLists'
import { categoryRequest } from '@/features/businesses/model/businessRequests'
import { queryFromFilters } from '@/features/businesses/model/filterAddress'
import { noFilters } from '@/features/businesses/model/filters'
import { CategoryFilters } from '@/features/businesses/ui/CategoryFilters'
import { pagedTitle } from '@/lib/pagination'
import { useFocusFallback } from '@/ui/directory/useFocusFallback'
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

function CategoryView({ slug }: { slug: string }) {
  const { category, status, error, retry } = useResolvedCategory(slug)
  const { filters, draft, setDraft, isPending, page, toPage } = useFilters()
  const filtersRegion = useRef<HTMLElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusFallback = useFocusFallback(headingRef)
  const { id, name, isSubcategory } = category
  // Without a category no request is sent (CATPAGE-04).
  const requests = id === null ? [] : [categoryRequest({ id, isSubcategory }, filters, page)]
  const list = useList(businessLists.businesses, requests)
  const heading = `Bizneset në ${name}`
  useDocumentTitle(pagedTitle(heading, page))
  useMetaDescription(`${name}: biznese, vlerësime dhe komente nga përdoruesit. Filtro sipas qytetit dhe vlerësimit.`)

  const hasProblem = status === 'missing' || status === 'failed'
  // An order that was chosen is one of the active filters, which only they can take back.
  const isFiltered = (queryFromFilters(draft) || queryFromFilters(filters)) !== ''
  // Once shown, the filters stay while new results load (Q39).
  const hasFilters = id !== null && (list.items.length > 0 || isFiltered || list.isPrevious)
  // Their place is reserved until it is known whether there are any.
  const isReserved = !hasFilters && !hasProblem && list.isLoading
  const isCounted = list.isSuccess || list.isPrevious

  return (
    <div className={styles.page}>
      <Head
        category={category}
        heading={heading}
        headingRef={headingRef}
        total={isCounted ? list.total : null}
        isLoading={status === 'loading'}
      />
      {isReserved && <div className={styles.filtersPlace} data-chips={queryFromFilters(filters) !== '' || undefined} />}
      {hasFilters && (
        <CategoryFilters
          ref={filtersRegion}
          name={name}
          filters={draft}
          applied={filters}
          found={{ total: list.total, isBusy: isPending || list.isLoading || (list.isPrevious && !list.error) }}
          onFilters={setDraft}
        />
      )}
      <div {...focusFallback}>
        {hasProblem ? (
          <CategoryProblem isMissing={status === 'missing'} error={error} onRetry={retry} />
        ) : (
          <Results
            list={list}
            name={name}
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
    </div>
  )
}
