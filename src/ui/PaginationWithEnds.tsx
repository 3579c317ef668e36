// The category page's pagination.
import { clampPage, pageWindowWithEnds } from '@/lib/pagination'
import { PageButton, StepButton } from './PageButton'
import type { PaginationProps } from './Pagination'
import styles from './Pagination.module.scss'
import { useIsNarrow } from './useMediaQuery'

/** 'Para' and 'Pas' around a window of 5 with the first and the last page; below 640 px 'n / total' between arrows. */
export function PaginationWithEnds({ page, pages, onPage, label = 'Faqet' }: PaginationProps) {
  const isNarrow = useIsNarrow()
  if (pages <= 1) return null
  const current = clampPage(page, pages)
  const step = { page: current, pages, onPage }
  return (
    <nav className={styles.pagination} aria-label={label}>
      <ul className={styles.row}>
        <li>
          <StepButton step="previous" text={isNarrow ? undefined : 'Para'} {...step} />
        </li>
        {isNarrow ? (
          <li className={styles.count}>{`${current} / ${pages}`}</li>
        ) : (
          pageWindowWithEnds(current, pages, 5).map((item) => (
            <li key={item}>
              {typeof item === 'number' ? (
                <PageButton number={item} current={current} onPage={onPage} />
              ) : (
                <span className={styles.gap}>…</span>
              )}
            </li>
          ))
        )}
        <li>
          <StepButton step="next" text={isNarrow ? undefined : 'Pas'} {...step} />
        </li>
      </ul>
    </nav>
  )
}
