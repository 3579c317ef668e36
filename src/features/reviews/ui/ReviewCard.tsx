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
import { Day } from '@/ui/Moment'
import { closeMenu, MoreMenu } from '@/ui/MoreMenu'
import { Name } from '@/ui/Name'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { authorHue, authorName } from '../model/reviewLabels'
import type { CardContent } from './own/OwnReview'
import type { PictureDialogProps } from './picture/PictureDialog'
import { ReportLink } from './ReportLink'
import styles from './ReviewCard.module.scss'
import { OwnPending, ReviewText } from './ReviewCardText'

const { Late: PictureDialog, preload } = late(async () => ({
  default: (await import('./picture/PictureDialog')).PictureDialog,
}))

/** Author, date, stars, title, text; day of the experience and order number, if given. */
export function ReviewCard({ review, titleId, isOwn, actions, now, term, business }: CardContent) {
  const author = authorName(review)
  const { experienceDate, orderId } = review
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Avatar name={author} hue={authorHue(review)} />
        <p className={styles.author}>
          <VisuallyHidden>Koment nga </VisuallyHidden>
          <Name>{author}</Name>
        </p>
        <p className={styles.date}>
          <VisuallyHidden>Publikuar më </VisuallyHidden>
          <Day at={review.createdAt} now={now} />
        </p>
        {isOwn && <Chip>Komenti yt</Chip>}
        {actions}
      </header>
      <div className={styles.words}>
        {isOwn && <OwnPending review={review} />}
        <ReviewText review={review} titleId={titleId} term={term} />
        {(experienceDate || orderId) && (
          <div className={styles.details}>
            {experienceDate && <span>{`Data e eksperiencës: ${formatDate(experienceDate)}`}</span>}
            {orderId && <span>{`Numri i porosisë: ${orderId}`}</span>}
          </div>
        )}
      </div>
      {business && <More review={review} business={business} isOwn={isOwn} />}
    </article>
  )
}

interface MoreProps extends Omit<PictureDialogProps, 'onClose'> {
  isOwn: boolean
}

/** 'Si imazh' opens the comment as a picture; loaded on demand, as few press it. Authors do not report themselves. */
function More({ isOwn, ...about }: MoreProps) {
  const { review, business } = about
  const [isOpen, setIsOpen] = useLoggedState(`picture/${review._id}`, false)
  const canBePicture = review.isApproved && !isUnsent(review)
  if (isOwn && !canBePicture) return null
  return (
    <>
      <MoreMenu label={`Më shumë për “${review.title}”`}>
        {canBePicture && (
          <LinkButton
            onClick={({ currentTarget }) => {
              closeMenu(currentTarget)
              setIsOpen(true)
            }}
            onPointerEnter={() => void preload(false).catch(() => undefined)}
          >
            Si imazh
            <VisuallyHidden>{` “${review.title}”`}</VisuallyHidden>
          </LinkButton>
        )}
        {!isOwn && <ReportLink review={review} business={business} />}
      </MoreMenu>
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
