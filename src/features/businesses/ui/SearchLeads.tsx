// What all searches that found nothing offer. Loaded when that happens.
import type { Category } from '@/api/endpoints/generated/types'
import { routes } from '@/lib/paths'
import { Button, ButtonLink } from '@/ui/Button'
import { nearestCategories } from '../model/nearestCategories'
import styles from './SearchLeads.module.scss'

/** Searches for the same everywhere. */
export function WithoutCity({ city, onPress }: { city: string; onPress: () => void }) {
  return (
    <Button variant="outline" size="sm" onClick={onPress}>
      {`Kërko pa qytetin ${city}`}
    </Button>
  )
}

interface NearestProps {
  categories: readonly Category[]
  /** A category's id, if known. */
  to: string | undefined
  /** The ids offered already. */
  shown: readonly string[]
}

/** Links to the three nearest categories; without any, to all categories. */
export function Nearest({ categories, to, shown }: NearestProps) {
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
            <ButtonLink to={path} variant="outline" size="sm">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
