// The filters of a category page (CATPAGE-09 to CATPAGE-14, CATPAGE-27).
import { Button } from '@/ui/Button'
import { SearchField } from '@/ui/SearchField'
import { TextField } from '@/ui/TextField'
import { cities } from '../model/cities'
import { type CategoryFilters as Filters, noFilters, ratingOptions, type SortOption } from '../model/filters'
import styles from './CategoryFilters.module.scss'

const ratingTexts = { all: 'Të gjitha', '4+': '4+ Yje', '3+': '3+ Yje', '2+': '2+ Yje' } as const
const sortTexts: Record<SortOption, string> = {
  most_relevant: 'Më të përshtatshmet',
  highest_rated: 'Më të vlerësuarat',
  most_reviews: 'Më shumë komente',
  newest: 'Më të rejat',
}

interface CategoryFiltersProps {
  /** The category's name, for the search box. */
  name: string
  filters: Filters
  onFilters: (filters: Filters) => void
}

/** Search, rating, city and sort; every change is handed on at once. */
export function CategoryFilters({ name, filters, onFilters }: CategoryFiltersProps) {
  const set = (change: Partial<Filters>) => onFilters({ ...filters, ...change })
  const isUnchanged = Object.entries(noFilters).every(([key, value]) => filters[key as keyof Filters] === value)
  return (
    <section className={styles.filters} aria-label="Filtrat">
      <div className={styles.search} data-noprint>
        <SearchField
          label="Kërko në këtë kategori"
          isLabelHidden
          placeholder={`Kërko biznese në ${name}...`}
          value={filters.search}
          onValue={(search) => set({ search })}
        />
      </div>
      <fieldset aria-label="Filtro sipas vlerësimit" className={styles.ratings}>
        {ratingOptions.map((rating) => (
          <button
            key={rating}
            type="button"
            className={styles.rating}
            aria-pressed={filters.rating === rating}
            onClick={() => set({ rating })}
          >
            {ratingTexts[rating]}
          </button>
        ))}
      </fieldset>
      <TextField
        label="Qyteti"
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
      <label className={styles.sort}>
        <span>Rendit sipas</span>
        <select value={filters.sortBy} onChange={(event) => set({ sortBy: event.target.value as SortOption })}>
          {Object.entries(sortTexts).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {!isUnchanged && (
        <Button variant="outline" size="sm" className={styles.clear} onClick={() => onFilters(noFilters)}>
          Pastro të gjitha filtrat
        </Button>
      )}
    </section>
  )
}
