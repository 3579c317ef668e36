// A category page without businesses: which of three reasons applies, and what to do next (CATPAGE-22 to CATPAGE-28).
import { clearFiltersText } from '@/features/businesses/ui/categoryFilterTexts'
import { routes } from '@/lib/paths'
import { Button, ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/StateBox'

interface NoResultsProps {
  /** The trimmed search text. */
  search: string
  isFiltered: boolean
  onClear: () => void
}

/** The search text comes first, then the filters, then the empty category. */
export function NoResults({ search, isFiltered, onClear }: NoResultsProps) {
  const message = isFiltered
    ? 'Provo të ndryshosh filtrat për më shumë rezultate.'
    : 'Bëhu i pari që shton një biznes në këtë kategori!'
  return (
    <div role="status">
      <EmptyState
        title={search ? 'Nuk u gjetën rezultate' : 'Nuk u gjetën biznese'}
        message={search ? `Nuk u gjetën biznese që përputhen me "${search}".` : message}
      >
        {isFiltered && (
          <Button variant="outline" onClick={onClear}>
            {clearFiltersText}
          </Button>
        )}
        <ButtonLink to={routes.chooseBusiness} variant={isFiltered ? 'outline' : 'primary'}>
          Shto një biznes
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
