// Saves a business on this device, or takes it off the list.
import { useAppDispatch } from '@/lib/storeHooks'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { savedToggled } from '../model/savedBusinesses'
import styles from './SaveButton.module.scss'
import { useSaved } from './useSaved'

interface SaveButtonProps {
  id: string
  name: string
  /** The word is shown beside the mark. */
  hasText?: boolean
}

/** 'Ruaj', pressed while the business is saved. */
export function SaveButton({ id, name, hasText }: SaveButtonProps) {
  const dispatch = useAppDispatch()
  const isSaved = useSaved()?.ids.includes(id) ?? false
  return (
    <button
      type="button"
      className={styles.save}
      data-text={hasText}
      aria-pressed={isSaved}
      onClick={() => dispatch(savedToggled(id, !isSaved))}
    >
      <Icon name="save" />
      {hasText && 'Ruaj '}
      <VisuallyHidden>{hasText ? name : `Ruaj ${name}`}</VisuallyHidden>
    </button>
  )
}
