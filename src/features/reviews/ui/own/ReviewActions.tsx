// What the author can do to an own comment.
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

/** Two icon buttons, named after their comment (BIZPAGE-31, MYCOM-07). */
export function ReviewActions({ title, editId, deleteId, onEdit, onDelete, onNear }: ReviewActionsProps) {
  const near = { onPointerEnter: onNear, onFocus: onNear }
  return (
    <div className={styles.actions} data-noprint>
      <button type="button" id={editId} className={styles.action} onClick={onEdit} {...near}>
        <Icon name="pen" />
        <VisuallyHidden>{`Ndrysho komentin “${title}”`}</VisuallyHidden>
      </button>
      <button type="button" id={deleteId} className={`${styles.action} ${styles.danger}`} onClick={onDelete} {...near}>
        <BinIcon />
        <VisuallyHidden>{`Fshi komentin “${title}”`}</VisuallyHidden>
      </button>
    </div>
  )
}

/** Defined here, as the kit's icons are loaded with every page. */
function BinIcon() {
  return (
    <svg className={styles.bin} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4.500 7h15M9.500 7V4.500h5V7m-8 0 1 12.500h9l1-12.500M10.250 10.500v5.500m3.500-5.500v5.500" />
    </svg>
  )
}
