// Where to go from a search in a category that found nothing. Loaded when that happens.
import type { CategoryFilterValues } from '@/features/businesses/model/filters'
import { categoryById } from '@/features/businesses/model/nearestCategories'
import { Nearest, PlaceLinks, UntoldNote, WithoutCity } from '@/features/businesses/ui/SearchLeads'
import { useCategoryCount, useUnderstoodSearch } from '@/features/businesses/ui/useUnderstoodSearch'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import styles from './Page.module.scss'

/** Where the search was. */
export interface EmptySearchProps {
  categoryId: string
  filters: CategoryFilterValues
  /** Sets other filters; the pressed button goes. */
  onFilters: (filters: CategoryFilterValues) => void
}

/** What nobody can tell; the category meant, where it has businesses; the search everywhere; the nearest categories. */
export default function EmptySearch({ categoryId, filters, onFilters }: EmptySearchProps) {
  const { search, location } = filters
  const { categories } = useCategoryTree()
  const understood = useUnderstoodSearch(categories, `${search} ${location}`.trim())
  const { categories: meant, rest, untold, placesOf } = understood
  const city = location || understood.city
  const lead = meant[0] ?? (search ? undefined : categoryById(categories, categoryId))
  const known = useCategoryCount(lead, city)
  // No link to this page itself.
  const places = lead && (lead.id !== categoryId || known.everywhere?.total) ? placesOf(lead, known, city) : []
  return (
    <div className={styles.leads}>
      <UntoldNote of={untold} />
      <PlaceLinks name={lead?.name} places={places} size="sm" />
      {city && search && (location || rest) && (
        <WithoutCity onPress={() => onFilters({ ...filters, search: location ? search : rest, location: '' })} />
      )}
      <Nearest
        categories={categories}
        to={lead?.id ?? categoryId}
        shown={lead ? [lead.id, categoryId] : [categoryId]}
        city={city}
      />
    </div>
  )
}
