// The filters of a category page (CATPAGE-09 to CATPAGE-14, CATPAGE-27).
import { Button } from '@/ui/Button'
import { SearchField } from '@/ui/SearchField'
import { Select } from '@/ui/Select'
import { TextField } from '@/ui/TextField'
import { cities } from '../model/cities'
import { type CategoryFilters as Filters, noFilters, ratingOptions, type SortOption } from '../model/filters'
import styles from './CategoryFilters.module.scss'

const ratingTexts = { all: 'Të gjitha', '4+': '4+ Yje', '3+': '3+ Yje', '2+': '2+ Yje' } as const
const sortOptions: { value: SortOption; label: string }[] = [
  { value: 'most_relevant', label: 'Më të përshtatshmet' },
  { value: 'highest_rated', label: 'Më të vlerësuarat' },
  { value: 'most_reviews', label: 'Më shumë komente' },
  { value: 'newest', label: 'Më të rejat' },
]

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
      <Select label="Rendit sipas" value={filters.sortBy} onValue={(sortBy) => set({ sortBy })} options={sortOptions} />
      {!isUnchanged && (
        <Button variant="outline" size="sm" className={styles.clear} onClick={() => onFilters(noFilters)}>
          Pastro të gjitha filtrat
        </Button>
      )}
    </section>
  )
}
