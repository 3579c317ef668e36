// A category in the list below the search box.
import { categoryLook } from '@/lib/categoryLook'
import { Marked } from '@/ui/Marked'
import { Picture } from '@/ui/Picture'
import type { CategorySuggestion } from '../model/categorySuggestions'
import styles from './BusinessSearch.module.scss'

/** Picture, name, the category of a subcategory; for the eye, the option has its own spoken name. */
export function CategoryOption({ category, typed }: { category: CategorySuggestion; typed: string }) {
  const { name, parent } = category
  const { kind, hue } = categoryLook(parent ?? name)
  return (
    <span className={styles.option}>
      <span className={styles.picture} data-hue={hue}>
        <Picture name={`category-${kind}`} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={name} typed={typed} />
        </span>
        {parent && <span className={styles.place}>{parent}</span>}
      </span>
    </span>
  )
}
