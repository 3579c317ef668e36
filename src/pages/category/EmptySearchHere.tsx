// Where to go from a search in a category that found nothing. Loaded when that happens.
import type { CategoryFilterValues } from '@/features/businesses/model/filters'
import { Nearest, WithoutCity } from '@/features/businesses/ui/SearchLeads'
import { useCategoryCount, useUnderstoodSearch } from '@/features/businesses/ui/useUnderstoodSearch'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { plural } from '@/lib/albanianFormat'
import { ButtonLink } from '@/ui/Button'
import styles from './Page.module.scss'

/** Where the search was. */
export interface EmptySearchProps {
  categoryId: string
  filters: CategoryFilterValues
  /** Sets other filters; the pressed button goes. */
  onFilters: (filters: CategoryFilterValues) => void
}

/** The category the text means, with its number of businesses; the search without the city; the nearest categories. */
export default function EmptySearch({ categoryId, filters, onFilters }: EmptySearchProps) {
  const { search, location } = filters
  const { categories } = useCategoryTree()
  const { categories: meant, city, rest } = useUnderstoodSearch(categories, `${search} ${location}`.trim())
  const [lead] = meant
  const count = useCategoryCount(lead, city)
  const place = location || city
  return (
    <div className={styles.leads}>
      {lead && (
        <ButtonLink to={lead.path} variant="outline" size="sm">
          {[[lead.name, city].filter(Boolean).join(', '), count !== undefined && plural(count, 'biznes', 'biznese')]
            .filter(Boolean)
            .join(' · ')}
        </ButtonLink>
      )}
      {place && (location || rest) && (
        <WithoutCity
          city={place}
          onPress={() => onFilters({ ...filters, search: location ? search : rest, location: '' })}
        />
      )}
      <Nearest
        categories={categories}
        to={lead?.id ?? categoryId}
        shown={lead ? [lead.id, categoryId] : [categoryId]}
      />
    </div>
  )
}
