// What all searches that found nothing offer. Loaded when that happens.
import type { Category } from '@/api/endpoints/generated/types'
import { pathInTown, routes } from '@/lib/paths'
import { Button, ButtonLink } from '@/ui/Button'
import type { CategoryPlace } from '../model/categoryPlaces'
import { nearestCategories } from '../model/nearestCategories'
import type { Untold } from '../model/understoodSearch'
import styles from './SearchLeads.module.scss'

const untoldTexts: Readonly<Record<Untold, string>> = {
  hours: 'Oraret e bizneseve nuk i kemi: telefono para se të nisesh.',
  place: 'Nuk e dimë ku je: shkruaj edhe qytetin.',
  price: 'Çmimet nuk i kemi: shiko çfarë thonë komentet.',
  number: 'Kërkimi nuk njeh numra telefoni: shkruaj emrin e biznesit.',
}

/** What the search was asked for and cannot know. */
export const UntoldNote = ({ of }: { of: Untold | undefined }) => of && <p>{untoldTexts[of]}</p>

/** Searches for the same everywhere. */
export const WithoutCity = ({ onPress }: { onPress: () => void }) => (
  <Button variant="outline" size="sm" onClick={onPress}>
    Kërko në gjithë Shqipërinë
  </Button>
)

interface PlaceLinksProps {
  name: string | undefined
  places: readonly CategoryPlace[]
  size?: 'sm'
}

/** Links to a category in the town, or to where it has businesses if it has none there. */
export const PlaceLinks = ({ name, places, size }: PlaceLinksProps) =>
  places.map(({ path, place, count }) => (
    <ButtonLink key={path} to={path} variant="outline" size={size}>
      {[[name, place].filter(Boolean).join(', '), count].filter(Boolean).join(' · ')}
    </ButtonLink>
  ))

interface NearestProps {
  categories: readonly Category[]
  /** A category's id, if known. */
  to: string | undefined
  /** The ids offered already. */
  shown: readonly string[]
  /** The town of the search: they lead to their businesses there. */
  city: string | undefined
}

/** Links to the three nearest categories; without any, to all categories. */
export function Nearest({ categories, to, shown, city }: NearestProps) {
  const nearest = to === undefined ? [] : nearestCategories(categories, to, shown)
  if (nearest.length === 0) {
    return (
      <ButtonLink to={routes.categories} variant="outline" size="sm">
        Shiko Kategoritë
      </ButtonLink>
    )
  }
  return (
    <nav className={styles.nearest} aria-label="Kategori të afërta">
      <p aria-hidden="true">Kategori të afërta</p>
      <ul>
        {nearest.map(({ id, name, path }) => (
          <li key={id}>
            <ButtonLink to={pathInTown(path, city)} variant="outline" size="sm">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
