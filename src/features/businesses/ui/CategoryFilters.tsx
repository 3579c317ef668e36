// The filters of a category page.
import { type Ref, useId, useRef, useState } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import { plural } from '@/lib/albanianFormat'
import { afterPaint } from '@/platform/afterPaint'
import { Button } from '@/ui/Button'
import { RemovableChip } from '@/ui/Chip'
import { Modal } from '@/ui/dialog/Modal'
import { SearchField } from '@/ui/SearchField'
import { useIsNarrow } from '@/ui/useMediaQuery'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { type CategoryFilterValues, noFilters } from '../model/filters'
import styles from './CategoryFilters.module.scss'
import {
  CategoryFiltersControls,
  chosenTexts,
  clearFiltersText,
  type FilterProps,
  sortText,
} from './CategoryFiltersControls'

interface CategoryFiltersProps {
  /** The category's name, for the search box. */
  name: string
  /** The values in the controls. */
  filters: CategoryFilterValues
  /** The filters of the shown results. */
  applied: CategoryFilterValues
  found: Found
  onFilters: (filters: CategoryFilterValues) => void
  /** The region, which gets the focus when a focused button is removed. */
  ref?: Ref<HTMLElement>
}

/** Tells screen readers of a change that others see at once. */
function changeText(before: CategoryFilterValues, now: CategoryFilterValues): string {
  if (chosenTexts(now).length === 0 && chosenTexts(before).length > 0) return 'Filtrat u pastruan'
  return now.sortBy === before.sortBy ? '' : sortText(now.sortBy)
}

/** Search, rating, city and sort (below 640 px all but the search in a sheet), and chips for the active filters. */
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

/**
 * Chips for the filters of the shown results (`applied`), without those just removed; then 'Pastro të gjitha filtrat'.
 * A removed chip's focus moves to its neighbour, or to the filters after the last one.
 */
function CategoryFiltersChips({ applied, filters, onFilters }: FilterProps & { applied: CategoryFilterValues }) {
  const titleId = useId()
  const row = useRef<HTMLDivElement>(null)
  const isSet = (key: keyof CategoryFilterValues) => filters[key] !== noFilters[key]
  const chips = chosenTexts(applied).filter(([key]) => isSet(key))
  if (chips.length === 0 && chosenTexts(filters).length === 0) return null

  const toFilters = () => row.current?.closest<HTMLElement>('section')?.focus()
  const remove = (key: keyof CategoryFilterValues, index: number) => {
    const buttons = row.current?.querySelectorAll<HTMLElement>('li button')
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (neighbour) neighbour.focus()
    else toFilters()
    onFilters({ ...filters, [key]: noFilters[key] })
  }
  const clear = () => {
    toFilters()
    onFilters(noFilters)
  }
  return (
    <div ref={row} className={styles.active}>
      {chips.length > 0 && (
        <>
          <p id={titleId}>Filtrat aktivë</p>
          <ul aria-labelledby={titleId}>
            {chips.map(([key, text], index) => (
              <li key={key}>
                <RemovableChip text={text} onRemove={() => remove(key, index)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="outline" size="sm" onClick={clear}>
        {clearFiltersText}
      </Button>
    </div>
  )
}

interface Found {
  total: number
  isBusy: boolean
}

/** The button and its dialog. The list behind follows every change; the last button only shows it. */
function CategoryFiltersSheet({ filters, onFilters, found }: FilterProps & { found: Found }) {
  const [isOpen, setIsOpen] = useLoggedState('filterSheet', false)
  // The search is shown beside the button.
  const count = chosenTexts(filters).filter(([key]) => key !== 'search').length
  const close = () => setIsOpen(false)
  return (
    <>
      {/* A dialog makes the whole page inert, which takes a slow phone 0.1 s: the button responds first. */}
      <Button variant="outline" aria-haspopup="dialog" onClick={() => afterPaint(() => setIsOpen(true))}>
        {count === 0 ? 'Filtro dhe rendit' : `Filtro dhe rendit (${count})`}
      </Button>
      {isOpen && (
        <Modal title="Filtro dhe rendit" onClose={close}>
          <div className={styles.sheet}>
            <CategoryFiltersControls filters={filters} onFilters={onFilters} />
            <Button onClick={close} loading={found.isBusy}>
              {`Shfaq ${plural(found.total, 'biznes', 'biznese')}`}
            </Button>
            <Button variant="outline" onClick={() => onFilters(noFilters)}>
              {clearFiltersText}
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
