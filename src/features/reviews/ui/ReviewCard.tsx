// A comment on a business page.

import { Suspense } from 'react'
import { isUnsent } from '@/api'
import { useLoggedState } from '@/hooks/viewLog'
import { formatDate } from '@/lib/albanianFormat'
import { Avatar } from '@/ui/Avatar'
import { LinkButton } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Section } from '@/ui/CrashState'
import { late } from '@/ui/late'
import { Moment } from '@/ui/Moment'
import { Name } from '@/ui/Name'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { authorName } from '../model/reviewTexts'
import type { CardContent } from './own/OwnReview'
import type { PictureDialogProps } from './picture/PictureDialog'
import { ReportLink } from './ReportLink'
import styles from './ReviewCard.module.scss'
import { OwnPending, ReviewText } from './ReviewCardText'

const { Late: PictureDialog, preload } = late(async () => ({
  default: (await import('./picture/PictureDialog')).PictureDialog,
}))

/** Author, date, stars, title, text, and the day of the experience and the order number if the author gave them. */
export function ReviewCard({ review, titleId, isOwn, actions, now, term, business }: CardContent) {
  const author = authorName(review)
  const { experienceDate, orderId } = review
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Avatar name={author} />
        <p className={styles.author}>
          <VisuallyHidden>Koment nga </VisuallyHidden>
          <Name>{author}</Name>
        </p>
        <p className={styles.date}>
          <VisuallyHidden>Publikuar më </VisuallyHidden>
          <Moment at={review.createdAt} now={now} />
        </p>
        {isOwn && <Chip>Komenti yt</Chip>}
        {actions}
      </header>
      <div className={styles.words}>
        {isOwn && <OwnPending review={review} />}
        <ReviewText review={review} titleId={titleId} term={term} />
        {(experienceDate || orderId || business) && (
          <div className={styles.details}>
            {experienceDate && <span>{`Data e eksperiencës: ${formatDate(experienceDate)}`}</span>}
            {orderId && <span>{`Numri i porosisë: ${orderId}`}</span>}
            {business && (
              <span className={styles.tools}>
                {review.isApproved && !isUnsent(review) && <PictureButton review={review} business={business} />}
                {!isOwn && <ReportLink review={review} business={business} />}
              </span>
            )}
          </div>
        )}
      </div>
    </article>
  )
}

/** 'Si imazh' opens the comment as a picture; few press it, so its dialog is loaded then. */
function PictureButton(about: Omit<PictureDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useLoggedState(`picture/${about.review._id}`, false)
  return (
    <>
      <LinkButton onClick={() => setIsOpen(true)} onPointerEnter={() => void preload(false).catch(() => undefined)}>
        Si imazh
        <VisuallyHidden>{` “${about.review.title}”`}</VisuallyHidden>
      </LinkButton>
      {isOpen && (
        <Section>
          <Suspense fallback={null}>
            <PictureDialog {...about} onClose={() => setIsOpen(false)} />
          </Suspense>
        </Section>
      )}
    </>
  )
}
