// The head of a category page: breadcrumbs, name with count, subcategories.
import { memo, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { asCategory } from '@/features/categories/model/categoryTree'
import { plural } from '@/lib/albanianFormat'
import { categoryPath, routes } from '@/lib/paths'
import { Chip } from '@/ui/Chip'
import { type BreadcrumbStep, Breadcrumbs } from '@/ui/directory/Breadcrumbs'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import styles from './Page.module.scss'
import type { ResolvedCategory } from './resolvedCategory'

const stepsTo = ({ parent }: ResolvedCategory, state: object | null): BreadcrumbStep[] => [
  { name: 'Kategoritë', path: routes.categories },
  ...(parent ? [{ name: parent.name, path: categoryPath(parent), state: { ...state, category: parent } }] : []),
]

interface HeadProps {
  category: ResolvedCategory
  heading: string
  /** Set to the heading, which can have the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>
  /** The number of businesses, once known. */
  total: number | null
  /** The category is being looked up: room is reserved for its subcategories. */
  isLoading: boolean
}

/** Breadcrumbs (on phones a way back), heading, description, subcategories. Filters re-render it only by the count. */
export const Head = memo(function Head({ category, heading, headingRef, total, isLoading }: HeadProps) {
  const { state } = useLocation()
  return (
    <div className={styles.head}>
      <div className={styles.way}>
        <Breadcrumbs steps={stepsTo(category, state)} current={category.name} />
        <Link to={routes.categories} className={styles.back}>
          <Icon name="left" />
          Kthehu te Kategoritë
        </Link>
      </div>
      <h1 ref={headingRef} id="businesses" tabIndex={-1}>
        {total === null ? (
          heading
        ) : (
          <span>
            <span>{heading}</span> <span className={styles.count}>{`(${plural(total, 'biznes', 'biznese')})`}</span>
          </span>
        )}
      </h1>
      <p className={styles.lead}>{category.description}</p>
      {isLoading ? <div className={styles.chipsPlace} /> : <Subcategories category={category} />}
    </div>
  )
})

/** Chips of the subcategories, or a subcategory's category. Links carry the list of categories on (Q37). */
function Subcategories({ category }: { category: ResolvedCategory }) {
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
