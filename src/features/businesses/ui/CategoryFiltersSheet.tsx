// The filters of a category page on a phone: behind a button that says how many are set.

import { useLoggedState } from '@/hooks/viewLog'
import { plural } from '@/lib/albanianFormat'
import { afterPaint } from '@/platform/afterPaint'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/dialog/Modal'
import { noFilters } from '../model/filters'
import styles from './CategoryFilters.module.scss'
import { CategoryFiltersControls, type FilterProps } from './CategoryFiltersControls'
import { chosenTexts, clearFiltersText } from './categoryFilterTexts'

/** How many businesses match the filters, and whether that is being reloaded. */
export interface Found {
  total: number
  isBusy: boolean
}

/** The button, and the dialog it opens. The list behind follows every change; the last button only shows it. */
export function CategoryFiltersSheet({ filters, onFilters, found }: FilterProps & { found: Found }) {
  const [isOpen, setIsOpen] = useLoggedState('filterSheet', false)
  // The search is shown beside the button.
  const count = chosenTexts(filters).filter(([key]) => key !== 'search').length
  const close = () => setIsOpen(false)
  return (
    <>
      {/* Opening a dialog makes the whole page behind it inert, which a slow phone computes for 0.1 s: the button responds first. */}
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
