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
  onNear: () => void
}

/** Two icon buttons, named after their review (BIZPAGE-31, MYCOM-07). */
export function ReviewActions({ title, editId, deleteId, onEdit, onDelete, onNear }: ReviewActionsProps) {
  const near = { onPointerEnter: onNear, onFocus: onNear }
  return (
    <div className={styles.actions} data-noprint>
      <button type="button" id={editId} className={styles.action} onClick={onEdit} {...near}>
        <Icon name="pen" />
        <VisuallyHidden>{`Ndrysho komentin “${title}”`}</VisuallyHidden>
      </button>
      <button type="button" id={deleteId} className={`${styles.action} ${styles.danger}`} onClick={onDelete} {...near}>
        <Icon name="bin" />
        <VisuallyHidden>{`Fshi komentin “${title}”`}</VisuallyHidden>
      </button>
    </div>
  )
}
