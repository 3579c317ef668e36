// The businesses of a category or subcategory.
import { type ReactElement, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type AppError, type ShownList, useList } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { businessLists } from '@/features/businesses/model/businessLists'
import { categoryRequest } from '@/features/businesses/model/businessRequests'
import { queryFromFilters } from '@/features/businesses/model/filters'
import { BusinessCard } from '@/features/businesses/ui/BusinessCard'
import { CategoryFilters } from '@/features/businesses/ui/CategoryFilters'
import { useNamedCategories } from '@/features/categories/ui/useNamedCategories'
import { useExistingPage } from '@/features/navigation/ui/usePageInUrl'
import { pagedTitle } from '@/lib/pagination'
import { lastPart, routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { useFocusFallback } from '@/ui/directory/useFocusFallback'
import { ErrorState } from '@/ui/ErrorState'
import { ListContent } from '@/ui/ListContent'
import { PaginationWithEnds } from '@/ui/PaginationWithEnds'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { StateBox } from '@/ui/StateBox'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { useMetaDescription } from '@/ui/useMetaDescription'
import { useMissingPage } from '@/ui/useMissingPage'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Head } from './Head'
import { NoResults } from './NoResults'
import styles from './Page.module.scss'
import { useFilters, useResolvedCategory } from './useCategoryAddress'

/** A new instance per category: another slug starts with fresh state. */
export default function CategoryPage() {
  const categorySlug = lastPart(useLocation().pathname)
  return <CategoryView key={categorySlug} slug={categorySlug} />
}

const MISSING = 'Kategoria nuk u gjet'

const titleOf = (heading: string, page: number, isMissing: boolean): string =>
  isMissing ? MISSING : pagedTitle(heading, page)

function CategoryView({ slug }: { slug: string }) {
  const { category, status, error, retry } = useResolvedCategory(slug)
  const { filters, draft, setDraft, isPending, page, toPage } = useFilters()
  const filtersRegion = useRef<HTMLElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusFallback = useFocusFallback(headingRef)
  const { id, name, isSubcategory } = category
  const requests = id === null ? [] : [categoryRequest({ id, isSubcategory }, filters, page)]
  const list = useList(businessLists.businesses, requests)
  const heading = `Bizneset në ${name}`
  const isMissing = status === 'missing'
  useDocumentTitle(titleOf(heading, page, isMissing))
  useMetaDescription(`${name}: biznese, vlerësime dhe komente nga përdoruesit. Filtro sipas qytetit dhe vlerësimit.`)

  const hasProblem = isMissing || status === 'failed'
  // A chosen order counts as an active filter, since only the filters can undo it.
  const isFiltered = (queryFromFilters(draft) || queryFromFilters(filters)) !== ''
  // Once shown, the filters stay while new results load.
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
          <Problem isMissing={isMissing} error={error} onRetry={retry} />
        ) : (
          <Results list={list} name={name} page={page} onPage={toPage}>
            <NoResults
              categoryId={id ?? ''}
              filters={filters}
              onFilters={(wanted) => {
                filtersRegion.current?.focus()
                setDraft(wanted)
              }}
            />
          </Results>
        )}
      </div>
    </div>
  )
}

/** No such category, with a link to all; or a failed look-up, with a retry button. */
function Problem({ isMissing, error, onRetry }: { isMissing: boolean; error: AppError | null; onRetry: () => void }) {
  if (useMissingPage(isMissing)) return null
  const failure = 'Gabim në ngarkimin e kategorive'
  if (!isMissing) return <ErrorState kind={error?.kind} title={failure} message={error?.message} onRetry={onRetry} />
  return (
    <StateBox picture="missing" title={MISSING} message="Linku mund të jetë i vjetër ose kategoria mund të jetë hequr.">
      <ButtonLink to={routes.categories}>Shiko Kategoritë</ButtonLink>
    </StateBox>
  )
}

/** Pages after the first say their number. */
const foundText = (total: number, page: number, pages: number): string =>
  `${total === 1 ? 'U gjet 1 biznes' : `U gjetën ${total} biznese`}${page > 1 ? `, faqja ${page} nga ${pages}` : ''}`

interface ResultsProps {
  list: ShownList<Business>
  /** Of the category. */
  name: string
  page: number
  onPage: (page: number, replace?: boolean) => void
  /** In place of an empty list. */
  children: ReactElement
}

/** Cards with pagination; old results stay under an overlay while new ones load. */
function Results({ list, name, page, onPage, children }: ResultsProps) {
  const { isFetching, total, error, retry } = list
  const items = useNamedCategories(list.items)
  const cards = useRef<HTMLUListElement>(null)
  const isLeaving = useExistingPage(list, page, onPage)
  return (
    <ListContent
      list={{ ...list, items, isLoading: list.isLoading || isLeaving }}
      pending={
        <div className={styles.loading}>
          <Spinner label="Duke ngarkuar bizneset..." />
          <div className={styles.cards}>
            <Skeleton shape="card" count={8} />
          </div>
        </div>
      }
      failed={({ kind, message }) => (
        <ErrorState kind={kind} title="Gabim në ngarkimin e bizneseve" message={message}>
          <Button onClick={retry}>Provo Përsëri</Button>
        </ErrorState>
      )}
      empty={children}
    >
      {(businesses) => (
        <div className={styles.results} aria-busy={isFetching}>
          <VisuallyHidden role="status">{isFetching ? '' : foundText(total, list.page, list.pages)}</VisuallyHidden>
          {error && (
            <Alert kind="error">
              <p>Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.</p>
              <p>{`Gabim në ngarkimin e bizneseve: ${error.message}`}</p>
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
          <ul ref={cards} tabIndex={-1} className={styles.cards} data-busy={isFetching || undefined}>
            {businesses.map((business) => (
              <li key={business._id}>
                <BusinessCard business={business} listed={name} />
              </li>
            ))}
          </ul>
          {isFetching && (
            <div className={styles.overlay}>
              <Spinner label="Duke përditësuar..." />
            </div>
          )}
          <PaginationWithEnds page={list.page} pages={list.pages} onPage={onPage} />
        </div>
      )}
    </ListContent>
  )
}
