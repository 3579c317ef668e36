// A category with its subcategories (CATLIST-02 to CATLIST-04).
import { useEffect, useRef, useState } from 'react'
import type { Category } from '@/api/generated/types'
import { categoryPath } from '@/lib/paths'
import { Card, CardLink } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { asCategory, type CategoryLinkState } from '../model/categoryTree'
import styles from './CategoryCard.module.scss'
import { icons } from './categoryIcons'
import { categoryLook } from './categoryLook'

const FIRST = 5

/** Name and subcategories are links that carry the category and all categories with them (CATLIST-07, CATLIST-08). */
export function CategoryCard({ category, all }: { category: Category; all: readonly Category[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isWhole) list.current?.children[FIRST]?.querySelector('a')?.focus()
  }, [isWhole])
  const { icon, colour } = categoryLook(category.name)
  const { subcategories } = category
  const shown = isWhole ? subcategories : subcategories.slice(0, FIRST)
  const hidden = subcategories.length - shown.length
  const stateOf = (place: Category): CategoryLinkState => ({ category: place, allCategories: all })
  return (
    <Card as="article" className={styles.card}>
      <span className={styles.icon} data-colour={colour} data-icon={icon}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[icon]} />
        </svg>
      </span>
      <h2 className={styles.name}>
        <CardLink to={categoryPath(category)} state={stateOf(category)}>
          {category.name}
        </CardLink>
      </h2>
      {subcategories.length > 0 && (
        <ul ref={list} className={styles.subcategories} aria-label={`Nënkategoritë: ${category.name}`}>
          {shown.map((subcategory) => (
            <li key={subcategory._id}>
              <Chip to={categoryPath(subcategory)} state={stateOf(asCategory(subcategory))}>
                {subcategory.name}
              </Chip>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
                {hidden === 1 ? 'Shfaq edhe 1 tjetër' : `Shfaq edhe ${hidden} të tjera`}
              </button>
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}
