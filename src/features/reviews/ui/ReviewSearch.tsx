// The controls of the search in comments (Q55, REVSTATE-04), and the order of those on the page.
import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { SelectableChip } from '@/ui/Chip'
import { Icon } from '@/ui/Icon'
import { SearchField } from '@/ui/SearchField'
import { Select } from '@/ui/Select'
import { TextField } from '@/ui/TextField'
import { type ReviewOrder, reviewOrders } from '../model/reviewOrder'
import { isSearch, isWrongRange, lastYear, noReviewSearch, type ReviewQuery } from '../model/reviewSearch'
import styles from './ReviewSearch.module.scss'

const noDays = { dateFrom: '', dateTo: '' }
const ratingOptions = [
  { value: 'all', label: 'Të gjitha' },
  { value: '5', label: '5 yje' },
  { value: '4', label: '4 yje' },
  { value: '3', label: '3 yje' },
  { value: '2', label: '2 yje' },
  { value: '1', label: '1 yll' },
] as const
const orderTexts: Record<ReviewOrder, string> = {
  newest: 'Më të rejat të parat',
  oldest: 'Më të vjetrat të parat',
  highest: 'Më shumë yje të parat',
  lowest: 'Më pak yje të parat',
}
const orderOptions = reviewOrders.map((value) => ({ value, label: orderTexts[value] }))

interface ReviewSearchProps {
  search: ReviewQuery
  onSearch: (search: ReviewQuery) => void
  order: ReviewOrder
  onOrder: (order: ReviewOrder) => void
  /** The present moment, ms since 1970 UTC. */
  now: number
}

/** Words in view; stars, days and order behind a button. Every change is handed on at once. */
export function ReviewSearch({ search, onSearch, order, onOrder, now }: ReviewSearchProps) {
  const set = (change: Partial<ReviewQuery>) => onSearch({ ...search, ...change })
  const { text, rating, dateFrom, dateTo } = search
  const [isOpen, setIsOpen] = useState(dateFrom + dateTo !== '')
  const panel = useId()
  // Before the first report of the time there is none to ask for; long ago is a matter for Intl, which is slow.
  const isYear = now > 0 && dateTo === '' && dateFrom === lastYear(now).dateFrom
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} className={styles.search} aria-label="Kërko në komente" data-noprint>
      <SearchField
        label="Kërko në komente"
        isLabelHidden
        placeholder="Kërko një fjalë në komente…"
        value={text}
        onValue={(next) => set({ text: next })}
      />
      <Button variant="outline" aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
        Filtro
        <Icon name="down" />
      </Button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <Select
          label="Filtro sipas vlerësimit"
          value={rating === null ? 'all' : (`${rating}` as (typeof ratingOptions)[number]['value'])}
          onValue={(value) => set({ rating: value === 'all' ? null : Number(value) })}
          options={ratingOptions}
        />
        <Select label="Rendit këtë faqe" value={order} onValue={onOrder} options={orderOptions} />
        <TextField
          label="Nga data"
          value={dateFrom}
          onValue={(next) => set({ dateFrom: next })}
          error={isWrongRange(search) ? 'Data e fillimit duhet të jetë para datës së mbarimit.' : undefined}
          inputProps={{ type: 'date' }}
        />
        <TextField
          label="Deri në datën"
          value={dateTo}
          onValue={(next) => set({ dateTo: next })}
          inputProps={{ type: 'date' }}
        />
        <SelectableChip isSelected={isYear} onPress={() => set(isYear ? noDays : lastYear(now))}>
          12 muajt e fundit
        </SelectableChip>
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
          Shfaq të gjitha komentet
        </Button>
      )}
    </section>
  )
}
