// What the list below the search box shows: businesses and categories; for the eye, each option has its own spoken name.
import type { Business } from '@/api/endpoints/generated/types'
import { formatRating, plural } from '@/lib/albanianFormat'
import { businessPattern, categoryLook } from '@/lib/categoryLook'
import { Avatar } from '@/ui/Avatar'
import { Marked } from '@/ui/Marked'
import { Picture } from '@/ui/Picture'
import { RatingBadge } from '@/ui/RatingBadge'
import type { OptionGroup } from '@/ui/SearchOptions'
import { businessName, businessSubtitle, placeOf, statusText } from '../model/businessTexts'
import type { CategorySuggestion, UnderstoodSearch } from '../model/understoodSearch'
import styles from './BusinessSearch.module.scss'
import { useCategoryCount } from './useUnderstoodSearch'

/** What there is of the parts, in one line. */
export const listed = (...parts: unknown[]) => parts.filter(Boolean).join(', ')

/** What screen readers say for a result; what is missing is left out. */
function spokenOption(business: Business): string {
  const { category, averageRating, reviewCount, hasReviewed } = business
  const rating = averageRating > 0 && `${formatRating(averageRating)} nga 5`
  const comments = reviewCount > 0 && plural(reviewCount, 'koment', 'komente')
  const status = [statusText(business), hasReviewed && 'e ke komentuar']
  return `${listed(businessName(business), category?.name, placeOf(business), ...status)}: ${listed(rating, comments) || 'ende pa komente'}`
}

/** A business as an option of the list below a search. */
export const businessOption = (business: Business, typed: string) => ({
  id: business._id,
  label: spokenOption(business),
  name: businessName(business),
  content: <BusinessOption business={business} typed={typed} />,
})

/** The categories that a text means; where it `isEmpty`, nothing found as it was typed, the first with the number of its businesses. */
export function useCategoryGroup({ categories, city }: UnderstoodSearch, typed: string, isEmpty: boolean): OptionGroup {
  const count = useCategoryCount(isEmpty ? categories[0] : undefined, city)
  return {
    heading: 'Kategori',
    options: categories.map((category, at) => {
      const { name, parent, path } = category
      const place = [parent, city, at === 0 && count !== undefined && plural(count, 'biznes', 'biznese')]
      return {
        id: path,
        label: `Kategori: ${listed(name, ...place)}`,
        content: <CategoryOption category={category} place={place.filter(Boolean).join(' · ')} typed={typed} />,
      }
    }),
  }
}

/** Picture, name and place with what was typed marked in them, rating. */
function BusinessOption({ business, typed }: { business: Business; typed: string }) {
  const status = statusText(business)
  return (
    <span className={styles.option}>
      <Avatar
        name={business.name}
        photoUrl={business.photo?.url}
        pattern={businessPattern(business._id, business.category?.name)}
      />
      <span className={styles.words}>
        <span className={styles.name} translate="no">
          <Marked text={businessName(business)} typed={typed} />
        </span>
        <span className={styles.place}>
          <Marked text={businessSubtitle(business)} typed={typed} />
        </span>
        {status && <span className={styles.place}>{status}</span>}
        {business.hasReviewed && <span className={styles.place}>E ke komentuar</span>}
      </span>
      <RatingBadge average={business.averageRating} count={business.reviewCount} />
    </span>
  )
}

interface CategoryOptionProps {
  category: CategorySuggestion
  /** Where it belongs, which city is meant, how many businesses it has: as far as there is something to say. */
  place: string
  typed: string
}

/** Picture, name, and what else there is to say of a category. */
function CategoryOption({ category, place, typed }: CategoryOptionProps) {
  const { name, parent } = category
  const { kind, hue } = categoryLook(parent ?? name)
  return (
    <span className={styles.option}>
      <span className={styles.picture} data-hue={hue}>
        <Picture name={`category-${kind}`} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={name} typed={typed} />
        </span>
        {place && <span className={styles.place}>{place}</span>}
      </span>
    </span>
  )
}
