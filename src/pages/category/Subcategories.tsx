// Links from a category to its subcategories and back.
import { useLocation } from 'react-router-dom'
import { asCategory } from '@/features/categories/model/categoryTree'
import { categoryPath } from '@/lib/paths'
import { Chip } from '@/ui/Chip'
import styles from './Page.module.scss'
import type { ResolvedCategory } from './resolvedCategory'

/** Chips of the subcategories; on a subcategory, its category. Links carry the same list of categories on (Q37). */
export function Subcategories({ category }: { category: ResolvedCategory }) {
  const { state } = useLocation()
  const { parent, subcategories } = category
  if (parent) {
    return (
      <p>
        <Chip
          to={categoryPath(parent)}
          state={{ ...state, category: parent }}
        >{`Pjesë e kategorisë “${parent.name}”`}</Chip>
      </p>
    )
  }
  if (subcategories.length === 0) return null
  return (
    <ul className={styles.subcategories} aria-label="Nënkategoritë">
      {subcategories.map((subcategory) => (
        <li key={subcategory._id}>
          <Chip to={categoryPath(subcategory)} state={{ ...state, category: asCategory(subcategory) }}>
            {subcategory.name}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
