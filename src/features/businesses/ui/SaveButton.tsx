// Saves a business on this device, or removes it.
import { useLoggedState } from '@/hooks/viewLog'
import { useAppDispatch } from '@/store/storeHooks'
import { Button, IconButton } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { withNames } from '@/ui/Name'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { savedToggled } from '../model/savedList'
import styles from './SaveButton.module.scss'
import { useSaved } from './useSaved'

interface SaveButtonProps {
  id: string
  name: string
  /** With the word beside the icon. */
  hasText?: boolean
}

/** 'Ruaj', then 'E ruajtur', pressed while saved; a press is announced. */
export function SaveButton({ id, name, hasText }: SaveButtonProps) {
  const dispatch = useAppDispatch()
  const isSaved = useSaved()?.ids.includes(id) ?? false
  const [said, setSaid] = useLoggedState(`saved/${id}`, '')
  const word = isSaved ? 'E ruajtur' : 'Ruaj'
  const press = {
    'aria-pressed': isSaved,
    onClick: () => {
      dispatch(savedToggled(id, !isSaved))
      setSaid(isSaved ? 'U hoq nga të ruajturat' : 'U shtua te të ruajturat')
    },
  }
  return (
    <>
      {hasText ? (
        <Button {...press} variant="outline" size="sm" className={styles.mark}>
          <Icon name="save" />
          <span>{word}</span> <VisuallyHidden>{withNames(name, name)}</VisuallyHidden>
        </Button>
      ) : (
        <IconButton {...press} className={`${styles.quiet} ${styles.mark}`}>
          <Icon name="save" />
          <VisuallyHidden>{withNames(`${word} ${name}`, name)}</VisuallyHidden>
        </IconButton>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
