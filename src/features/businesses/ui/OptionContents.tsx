// The look of the results below the search box, and what stands under them. Loaded when the list is wanted.
import { useEffect, useEffectEvent } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { businessPattern, categoryLook } from '@/lib/categoryLook'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Marked } from '@/ui/Marked'
import { Picture } from '@/ui/Picture'
import { RatingBadge } from '@/ui/RatingBadge'
import { SEARCH_LIMIT } from '../model/businessRequests'
import { businessName, businessSubtitle, statusText } from '../model/businessTexts'
import type { CategorySuggestion } from '../model/categoriesMeant'
import styles from './OptionContents.module.scss'
import { SearchFailed } from './SearchFailed'
import type { useUniversalSearch } from './useUniversalSearch'

/** What the option of a business needs. */
export interface BusinessOptionProps {
  business: Business
  typed: string
}

/** Picture, name and place with the typed text marked, rating. */
export function BusinessOption({ business, typed }: BusinessOptionProps) {
  const status = statusText(business)
  return (
    <span className={styles.option}>
      <Avatar name={business.name} photoUrl={business.photo?.url} pattern={businessPattern(business)} />
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

/** What the option of a category needs. */
export interface CategoryOptionProps {
  category: CategorySuggestion
  /** Its category, the city meant, its number of businesses: as far as known. */
  place: string
  typed: string
}

/** A category: picture, name and `place`. */
export function CategoryOption({ category, place, typed }: CategoryOptionProps) {
  const { name, parent } = category
  const { kind, hue } = categoryLook(parent ?? name)
  return (
    <span className={styles.option}>
      <span className={styles.picture} data-hue={hue} data-part={parent && ''}>
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

/** The button's text. A server whose total is too small may still have more. */
function moreText(count: number): string {
  if (count < 1) return 'Shfaq të tjera'
  return count === 1 ? 'Shfaq edhe 1 tjetër' : `Shfaq edhe ${count} të tjera`
}

/** What it needs. */
export interface SeeAllProps {
  search: ReturnType<typeof useUniversalSearch>['search']
  onSeeAll: () => void
  /** All results are there, and their button, which had the focus, is gone. */
  onWhole: () => void
}

/** How many results there are, and the button for more (Q41); a page that failed says why and can be retried. */
export function SeeAll({
  search: { items: results, total, isFetching, error, canSeeAll },
  onSeeAll,
  onWhole,
}: SeeAllProps) {
  const giveFocus = useEffectEvent(onWhole)
  // The pressed button goes with the last page.
  useEffect(() => {
    if (!canSeeAll && document.activeElement === document.body) giveFocus()
  }, [canSeeAll])
  return (
    <>
      <SearchFailed error={error} />
      <span>{`Po shfaqen ${results.length} nga ${total} rezultate`}</span>
      {canSeeAll && (
        <Button variant="outline" size="sm" keepsFocus loading={isFetching} onClick={onSeeAll}>
          {isFetching ? 'Duke ngarkuar rezultate të tjera…' : moreText(Math.min(SEARCH_LIMIT, total - results.length))}
        </Button>
      )}
    </>
  )
}
