// A rating as five stars.
import { roundedRating } from '@/lib/albanianFormat'
import { starLevel } from '@/lib/rating'
import styles from './Stars.module.scss'

/** One star on a grid of 24. */
export const starShape = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z'

interface StarsProps {
  rating: number
  size?: number
  /** A sentence beside them says it: they are not read. */
  isTold?: boolean
}

/** The rounded rating as stars, read as '4 nga 5 yje'. Put its number beside it: colour must not be the only cue. */
export function Stars({ rating, size = 20, isTold }: StarsProps) {
  const level = starLevel(rating)
  return (
    <svg
      className={styles.stars}
      data-level={level}
      role="img"
      aria-hidden={isTold}
      aria-label={`${roundedRating(rating)} nga 5 yje`}
      viewBox="0 0 120 24"
      width={size * 5}
      height={size}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <path
          key={star}
          className={star <= level ? styles.filled : undefined}
          transform={`translate(${(star - 1) * 24})`}
          d={starShape}
        />
      ))}
    </svg>
  )
}
