// A category with its subcategories.

import type { Category, SubcategoryRef } from '@/api/endpoints/generated/types'
import { categoryLook } from '@/lib/categoryLook'
import { foldText } from '@/lib/cleanText'
import { categoryPath } from '@/lib/paths'
import { CardLink } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { asCategory, type CategoryLinkState } from '../model/categoryTree'
import styles from './CategoryCard.module.scss'

interface CategoryCardProps {
  category: Category
  all: readonly Category[]
  /** The search text: matching subcategories come first. */
  term?: string
}

/** Name and all subcategories are links, which carry the category and all categories, only this one of them whole. */
export function CategoryCard({ category, all, term = '' }: CategoryCardProps) {
  const isMatch = ({ name }: SubcategoryRef) => term !== '' && foldText(name).includes(foldText(term))
  const matching = category.subcategories.filter(isMatch)
  const subcategories = [...matching, ...category.subcategories.filter((one) => !isMatch(one))]
  const { kind, hue } = categoryLook(category.name)
  // They stand in each history entry, and in each state and log: a page needs no more of the others.
  const allCategories = all.map((one) => {
    const { _id, name, slug } = one
    return _id === category._id ? one : { _id, name, slug }
  })
  const stateOf = (place: Category): CategoryLinkState => ({ category: place, allCategories })
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
        <ul className={styles.subcategories} aria-label={`Nënkategoritë: ${category.name}`}>
          {subcategories.map((subcategory) => (
            <li key={subcategory._id}>
              <Link to={categoryPath(subcategory)} state={stateOf(asCategory(subcategory))}>
                {subcategory.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
