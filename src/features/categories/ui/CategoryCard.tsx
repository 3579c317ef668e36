// A category with its subcategories.

import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Category, SubcategoryRef } from '@/api/endpoints/generated/types'
import { useLoggedState } from '@/hooks/viewLog'
import { categoryLook } from '@/lib/categoryLook'
import { foldText } from '@/lib/foldText'
import { categoryPath } from '@/lib/paths'
import { CardLink } from '@/ui/Card'
import { Picture } from '@/ui/Picture'
import { asCategory, type CategoryLinkState } from '../model/categoryTree'
import styles from './CategoryCard.module.scss'

const FIRST = 5

interface CategoryCardProps {
  category: Category
  all: readonly Category[]
  /** What is searched for: the subcategories that match come first, however many they are. */
  term?: string
}

/** Name and subcategories are links that carry the category and all categories with them. */
export function CategoryCard({ category, all, term = '' }: CategoryCardProps) {
  const [isWhole, setIsWhole] = useLoggedState(`subcategories/${category._id}`, false)
  const list = useRef<HTMLUListElement>(null)
  const isMatch = ({ name }: SubcategoryRef) => term !== '' && foldText(name).includes(foldText(term))
  const matching = category.subcategories.filter(isMatch)
  const subcategories = [...matching, ...category.subcategories.filter((one) => !isMatch(one))]
  const first = Math.max(FIRST, matching.length)
  const goOn = useEffectEvent(() => list.current?.children[first]?.querySelector('a')?.focus())
  // The button that was pressed is gone.
  useEffect(() => {
    if (isWhole) goOn()
  }, [isWhole])
  const { kind, hue } = categoryLook(category.name)
  const shown = isWhole ? subcategories : subcategories.slice(0, first)
  const hidden = subcategories.length - shown.length
  const stateOf = (place: Category): CategoryLinkState => ({ category: place, allCategories: all })
  return (
    <article className={styles.card}>
      <span className={styles.picture} data-hue={hue}>
        <Picture name={`category-${kind}`} />
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
              <Link to={categoryPath(subcategory)} state={stateOf(asCategory(subcategory))}>
                {subcategory.name}
              </Link>
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
    </article>
  )
}
