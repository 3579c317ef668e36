// The distribution of ratings; its rows filter the comments.
import type { ListView } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { plural } from '@/lib/albanianFormat'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { StarShare } from '../model/distribution'
import { RatingBar } from './RatingBar'
import styles from './RatingDistribution.module.scss'
import { useRatingDistribution } from './useRatingDistribution'

interface RatingDistributionProps {
  businessId: string
  /** The comments on the page. */
  shown: ListView<Review>
  /** The stars the comments are filtered by. */
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** Five rows, and what they are based on if that is not all; the rows hold their place until they are counted. */
export function RatingDistribution({ businessId, shown, chosen, onChoose }: RatingDistributionProps) {
  const { rows, counted, isKnown, isPartial, isError, retry } = useRatingDistribution(businessId, shown)
  // Nothing is awaited once the comments have failed, which their list says.
  const isBusy = !isKnown && !isError && shown.error === null
  return (
    <section className={styles.box} aria-label="Shpërndarja e vlerësimeve" aria-busy={isBusy}>
      {isError ? (
        <>
          <p role="alert">Shpërndarja e vlerësimeve nuk u ngarkua.</p>
          <Button variant="outline" size="sm" className={styles.retry} onClick={retry}>
            Provo përsëri
          </Button>
        </>
      ) : (
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
      )}
      {isKnown && isPartial && <p className={styles.basis}>{`Bazuar në ${counted} komentet më të reja`}</p>}
    </section>
  )
}

interface RowProps {
  row: StarShare
  isKnown: boolean
  isChosen: boolean
  onPress: () => void
}

/** `data-print`: on paper it is a row of the distribution, not a button. */
function Row({ row: { stars, count, percent }, isKnown, isChosen, onPress }: RowProps) {
  const name = plural(stars, 'yll', 'yje')
  return (
    <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onPress} data-print>
      <VisuallyHidden>
        {`${isKnown ? `${name}: ${plural(count, 'koment', 'komente')} (${percent}%)` : name}. Shfaq vetëm komentet me ${name}`}
      </VisuallyHidden>
      <RatingBar stars={stars} count={isKnown ? count : undefined} percent={isKnown ? percent : 0} />
    </button>
  )
}
