// The list below the search box: businesses and categories, each with a spoken name. Their look loads late.
import { type FunctionComponent, Suspense } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { formatRating, plural } from '@/lib/albanianFormat'
import { late } from '@/ui/late'
import type { OptionGroup } from '@/ui/SearchOptions'
import { businessName, placeOf, statusText } from '../model/businessTexts'
import type { UnderstoodSearch } from '../model/understoodSearch'
import type { BusinessOptionProps, CategoryOptionProps, SeeAllProps } from './OptionContents'
import { useCategoryCount } from './useUnderstoodSearch'

const BusinessName = ({ business }: Pick<BusinessOptionProps, 'business'>) => (
  <span translate="no">{businessName(business)}</span>
)
const CategoryName = ({ category }: Pick<CategoryOptionProps, 'category'>) => <span>{category.name}</span>

const Nothing: FunctionComponent<SeeAllProps> = () => null

/** If the look cannot be loaded, names have to do. */
const load = () =>
  import('./OptionContents').catch(() => ({
    BusinessOption: BusinessName,
    CategoryOption: CategoryName,
    SeeAll: Nothing,
  }))

const option = late(async () => ({ default: (await load()).BusinessOption }))
const BusinessOption = option.Late
const categoryOption = late(async () => ({ default: (await load()).CategoryOption }))
const CategoryOption = categoryOption.Late
const seeAll = late(async () => ({ default: (await load()).SeeAll }))

/** What stands below the options. */
export const SeeAll = seeAll.Late

/** Loads the list's look ahead. */
export const preloadOptions = () => Promise.all([option, categoryOption, seeAll].map(({ preload }) => preload()))

/** The truthy parts, joined with commas. */
export const listed = (...parts: unknown[]) => parts.filter(Boolean).join(', ')

/** A result's text for screen readers; missing parts are left out. */
function spokenOption(business: Business): string {
  const { category, averageRating, reviewCount, hasReviewed } = business
  const rating = averageRating > 0 && `${formatRating(averageRating)} nga 5`
  const comments = reviewCount > 0 && plural(reviewCount, 'koment', 'komente')
  const status = [statusText(business), hasReviewed && 'e ke komentuar']
  return `${listed(businessName(business), category?.name, placeOf(business), ...status)}: ${listed(rating, comments) || 'ende pa komente'}`
}

/** A business as an option of the search list. */
export const businessOption = (business: Business, typed: string) => ({
  id: business._id,
  label: spokenOption(business),
  name: businessName(business),
  content: (
    <Suspense fallback={<BusinessName business={business} />}>
      <BusinessOption business={business} typed={typed} />
    </Suspense>
  ),
})

/** The categories a text means; if the text found nothing (`isEmpty`), the first has its number of businesses. */
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
        content: (
          <Suspense fallback={<CategoryName category={category} />}>
            <CategoryOption category={category} place={place.filter(Boolean).join(' · ')} typed={typed} />
          </Suspense>
        ),
      }
    }),
  }
}
