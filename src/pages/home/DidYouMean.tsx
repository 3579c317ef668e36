// What a visitor may have meant whose search found nothing. Loaded when that happens.
import { selectLoadedNames } from '@/features/businesses/model/loadedNames'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { selectReviewedNames } from '@/features/reviews/model/reviewedNames'
import { closestName } from '@/lib/closestName'
import { useAppSelector } from '@/store/storeHooks'
import { LinkButton } from '@/ui/Button'

/** The name nearest to what was typed among the businesses and categories that were loaded; nothing if none is near. */
export default function DidYouMean({ typed, onPick }: { typed: string; onPick: (name: string) => void }) {
  const businesses = useAppSelector(selectLoadedNames)
  const reviewed = useAppSelector(selectReviewedNames)
  const { tree } = useAppSelector(selectLoadedCategories)
  const places = tree.flatMap((category) => [category, ...category.subcategories])
  const name = closestName(typed, [...businesses, ...reviewed, ...places.map((place) => place.name)])
  return (
    name && (
      <p role="status">
        Mos kërkove{' '}
        <LinkButton translate="no" onClick={() => onPick(name)}>
          {name}
        </LinkButton>
        ?
      </p>
    )
  )
}
