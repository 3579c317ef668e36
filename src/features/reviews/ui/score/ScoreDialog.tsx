// Where an average comes from: the score by period.

import { useMemo, useState } from 'react'
import { useLogged, useLoggedState } from '@/hooks/viewLog'
import { formatRating, plural } from '@/lib/albanianFormat'
import { Button } from '@/ui/Button'
import { SelectableChip } from '@/ui/Chip'
import { Modal } from '@/ui/dialog/Modal'
import { Stars } from '@/ui/Stars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { distribution } from '../../model/distribution'
import { averageOf, periodTotalRequests, type ScorePeriod, scorePeriods } from '../../model/scorePeriods'
import { RatingBar, useRatingTotals } from '../RatingBar'
import styles from './ScoreDialog.module.scss'

/** What the dialog is about. */
export interface ScoreDialogProps {
  title: string
  businessId: string
  /** The business's number of comments: no period can have more. */
  total: number
  /** ms since 1970 UTC. */
  now: number
  onClose: () => void
}

/** The score by period. */
export function ScoreDialog({ title, businessId, total, now, onClose }: ScoreDialogProps) {
  // The periods end when the dialog opens, so that a new minute sends no requests.
  const [atOpening] = useState(now)
  const openedAt = useLogged('scoreMoment', atOpening)
  const [period, setPeriod] = useLoggedState<ScorePeriod>('scorePeriod', 12)
  return (
    <Modal title={title} size="lg" onClose={onClose}>
      <fieldset className={styles.periods} aria-label="Periudha">
        {scorePeriods.map((one) => (
          <SelectableChip key={one} isSelected={one === period} onPress={() => setPeriod(one)}>
            {one === null ? 'Të gjitha' : `${one} muaj`}
          </SelectableChip>
        ))}
      </fieldset>
      <PeriodScore businessId={businessId} period={period} total={total} now={openedAt} />
    </Modal>
  )
}

const periodText = (period: ScorePeriod): string => (period === null ? 'Gjithsej' : `Në ${period} muajt e fundit`)

interface PeriodScoreProps {
  businessId: string
  period: ScorePeriod
  total: number
  now: number
}

/** Numeral, sentence and bars, which keep their places while another period is counted. */
function PeriodScore({ businessId, period, total, now }: PeriodScoreProps) {
  const { counts, isSuccess, error, retry } = useRatingTotals(periodTotalRequests(businessId, period, now), total)
  const { rows, counted } = useMemo(() => distribution(counts ?? [0, 0, 0, 0, 0]), [counts])
  const average = averageOf(counts ?? [])
  const sentence = () => {
    if (error && !isSuccess) return 'Vlerësimi i kësaj periudhe nuk u ngarkua.'
    if (!isSuccess) return 'Duke llogaritur…'
    if (!counts) return 'Për këtë periudhë nuk e dimë numrin e komenteve.'
    if (counted === 0) return `${periodText(period)}: asnjë koment.`
    return `${periodText(period)}: ${formatRating(average)} nga ${plural(counted, 'koment', 'komente')}`
  }
  return (
    <div className={styles.score} aria-busy={!isSuccess && !error}>
      <div className={styles.average}>
        <p className={styles.value} aria-hidden="true">
          {counted > 0 ? formatRating(average) : '–'}
        </p>
        <Stars rating={average} isTold />
      </div>
      <ul className={styles.bars}>
        {rows.map(({ stars, count, percent }) => (
          <li key={stars}>
            <RatingBar stars={stars} count={counts ? count : undefined} percent={percent} />
            {counts && (
              <VisuallyHidden>
                {`${plural(stars, 'yll', 'yje')}: ${plural(count, 'koment', 'komente')} (${percent}%)`}
              </VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.sentence} role="status">
        {sentence()}
      </p>
      {error && !isSuccess && (
        <Button variant="outline" size="sm" onClick={retry}>
          Provo përsëri
        </Button>
      )}
    </div>
  )
}
