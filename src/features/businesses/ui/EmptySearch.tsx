// Where to go from a business search that found nothing. Loaded when that happens.
import { useMemo } from 'react'
import type { Category } from '@/api/endpoints/generated/types'
import { closestAmong } from '@/lib/closestName'
import { useAppSelector } from '@/store/storeHooks'
import { LinkButton } from '@/ui/Button'
import { selectLoadedNames } from '../model/loadedNames'
import type { UnderstoodSearch } from '../model/understoodSearch'
import { Nearest, WithoutCity } from './SearchLeads'

interface EmptySearchProps {
  typed: string
  /** What the text means. Its categories stand above, in the list. */
  understood: UnderstoodSearch
  categories: readonly Category[]
  /** Puts another text into the field. */
  onText: (text: string) => void
}

/** The same search without the city, the name that may have been meant, and categories. */
export default function EmptySearch({ typed, understood, categories, onText }: EmptySearchProps) {
  const { city, rest, categories: meant } = understood
  return (
    <>
      {city && rest && <WithoutCity city={city} onPress={() => onText(rest)} />}
      <DidYouMean typed={typed} categories={categories} onPick={onText} />
      <Nearest categories={categories} to={meant[0]?.id} shown={meant.map(({ id }) => id)} />
    </>
  )
}

interface DidYouMeanProps {
  typed: string
  categories: readonly Category[]
  onPick: (name: string) => void
}

/** The name nearest to the text among the loaded businesses and categories; nothing if none is near. */
function DidYouMean({ typed, categories, onPick }: DidYouMeanProps) {
  const businesses = useAppSelector(selectLoadedNames)
  const closest = useMemo(() => {
    const places = categories.flatMap((category) => [category, ...category.subcategories])
    return closestAmong([...businesses, ...places.map(({ name }) => name)])
  }, [businesses, categories])
  const name = closest(typed)
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
