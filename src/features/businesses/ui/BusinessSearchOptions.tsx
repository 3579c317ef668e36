// The list below the search box: businesses and categories, each with a spoken name, in their order (Q108). Their look
// loads late.
import { type FunctionComponent, Suspense } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { formatRating, plural } from '@/lib/albanianFormat'
import { late } from '@/ui/late'
import type { OptionGroup } from '@/ui/SearchOptions'
import { businessName, dotted, placeOf, statusText } from '../model/businessTexts'
import type { UnderstoodSearch } from '../model/understoodSearch'
import type { BusinessOptionProps, CategoryOptionProps, SeeAllProps } from './OptionContents'
import { notAsked, useCategoryCount } from './useUnderstoodSearch'
import type { FoundBusinesses } from './useUniversalSearch'

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
const listed = (...parts: unknown[]) => parts.filter(Boolean).join(', ')

/** A result's text for screen readers; missing parts are left out. */
function spokenOption(business: Business): string {
  const { category, averageRating, reviewCount, hasReviewed } = business
  const rating = averageRating > 0 && `${formatRating(averageRating)} nga 5`
  const comments = reviewCount > 0 && plural(reviewCount, 'koment', 'komente')
  const status = [statusText(business), hasReviewed && 'e ke komentuar']
  return `${listed(businessName(business), category?.name, placeOf(business), ...status)}: ${listed(rating, comments) || 'ende pa komente'}`
}

/** A business as an option of the search list. */
const businessOption = (business: Business, typed: string) => ({
  id: business._id,
  label: spokenOption(business),
  name: businessName(business),
  content: (
    <Suspense fallback={<BusinessName business={business} />}>
      <BusinessOption business={business} typed={typed} />
    </Suspense>
  ),
})

/** The categories a text means; if the text found nothing (`isEmpty`), the first says how many businesses it has. */
function useCategoryGroup(understood: UnderstoodSearch, typed: string, isEmpty: boolean): OptionGroup {
  const { categories, city, placesOf } = understood
  const known = useCategoryCount(isEmpty ? categories[0] : undefined, city)
  return {
    heading: 'Kategori',
    options: categories.flatMap((category, at) =>
      placesOf(category, at === 0 ? known : notAsked).map(({ path, place, count }) => {
        const parts = [category.parent, place, count]
        return {
          id: path,
          label: `Kategori: ${listed(category.name, ...parts)}`,
          content: (
            <Suspense fallback={<CategoryName category={category} />}>
              <CategoryOption category={category} place={dotted(...parts)} typed={typed} />
            </Suspense>
          ),
        }
      }),
    ),
  }
}

/** What the other businesses are, where there is more than them. */
function headingOf({ term, understood, search, others, leading }: FoundBusinesses, categories: number) {
  const { city, rest } = understood
  if (others.length === 0) return undefined
  if (search.guess) return `Nuk gjetëm “${term}”. Ndoshta: ${listed(search.guess.q, search.guess.city)}`
  if (city && rest === '') return `Biznese në ${city}`
  return leading.length + categories > 0 ? 'Biznese' : undefined
}

/** The list's groups: businesses of that name, categories, the other businesses. */
export function useSearchGroups(found: FoundBusinesses) {
  const { typed, understood, leading, others, isEmpty } = found
  const group = useCategoryGroup(understood, typed, isEmpty)
  const option = (business: Business) => businessOption(business, typed)
  const isAlone = group.options.length + others.length === 0
  return {
    leading: { heading: isAlone ? undefined : 'Me këtë emër', options: leading.map(option) },
    group,
    heading: headingOf(found, group.options.length),
    options: others.map(option),
  }
}
