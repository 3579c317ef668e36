// What both paginations are made of: their buttons, and the words that announce a page.
import { useState } from 'react'
import { Icon } from './Icon'
import styles from './Pagination.module.scss'
import { VisuallyHidden } from './VisuallyHidden'

/** One page number; the current one is marked and does nothing. */
export function PageButton(props: { number: number; current: number; onPage: (page: number) => void }) {
  const { number, current, onPage } = props
  const isCurrent = number === current
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={isCurrent ? `Faqja ${number}, faqja aktuale` : `Shko te faqja ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => !isCurrent && onPage(number)}
    >
      {number}
    </button>
  )
}

const STEPS = {
  previous: { by: -1, label: 'Faqja e mëparshme', icon: 'left' },
  next: { by: 1, label: 'Faqja tjetër', icon: 'right' },
} as const

interface StepButtonProps {
  step: keyof typeof STEPS
  page: number
  pages: number
  onPage: (page: number) => void
  /** Visible text; without it the button is an arrow. */
  text?: string
}

/** Previous or next page; at the ends only `aria-disabled`, as it has the focus then. A link where no script runs. */
export function StepButton({ step, page, pages, onPage, text }: StepButtonProps) {
  const { by, label, icon } = STEPS[step]
  const target = page + by
  const isEnd = target < 1 || target > pages
  return (
    <>
      <button
        type="button"
        className={styles.step}
        // Visible text is the accessible name: voice control users say what they see.
        aria-label={text ? undefined : label}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onPage(target)}
      >
        {text ?? <Icon name={icon} />}
      </button>
      {!isEnd && (
        <noscript>
          <a className={styles.link} href={target > 1 ? `?faqe=${target}` : '?'}>
            {label}
          </a>
        </noscript>
      )}
    </>
  )
}

/** Announces 'U hap faqja 2 nga 5' once another page of several has come than the first, which came with the screen. */
export function PageChange({ page, pages, isLoading }: { page: number; pages: number; isLoading: boolean }) {
  const [first, setFirst] = useState<number | null>()
  if (first === undefined && !isLoading) setFirst(page)
  else if (first && first !== page) setFirst(null)
  const isTold = first === null && pages > 1 && !isLoading
  return <VisuallyHidden role="status">{isTold ? `U hap faqja ${page} nga ${pages}` : ''}</VisuallyHidden>
}
