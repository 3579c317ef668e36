// The controls of the search in comments, and of their order.

import { Suspense, useId, useRef } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import { plural } from '@/lib/albanianFormat'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import { Icon } from '@/ui/Icon'
import { late } from '@/ui/late'
import { SearchField } from '@/ui/SearchField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isSearch, noReviewSearch } from '../model/reviewSearch'
import type { ReviewFiltersProps } from './ReviewFilters'
import styles from './ReviewSearch.module.scss'

const { Late: ReviewFilters, preload } = late(async () => ({
  default: (await import('./ReviewFilters')).ReviewFilters,
}))

/** The text field; stars, days and order behind a button, loaded when pressed. Every change is reported at once. */
export function ReviewSearch({ search, onSearch, ...rest }: ReviewFiltersProps) {
  const { text, rating, dateFrom, dateTo } = search
  const [isOpen, setIsOpen] = useLoggedState('reviewFilters', dateFrom + dateTo !== '')
  const panel = useId()
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} className={styles.search} aria-label="Kërko në komente" data-noprint>
      <SearchField
        label="Kërko në komente"
        isLabelHidden
        placeholder="Kërko një fjalë në komente…"
        value={text}
        onValue={(next) => onSearch({ ...search, text: next })}
      />
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={() => void preload(false).catch(() => undefined)}
      >
        Filtro
        <Icon name="down" />
      </Button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <Section>
            <Suspense fallback={null}>
              <ReviewFilters search={search} onSearch={onSearch} {...rest} />
            </Suspense>
          </Section>
        )}
      </div>
      {(isSearch(search) || text !== '') && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            section.current?.querySelector('input')?.focus() // the button goes with the search
            onSearch(noReviewSearch)
          }}
        >
          {text === '' && rating !== null && dateFrom + dateTo === '' ? (
            <>
              <span>{plural(rating, 'yll', 'yje')}</span>
              <VisuallyHidden>: shfaq të gjitha komentet</VisuallyHidden>
              <Icon name="close" />
            </>
          ) : (
            'Shfaq të gjitha komentet'
          )}
        </Button>
      )}
    </section>
  )
}
