// The first categories, as tiles.

import { useList } from '@/api'
import { categoryLists } from '@/features/categories/model/categoryLists'
import { categoriesRequest } from '@/features/categories/model/categoryRequests'
import { categoryLook } from '@/lib/categoryLook'
import { categoryPath, routes } from '@/lib/paths'
import { ErrorState } from '@/ui/ErrorState'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'

/** Whole rows of four. */
const COUNT = 8
const places = Array.from({ length: COUNT }, (_, at) => at)

/** The server's first eight categories (the contract has no business counts), a link to all; at first empty tiles. */
export function CategoryTiles() {
  const { items, isLoading, error, retry } = useList(categoryLists.categories, [categoriesRequest])
  const first = items.slice(0, COUNT)
  const isEmpty = first.length === 0
  if (isEmpty && !isLoading && !error) return null
  return (
    <section className={styles.section} aria-labelledby="categories">
      <div>
        <h2 id="categories">Shfleto kategoritë</h2>
        <Link to={routes.categories} aria-label="Të gjitha kategoritë">
          Të gjitha
        </Link>
      </div>
      {isEmpty && error ? (
        <ErrorState
          kind={error.kind}
          headingLevel={3}
          message={`Gabim në ngarkimin e kategorive: ${error.message}`}
          onRetry={retry}
        />
      ) : (
        <ul className={styles.grid}>
          {isEmpty && places.map((at) => <li key={at} className={styles.tile} aria-hidden="true" />)}
          {first.map((category) => {
            const { kind, hue } = categoryLook(category.name)
            return (
              <li key={category._id} className={styles.tile} data-hue={hue}>
                <Link to={categoryPath(category)}>{category.name}</Link>
                <Picture name={`category-${kind}`} />
              </li>
            )
          })}
        </ul>
      )}
      {isLoading && <VisuallyHidden role="status">Duke ngarkuar kategoritë…</VisuallyHidden>}
    </section>
  )
}
