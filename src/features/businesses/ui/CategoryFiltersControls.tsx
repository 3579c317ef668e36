// The choices among the filters of a category page: in the page, or in the sheet of a phone.
import { Select } from '@/ui/Select'
import { TextField } from '@/ui/TextField'
import { cities } from '../model/cities'
import { type CategoryFilterValues, noFilters, ratingOptions, sortOptions } from '../model/filters'
import styles from './CategoryFilters.module.scss'
import { ratingTexts, sortTexts } from './categoryFilterTexts'

const sorts = sortOptions.map((value) => ({ value, label: sortTexts[value] }))

/** The controls' values and their change handlers. */
export interface FilterProps {
  filters: CategoryFilterValues
  onFilters: (filters: CategoryFilterValues) => void
}

/** Rating, city and sort; every change is reported at once. A rating that is pressed again is off. In a bar there is no room for labels. */
export function CategoryFiltersControls({ filters, onFilters, isBar }: FilterProps & { isBar?: boolean }) {
  const set = (change: Partial<CategoryFilterValues>) => onFilters({ ...filters, ...change })
  return (
    <>
      <fieldset aria-label="Filtro sipas vlerësimit" className={styles.ratings}>
        {ratingOptions.map((rating) => (
          <button
            key={rating}
            type="button"
            className={styles.rating}
            aria-pressed={filters.rating === rating}
            // A dialog puts its initial focus here: focus on a field would open the keyboard.
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
        inputProps={{ list: 'cities', autoComplete: 'off', maxLength: 60 }}
      />
      <datalist id="cities">
        {cities.map((city) => (
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
