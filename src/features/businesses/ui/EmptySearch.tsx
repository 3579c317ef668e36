// Where to go from a business search that found nothing for the words as typed. Loaded when that happens.
import { useMemo } from 'react'
import type { Category } from '@/api/endpoints/generated/types'
import { closestAmong } from '@/lib/closestName'
import { useAppSelector } from '@/store/storeHooks'
import { LinkButton } from '@/ui/Button'
import { selectLoadedNames } from '../model/loadedNames'
import type { UnderstoodSearch } from '../model/understoodSearch'
import { Nearest, UntoldNote, WithoutCity } from './SearchLeads'

interface EmptySearchProps {
  typed: string
  /** What the text means. Its categories stand above, in the list. */
  understood: UnderstoodSearch
  categories: readonly Category[]
  /** Businesses for what the text may mean stand above. */
  isGuess: boolean
  /** Puts another text into the field. */
  onText: (text: string) => void
}

/** What nobody can tell; the same search without the city, the name that may have been meant, other categories. */
export default function EmptySearch({ typed, understood, categories, isGuess, onText }: EmptySearchProps) {
  const { city, rest, untold, categories: meant } = understood
  return (
    <>
      <UntoldNote of={untold} />
      {city && rest && <WithoutCity onPress={() => onText(rest)} />}
      {rest && <DidYouMean typed={typed} categories={categories} onPick={onText} />}
      {!isGuess && <Nearest categories={categories} to={meant[0]?.id} shown={meant.map(({ id }) => id)} city={city} />}
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
