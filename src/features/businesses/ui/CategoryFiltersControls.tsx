// The choices among a category page's filters, on the page or in a phone's sheet, and their texts.
import { useState } from 'react'
import { Select } from '@/ui/Select'
import { TextField } from '@/ui/TextField'
import { useModule } from '@/ui/useModule'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import {
  type CategoryFilterValues,
  noFilters,
  type RatingOption,
  ratingOptions,
  type SortOption,
  sortOptions,
} from '../model/filters'
import styles from './CategoryFilters.module.scss'

const ratingTexts: Readonly<Record<RatingOption, string>> = {
  all: 'Të gjitha',
  '4+': '4+ Yje',
  '3+': '3+ Yje',
  '2+': '2+ Yje',
}

const sortTexts: Readonly<Record<SortOption, string>> = {
  most_relevant: 'Më të përshtatshmet',
  highest_rated: 'Më të vlerësuarat',
  most_reviews: 'Më shumë komente',
  newest: 'Më të rejat',
}

/** 'Renditja: Më të rejat' */
export const sortText = (sortBy: SortOption): string => `Renditja: ${sortTexts[sortBy]}`

/** The chosen values in words, by filter. */
export function chosenTexts(filters: CategoryFilterValues): [keyof CategoryFilterValues, string][] {
  const { search, rating, location, sortBy } = filters
  const texts: [keyof CategoryFilterValues, string][] = [
    ['search', `Kërkimi: ${search}`],
    ['rating', `${Number.parseInt(rating, 10)} yje e lart`],
    ['location', `Qyteti: ${location}`],
    ['sortBy', sortText(sortBy)],
  ]
  return texts.filter(([key]) => filters[key] !== noFilters[key])
}

/** The button that clears all filters. */
export const clearFiltersText = 'Pastro të gjitha filtrat'

/** The towns that the field suggests. */
const loadTowns = () => import('../model/cities')

const sorts = sortOptions.map((value) => ({ value, label: sortTexts[value] }))

/** The controls' values and their change handlers. */
export interface FilterProps {
  filters: CategoryFilterValues
  onFilters: (filters: CategoryFilterValues) => void
}

/** Rating, city and sort; each change is reported at once. Pressing a chosen rating clears it. A bar has no labels. */
export function CategoryFiltersControls({ filters, onFilters, isBar }: FilterProps & { isBar?: boolean }) {
  const [isFocused, setIsFocused] = useState(false)
  const towns = useModule(isFocused, loadTowns)
  const set = (change: Partial<CategoryFilterValues>) => onFilters({ ...filters, ...change })
  return (
    <>
      <fieldset className={styles.ratings}>
        <legend>{isBar ? <VisuallyHidden>Filtro sipas vlerësimit</VisuallyHidden> : 'Filtro sipas vlerësimit'}</legend>
        {ratingOptions.map((rating) => (
          <button
            key={rating}
            type="button"
            className={styles.rating}
            aria-pressed={filters.rating === rating}
            // A dialog's first focus goes here: on a field it would open the keyboard.
            data-autofocus={filters.rating === rating || undefined}
            onClick={() => set({ rating: filters.rating === rating ? noFilters.rating : rating })}
          >
            {ratingTexts[rating]}
          </button>
        ))}
      </fieldset>
      <TextField
        label="Qyteti"
        isLabelHidden={isBar}
        placeholder="Shkruaj qytetin..."
        value={filters.location}
        onValue={(location) => set({ location })}
        inputProps={{ list: 'cities', autoComplete: 'off', maxLength: 60, onFocus: () => setIsFocused(true) }}
      />
      <datalist id="cities">
        {towns?.cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <Select
        label="Rendit sipas"
        isLabelHidden={isBar}
        value={filters.sortBy}
        onValue={(sortBy) => set({ sortBy })}
        options={sorts}
      />
    </>
  )
}
