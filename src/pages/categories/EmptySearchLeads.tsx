// Where to go from a search of the categories that found nothing. Loaded when that happens.
import type { Category } from '@/api/endpoints/generated/types'
import { PlaceLinks, UntoldNote } from '@/features/businesses/ui/SearchLeads'
import { notAsked, useCategoryCount, useUnderstoodSearch } from '@/features/businesses/ui/useUnderstoodSearch'
import { routes } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'

/** What nobody can tell; the categories that `term` means, where they have businesses; all businesses of a town. */
export default function EmptySearchLeads({ categories, term }: { categories: readonly Category[]; term: string }) {
  const understood = useUnderstoodSearch(categories, term)
  const { categories: meant, city, rest, untold, placesOf } = understood
  const known = useCategoryCount(meant[0], city)
  return (
    <>
      <UntoldNote of={untold} />
      {meant.map((category, at) => (
        <PlaceLinks key={category.id} name={category.name} places={placesOf(category, at === 0 ? known : notAsked)} />
      ))}
      {city && rest === '' && (
        <ButtonLink to={`${routes.home}?${new URLSearchParams({ kerko: city })}`} variant="outline">
          {`Biznese në ${city}`}
        </ButtonLink>
      )}
    </>
  )
}
