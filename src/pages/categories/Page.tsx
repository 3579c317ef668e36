// The category list.
import { memo, Suspense, useRef } from 'react'
import { useAnswers } from '@/api'
import type { Category } from '@/api/endpoints/generated/types'
import { categoryMatchesRequest, subcategoryMatchesRequest } from '@/features/categories/model/categoryRequests'
import { selectCategorySearch, selectSearchTerm } from '@/features/categories/model/selectors'
import { CategoryCard } from '@/features/categories/ui/CategoryCard'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { useOfAddress } from '@/features/navigation/ui/useOfAddress'
import { plural } from '@/lib/albanianFormat'
import { cleanSearch } from '@/lib/cleanText'
import { routes } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import type { Elements } from '@/ui/elements'
import { late } from '@/ui/late'
import { PageFrame } from '@/ui/PageFrame'
import { SearchField } from '@/ui/SearchField'
import { Skeleton } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/StateBox'
import { useShowMore } from '@/ui/useShowMore'
import { useUrlDraft } from '@/ui/useUrlDraft'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'

const { Late: EmptySearchLeads } = late(() => import('./EmptySearchLeads'))

/** Fills whole rows of one, two or three; more than most directories have. */
const STEP = 30

/** The search text, which lives in the address (`?kerko=`) 500 ms after its last change. */
function useSearchText() {
  const dispatch = useAppDispatch()
  const term = useOfAddress(selectSearchTerm, ({ kerko = '' }) => cleanSearch(kerko))
  const [text, setText] = useUrlDraft({
    name: 'categorySearch',
    value: term,
    keyOf: cleanSearch,
    pause: 500,
    onSettled: (wanted) => {
      const query = cleanSearch(wanted) && `?${new URLSearchParams({ kerko: cleanSearch(wanted) })}`
      dispatch(navigationRequested({ to: `${routes.categories}${query}`, replace: true }))
    },
  })
  return { text, setText, term }
}

/** Searches both for `term`; results are null without a term and until both have settled, none if both `hasFailed`. */
function useCategorySearch(term: string) {
  const { retry } = useAnswers(term ? [categoryMatchesRequest(term), subcategoryMatchesRequest(term)] : [])
  const { results, error, ...search } = useAppSelector(selectCategorySearch)
  const isCurrent = search.term === term
  return {
    isSearching: term !== '',
    results: isCurrent ? results : null,
    hasFailed: isCurrent && error !== null,
    retry,
  }
}

/** All categories as cards, or those found by their own or a subcategory's name. */
export default function CategoriesPage() {
  const { text, setText, term } = useSearchText()
  const { categories, error, retry, ...tree } = useCategoryTree()
  const search = useCategorySearch(term)
  const { isSearching, results } = search
  const listed = isSearching ? results : categories
  const isLoading = isSearching ? results === null : tree.isLoading
  const searchField = useRef<HTMLDivElement>(null)
  const isError = !isSearching && categories.length === 0 && error !== null
  // The pressed button goes with its surroundings.
  const leaving = (act: () => void) => () => {
    searchField.current?.querySelector('input')?.focus()
    act()
  }

  return (
    <PageFrame
      heading="Kategoritë e bizneseve"
      description="Shfleto bizneset në Shqipëri sipas kategorisë dhe nënkategorisë dhe shiko si i vlerësojnë përdoruesit."
      lead="Shfleto bizneset në Shqipëri sipas kategorisë ose kërko një nënkategori."
    >
      <div ref={searchField} className={styles.search} data-noprint>
        <SearchField
          label="Kërko kategori"
          isLabelHidden
          placeholder="Kërko kategori ose nënkategori…"
          value={text}
          onValue={setText}
        />
      </div>
      <VisuallyHidden role="status">
        {isLoading ? 'Duke ngarkuar…' : isError ? '' : plural(listed?.length ?? 0, 'kategori', 'kategori')}
      </VisuallyHidden>
      {listed && listed.length > 0 && <CategoryCards key={term} shown={listed} all={categories} term={term} />}
      {isLoading && (
        <div className={styles.grid}>
          <Skeleton shape="card" count={9} />
        </div>
      )}
      {isError && <ErrorState title="Gabim në ngarkimin e kategorive" message={error.message} onRetry={retry} />}
      {!isLoading && !isError && listed?.length === 0 && !isSearching && <EmptyState message="Ende nuk ka kategori." />}
      {!isLoading && listed?.length === 0 && isSearching && (
        <Nothing onClear={leaving(() => setText(''))} onRetry={search.hasFailed ? leaving(search.retry) : undefined}>
          <Suspense>
            <EmptySearchLeads categories={categories} term={term} />
          </Suspense>
        </Nothing>
      )}
    </PageFrame>
  )
}

interface NothingProps {
  /** Under the words, what may be meant by them. */
  children: Elements
  onClear: () => void
  /** For a failed search, which only says that there is nothing (Q87). */
  onRetry: (() => void) | undefined
}

/** No category of that name: what may be meant, and buttons to retry or clear the search. */
const Nothing = ({ children, onClear, onRetry }: NothingProps) => (
  <EmptyState title="Nuk u gjet asnjë kategori" message="Provo me një fjalë tjetër ose pastro kërkimin.">
    {onRetry && <Button onClick={onRetry}>Provo përsëri</Button>}
    {children}
    <Button variant="outline" onClick={onClear}>
      Pastro kërkimin
    </Button>
  </EmptyState>
)

interface CategoryCardsProps {
  shown: readonly Category[]
  all: readonly Category[]
  term: string
}

/** The first cards, and more on request; another list needs another `key`. Typing re-renders none of them. */
const CategoryCards = memo(function CategoryCards({ shown, all, term }: CategoryCardsProps) {
  const { list, shown: first, showMore } = useShowMore(shown, STEP)
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {first.map((category) => (
          <li key={category._id}>
            <CategoryCard category={category} all={all} term={term} />
          </li>
        ))}
      </ul>
      {showMore && (
        <div className={styles.more}>
          <Button variant="outline" onClick={showMore}>
            Shfaq më shumë
          </Button>
        </div>
      )}
    </>
  )
})
