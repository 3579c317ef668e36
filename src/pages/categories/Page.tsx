// The category list (CATLIST-01 to CATLIST-08).
import { useRef } from 'react'
import { selectSearchTerm } from '@/features/categories/model/selectors'
import { useCategorySearch } from '@/features/categories/ui/useCategorySearch'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { useOfAddress } from '@/features/navigation/ui/useOfAddress'
import { plural } from '@/lib/albanianFormat'
import { routes } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { PageFrame } from '@/ui/PageFrame'
import { SearchField } from '@/ui/SearchField'
import { Skeleton } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/StateBox'
import { useUrlDraft } from '@/ui/useUrlDraft'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CategoryCards } from './CategoryCards'
import styles from './Page.module.scss'

const PAUSE = 500
const trimmed = (text: string) => text.trim()

/** The search text, which lives in the address (`?kerko=`) 500 ms after its last change (CATLIST-06). */
function useSearchText() {
  const dispatch = useAppDispatch()
  const term = useOfAddress(selectSearchTerm, ({ kerko = '' }) => trimmed(kerko))
  const [text, setText] = useUrlDraft({
    name: 'categorySearch',
    value: term,
    keyOf: trimmed,
    pause: PAUSE,
    onSettled: (wanted) => {
      const query = trimmed(wanted) && `?${new URLSearchParams({ kerko: trimmed(wanted) })}`
      dispatch(navigationRequested({ to: `${routes.categories}${query}`, replace: true }))
    },
  })
  return { text, setText, term }
}

/** All categories as cards, or those whose name or subcategory is searched for (CATLIST-05). */
export default function CategoriesPage() {
  const { text, setText, term } = useSearchText()
  const { categories, error, retry, ...tree } = useCategoryTree()
  const search = useCategorySearch(term)
  const { isSearching, results } = search
  const shown = isSearching ? results : categories
  const isLoading = isSearching ? results === null : tree.isLoading
  const searchField = useRef<HTMLDivElement>(null)
  const failure = isSearching ? search.error : categories.length === 0 ? error?.message : null
  const isError = failure != null

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
        {isLoading ? 'Duke ngarkuar…' : isError ? '' : plural(shown?.length ?? 0, 'kategori', 'kategori')}
      </VisuallyHidden>
      {shown && shown.length > 0 && <CategoryCards key={term} shown={shown} all={categories} term={term} />}
      {isLoading && (
        <div className={styles.grid}>
          <Skeleton shape="card" count={9} />
        </div>
      )}
      {isError && (
        <ErrorState
          title={isSearching ? 'Gabim në kërkimin e kategorive' : 'Gabim në ngarkimin e kategorive'}
          message={failure}
          onRetry={isSearching ? search.retry : retry}
        />
      )}
      {!isLoading && !isError && shown?.length === 0 && (
        <Nothing
          isSearching={isSearching}
          onClear={() => {
            searchField.current?.querySelector('input')?.focus() // the button is removed with the search
            setText('')
          }}
        />
      )}
    </PageFrame>
  )
}

function Nothing({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  if (!isSearching) return <EmptyState message="Ende nuk ka kategori." />
  return (
    <EmptyState title="Nuk u gjet asnjë kategori" message="Provo me një fjalë tjetër ose pastro kërkimin.">
      <Button variant="outline" onClick={onClear}>
        Pastro kërkimin
      </Button>
    </EmptyState>
  )
}
