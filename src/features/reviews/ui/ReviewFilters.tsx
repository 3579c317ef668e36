// Behind 'Filtro' in the search in comments: stars, order and days.

import { useLoggedState } from '@/hooks/viewLog'
import { dayProblem } from '@/lib/typedDay'
import { SelectableChip } from '@/ui/Chip'
import { DateField } from '@/ui/DateField'
import { Select } from '@/ui/Select'
import { type ReviewOrder, reviewOrders } from '../model/reviewOrder'
import { isWrongRange, lastYear, type ReviewQuery } from '../model/reviewSearch'

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

/** What is searched for and how it is ordered, and how to change both. */
export interface ReviewFiltersProps {
  search: ReviewQuery
  onSearch: (search: ReviewQuery) => void
  order: ReviewOrder
  onOrder: (order: ReviewOrder) => void
  /** ms since 1970 UTC. */
  now: number
}

/** Every change is reported at once. */
export function ReviewFilters({ search, onSearch, order, onOrder, now }: ReviewFiltersProps) {
  const set = (change: Partial<ReviewQuery>) => onSearch({ ...search, ...change })
  const { rating, dateFrom, dateTo } = search
  // Before time is first reported there is no year to compare; formatting 1970 would need Intl, which is slow.
  const isYear = now > 0 && dateTo === '' && dateFrom === lastYear(now).dateFrom
  return (
    <>
      <Select
        label="Filtro sipas vlerësimit"
        value={rating === null ? 'all' : (`${rating}` as (typeof ratingOptions)[number]['value'])}
        onValue={(value) => set({ rating: value === 'all' ? null : Number(value) })}
        options={ratingOptions}
      />
      <Select label="Rendit këtë faqe" value={order} onValue={onOrder} options={orderOptions} />
      <DayFilter
        name="nga"
        label="Nga data"
        value={dateFrom}
        onValue={(next) => set({ dateFrom: next })}
        error={isWrongRange(search) ? 'Data e fillimit duhet të jetë para datës së mbarimit.' : undefined}
      />
      <DayFilter name="deri" label="Deri në datën" value={dateTo} onValue={(next) => set({ dateTo: next })} />
      <SelectableChip isSelected={isYear} onPress={() => set(isYear ? noDays : lastYear(now))}>
        12 muajt e fundit
      </SelectableChip>
    </>
  )
}

interface DayFilterProps {
  name: string
  label: string
  value: string
  onValue: (value: string) => void
  error?: string | undefined
}

/** A text that is no day is reported on leaving the field, and filters nothing. */
function DayFilter({ value, onValue, error, ...props }: DayFilterProps) {
  const [isLeft, setIsLeft] = useLoggedState(`dayLeft.${props.name}`, false)
  return (
    <DateField
      {...props}
      value={value}
      onValue={(next) => {
        setIsLeft(false)
        onValue(next)
      }}
      onBlur={() => setIsLeft(true)}
      error={(isLeft ? dayProblem(value) : undefined) ?? error}
    />
  )
}
