// What the author can do to an own review.
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './ReviewActions.module.scss'

interface ReviewActionsProps {
  title: string
  editId: string
  deleteId: string
  onEdit: () => void
  onDelete: () => void
  /** The pointer or the focus is there. */
  onIntent: () => void
}

/** Two icon buttons, named after their review (BIZPAGE-31, MYCOM-07). */
export function ReviewActions({ title, editId, deleteId, onEdit, onDelete, onIntent }: ReviewActionsProps) {
  const intent = { onPointerEnter: onIntent, onFocus: onIntent }
  return (
    <div className={styles.actions} data-noprint>
      <button type="button" id={editId} className={styles.action} onClick={onEdit} {...intent}>
        <Icon name="pen" />
        <VisuallyHidden>{`Ndrysho komentin “${title}”`}</VisuallyHidden>
      </button>
      <button
        type="button"
        id={deleteId}
        className={`${styles.action} ${styles.danger}`}
        onClick={onDelete}
        {...intent}
      >
        <Icon name="bin" />
        <VisuallyHidden>{`Fshi komentin “${title}”`}</VisuallyHidden>
      </button>
    </div>
  )
}
