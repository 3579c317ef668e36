// What a new password still lacks, while it is typed.
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { passwordRequirements } from '../../model/passwordStrength'
import styles from './PasswordChecklist.module.scss'

interface PasswordChecklistProps {
  /** For `aria-describedby` of the password. */
  id: string
  password: string
  confirmation: string
}

/** The requirements, each met or not; how many are met is announced whenever it changes. */
export function PasswordChecklist({ id, password, confirmation }: PasswordChecklistProps) {
  const requirements = passwordRequirements(password, confirmation)
  const met = requirements.filter(({ isMet }) => isMet).length
  return (
    <div className={styles.checklist}>
      <p id={`${id}-title`} className={styles.title}>
        Kërkesat për fjalëkalimin
      </p>
      <ul id={id} aria-labelledby={`${id}-title`} className={styles.list}>
        {requirements.map(({ id: key, text, isMet }) => (
          <li key={key} data-met={isMet || undefined}>
            {isMet ? <Icon name="check" /> : <span className={styles.open} aria-hidden="true" />}
            <span>
              <span>{text}</span> <VisuallyHidden>{isMet ? '(e plotësuar)' : '(e paplotësuar)'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden live>{`${met} nga ${requirements.length} kërkesa të plotësuara`}</VisuallyHidden>
    </div>
  )
}
