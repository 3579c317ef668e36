// The categories as a grid of cards.
import { memo } from 'react'
import type { Category } from '@/api/endpoints/generated/types'
import { CategoryCard } from '@/features/categories/ui/CategoryCard'
import { Button } from '@/ui/Button'
import { useShowMore } from '@/ui/useShowMore'
import styles from './Page.module.scss'

/** Fills whole rows of one, two or three; more than most directories have. */
const STEP = 30

interface CategoryCardsProps {
  shown: readonly Category[]
  all: readonly Category[]
  /** What is searched for. */
  term: string
}

/** The first cards, and more on request; another list needs another `key`. Typing in the search renders none of them. */
export const CategoryCards = memo(function CategoryCards({ shown, all, term }: CategoryCardsProps) {
  const { list, shown: first, showMore } = useShowMore(shown, STEP)
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {first.map((category) => (
          <li key={category._id}>
            <CategoryCard category={category} all={all} term={term} />
          </li>
        ))}
      </ul>
      {showMore && (
        <div className={styles.more}>
          <Button variant="outline" onClick={showMore}>
            Shfaq më shumë
          </Button>
        </div>
      )}
    </>
  )
})
