// The distribution of ratings; its rows filter the comments.
import type { ListView } from '@/api'
import type { Review } from '@/api/generated/types'
import { plural } from '@/lib/albanianFormat'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { StarShare } from '../model/distribution'
import styles from './RatingDistribution.module.scss'
import { useRatingDistribution } from './useRatingDistribution'

const starText = (stars: number): string => plural(stars, 'yll', 'yje')

interface RatingDistributionProps {
  businessId: string
  /** The comments on the page. */
  shown: ListView<Review>
  /** The stars the comments are filtered by. */
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** Heading, five rows and what they are based on; the rows hold their place until they are counted. */
export function RatingDistribution({ businessId, shown, chosen, onChoose }: RatingDistributionProps) {
  const { rows, counted, isKnown, isPartial, hasFailed, retry } = useRatingDistribution(businessId, shown)
  if (hasFailed) {
    return (
      <section className={styles.box} aria-labelledby="distribution">
        <h3 id="distribution">Shpërndarja e vlerësimeve</h3>
        <p role="alert">Shpërndarja e vlerësimeve nuk u ngarkua.</p>
        <Button variant="outline" size="sm" className={styles.retry} onClick={retry}>
          Provo përsëri
        </Button>
      </section>
    )
  }
  return (
    <section className={styles.box} aria-labelledby="distribution" aria-busy={!isKnown}>
      <h3 id="distribution">Shpërndarja e vlerësimeve</h3>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.stars}>
            <Row
              row={row}
              isKnown={isKnown}
              isChosen={chosen === row.stars}
              onPress={() => onChoose(chosen === row.stars ? null : row.stars)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.basis}>
        {!isKnown && 'Duke ngarkuar…'}
        {isKnown && (isPartial ? `Bazuar në ${counted} komentet e para` : basisText(counted))}
      </p>
    </section>
  )
}

const basisText = (counted: number): string => `Bazuar në ${plural(counted, 'koment', 'komente')}`

interface RowProps {
  row: StarShare
  isKnown: boolean
  isChosen: boolean
  onPress: () => void
}

/** `data-print`: on paper it is a row of the distribution, not a button. */
function Row({ row: { stars, count, percent }, isKnown, isChosen, onPress }: RowProps) {
  return (
    <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onPress} data-print>
      <span className={styles.stars}>
        {starText(stars)}
        {isKnown && <VisuallyHidden>: </VisuallyHidden>}
      </span>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={isKnown ? percent : 0} height={1} data-stars={stars} />
      </svg>
      <span className={styles.count}>
        {isKnown && `${plural(count, 'koment', 'komente')} (${percent}%)`}
        <VisuallyHidden>{` Shfaq vetëm komentet me ${starText(stars)}`}</VisuallyHidden>
      </span>
    </button>
  )
}
