// The shared pagination of lists.
import { clampPage, pageWindow } from '@/lib/pagination'
import { PageButton, PageChange, StepButton } from './PageButton'
import styles from './Pagination.module.scss'
import { useIsNarrow } from './useMediaQuery'

/** The page shown, how many there are, and what happens when another is chosen. */
export interface PaginationProps {
  page: number
  pages: number
  onPage: (page: number) => void
  /** What screen readers call it, where a page has several. */
  label?: string
}

/** A pagination that says which page has come, where nothing else does: as soon as it is not `isLoading`. */
interface AnnouncedProps extends PaginationProps {
  isLoading?: boolean | undefined
}

/** Arrows around a window of 7 page numbers, 3 below 640 px, and 'Faqja {n} nga {total}'; nothing for one page. */
export function Pagination({ isLoading, ...props }: AnnouncedProps) {
  return (
    <>
      {isLoading !== undefined && <PageChange page={props.page} pages={props.pages} isLoading={isLoading} />}
      {props.pages > 1 && <Pages {...props} />}
    </>
  )
}

function Pages({ page, pages, onPage, label = 'Faqet' }: PaginationProps) {
  const isNarrow = useIsNarrow()
  const current = clampPage(page, pages)
  return (
    <nav className={styles.pagination} aria-label={label}>
      <ul className={styles.row}>
        <li>
          <StepButton step="previous" page={current} pages={pages} onPage={onPage} />
        </li>
        {pageWindow(current, pages, isNarrow ? 3 : 7).map((number) => (
          <li key={number}>
            <PageButton number={number} current={current} onPage={onPage} />
          </li>
        ))}
        <li>
          <StepButton step="next" page={current} pages={pages} onPage={onPage} />
        </li>
      </ul>
      <p className={styles.footer}>{`Faqja ${current} nga ${pages}`}</p>
    </nav>
  )
}
