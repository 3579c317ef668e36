// The filters of a category page.
import { type Ref, useState } from 'react'
import { SearchField } from '@/ui/SearchField'
import { useIsNarrow } from '@/ui/useMediaQuery'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { CategoryFilterValues } from '../model/filters'
import styles from './CategoryFilters.module.scss'
import { CategoryFiltersChips } from './CategoryFiltersChips'
import { CategoryFiltersControls } from './CategoryFiltersControls'
import { CategoryFiltersSheet, type Found } from './CategoryFiltersSheet'
import { chosenTexts, sortText } from './categoryFilterTexts'

interface CategoryFiltersProps {
  /** The category's name, for the search box. */
  name: string
  /** What the controls show. */
  filters: CategoryFilterValues
  /** What the results answer. */
  applied: CategoryFilterValues
  found: Found
  onFilters: (filters: CategoryFilterValues) => void
  /** The region, which gets the focus of a button that is removed. */
  ref?: Ref<HTMLElement>
}

/** What screen readers say about a change that sighted users see at once. */
function changeText(before: CategoryFilterValues, now: CategoryFilterValues): string {
  if (chosenTexts(now).length === 0 && chosenTexts(before).length > 0) return 'Filtrat u pastruan'
  return now.sortBy === before.sortBy ? '' : sortText(now.sortBy)
}

/** Search, rating, city and sort, below 640 px all but the search in a sheet; under them the active filters. */
export function CategoryFilters({ name, filters, applied, found, onFilters, ref }: CategoryFiltersProps) {
  const isNarrow = useIsNarrow()
  const [seen, setSeen] = useState(filters)
  const [said, setSaid] = useState('')
  if (seen !== filters) {
    setSeen(filters)
    setSaid(changeText(seen, filters))
  }
  return (
    <section ref={ref} tabIndex={-1} className={styles.region} aria-label="Filtrat">
      <div className={styles.filters}>
        <div className={styles.search} data-noprint>
          <SearchField
            label="Kërko në këtë kategori"
            isLabelHidden
            placeholder={`Kërko biznese në ${name}...`}
            value={filters.search}
            onValue={(search) => onFilters({ ...filters, search })}
          />
        </div>
        {isNarrow ? (
          <CategoryFiltersSheet filters={filters} onFilters={onFilters} found={found} />
        ) : (
          <CategoryFiltersControls filters={filters} onFilters={onFilters} isBar />
        )}
      </div>
      <CategoryFiltersChips applied={applied} filters={filters} onFilters={onFilters} />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </section>
  )
}
