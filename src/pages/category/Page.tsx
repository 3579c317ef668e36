// The businesses of a category or subcategory (CATPAGE-01 to CATPAGE-40).
import { useParams } from 'react-router-dom'
import { hasActiveFilter } from '@/features/businesses/model/filterRequests'
import { noFilters } from '@/features/businesses/model/filters'
import { CategoryFilters } from '@/features/businesses/ui/CategoryFilters'
import { useBusinessListing } from '@/features/businesses/ui/useBusinessListing'
import { plural } from '@/lib/albanian'
import { pagedTitle } from '@/lib/pageWindow'
import { routes } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { useDescription } from '@/ui/useDescription'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import styles from './Page.module.scss'
import { PlaceProblem } from './PlaceProblem'
import { Results } from './Results'
import { Subcategories } from './Subcategories'
import { useFilters } from './useFilters'
import { usePlace } from './usePlace'

/** One category at a time: another address starts afresh. */
export default function CategoryPage() {
  const { categorySlug = '' } = useParams()
  return <CategoryView key={categorySlug} slug={categorySlug} />
}

const isUnanswered = (status: string): boolean => status === 'idle' || status === 'loading'

function CategoryView({ slug }: { slug: string }) {
  const { place, status, error, retry } = usePlace(slug)
  const { filters, draft, setDraft, page, toPage } = useFilters()
  const { id, name, isSubcategory } = place
  const listing = useBusinessListing(id === null ? null : { id, isSubcategory }, filters, page)
  const heading = `Bizneset në ${name}`
  useDocumentTitle(pagedTitle(heading, page))
  useDescription(`${name}: biznese, vlerësime dhe komente nga përdoruesit. Filtro sipas qytetit dhe vlerësimit.`)

  const { shown, isOld } = listing
  const isCounted = id !== null && (shown.status === 'ready' || shown.status === 'refreshing')
  const isFiltered = hasActiveFilter(draft) || hasActiveFilter(filters)
  // Once there, the filters stay while another answer is awaited (Q39).
  const hasFilters = id !== null && (shown.items.length > 0 || isFiltered || isOld)
  const isLookedUp = status === 'loading'
  // Their place is held until it is known whether there are any.
  const isAwaited = !hasFilters && (isLookedUp || (id !== null && isUnanswered(shown.status)))
  const hasProblem = status === 'missing' || status === 'failed'

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ButtonLink to={routes.categories} variant="outline" size="sm">
          <Icon name="left" />
          Kthehu te Kategoritë
        </ButtonLink>
        <h1>
          {heading} {isCounted && <span className={styles.count}>({plural(shown.total, 'biznes', 'biznese')})</span>}
        </h1>
        <p className={styles.lead}>{place.description}</p>
        {isLookedUp ? <div className={styles.chipsPlace} /> : <Subcategories place={place} />}
      </div>
      {isAwaited && <div className={styles.filtersPlace} />}
      {hasFilters && <CategoryFilters name={name} filters={draft} onFilters={setDraft} />}
      {hasProblem ? (
        <PlaceProblem isMissing={status === 'missing'} message={error?.message} onRetry={retry} />
      ) : (
        // What waits for the place is not what waits for its businesses: nothing is carried over from one to the other.
        <Results
          key={id}
          listing={listing}
          filters={filters}
          page={page}
          onPage={toPage}
          onClear={() => setDraft(noFilters)}
        />
      )}
    </div>
  )
}
