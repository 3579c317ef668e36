// A review that may be the reader's own: a card, or a form while its author edits it.
import type { ComponentType } from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import { isChangeable, isOwn, withOwnName } from '@/features/reviews/model/ownReview'
import { IconButton } from '@/ui/Button'
import type { Elements } from '@/ui/elements'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { BusinessOfReview } from '../ReportLink'
import styles from './OwnReview.module.scss'
import { partId, useOwnReviews } from './useOwnReviews'

interface CardExtras {
  term?: string
  /** The reviewed business, on its own page. */
  business?: BusinessOfReview
}

/** What a card shows of a review. */
export interface CardContent extends CardExtras {
  review: Review
  /** ms since 1970 UTC; 0 until known. */
  now: number
  /** The id of its title, which can take the focus. */
  titleId: string
  isOwn: boolean
  /** Edit and delete; nothing for anyone but the author. */
  actions: Elements
}

interface OwnReviewProps extends CardExtras {
  review: Review
  /** The review that takes the focus when this one is deleted. */
  next: string | undefined
  card: ComponentType<CardContent>
}

/** View, edit, then save or cancel; only the author can edit and delete, and sees the form (Q72). */
export function OwnReview({ review, next, card: ReviewAsCard, ...extras }: OwnReviewProps) {
  const own = useOwnReviews()
  const { _id } = review
  const isMine = isOwn(review, own.userId)
  if (isMine && own.Editor && Object.hasOwn(own.edits, _id)) return <own.Editor review={review} />
  const actions = isChangeable(review, own.userId) && (
    <ReviewActions
      title={review.title}
      editId={partId(_id, 'edit')}
      deleteId={partId(_id, 'delete')}
      onEdit={() => own.edit(review)}
      onDelete={() => own.offerDeletion(review, next)}
      onIntent={own.prepare}
    />
  )
  return (
    <ReviewAsCard
      {...extras}
      now={own.now}
      review={isMine ? withOwnName(review, own.userName) : review}
      titleId={partId(_id, 'title')}
      isOwn={isMine}
      actions={actions}
    />
  )
}

interface ReviewActionsProps {
  title: string
  editId: string
  deleteId: string
  onEdit: () => void
  onDelete: () => void
  /** The pointer or the focus is there. */
  onIntent: () => void
}

/** Two icon buttons, named after their review. */
function ReviewActions({ title, editId, deleteId, onEdit, onDelete, onIntent }: ReviewActionsProps) {
  const intent = { onPointerEnter: onIntent, onFocus: onIntent }
  return (
    <div className={styles.actions} data-noprint>
      <IconButton id={editId} onClick={onEdit} {...intent}>
        <Icon name="pen" />
        <VisuallyHidden>{`Ndrysho komentin “${title}”`}</VisuallyHidden>
      </IconButton>
      <IconButton id={deleteId} className={styles.danger} onClick={onDelete} {...intent}>
        <Icon name="bin" />
        <VisuallyHidden>{`Fshi komentin “${title}”`}</VisuallyHidden>
      </IconButton>
    </div>
  )
}
