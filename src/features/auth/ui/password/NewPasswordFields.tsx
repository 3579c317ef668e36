// A new password, twice, with a checklist of what it lacks.
import { type ComponentProps, useId } from 'react'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { passwordRequirements } from '../../model/passwordStrength'
import { PasswordField } from '../PasswordField'
import styles from './NewPasswordFields.module.scss'

/** What `form.field` gives. */
type Field = Pick<ComponentProps<typeof PasswordField>, 'id' | 'name' | 'value' | 'onValue' | 'onBlur' | 'error'>

/** Tells password managers, which otherwise cannot know, whose password changes; nothing where that is unknown. */
export const PasswordOf = ({ email }: { email: string | undefined }) =>
  email && <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />

/** The two fields of a form that sets a password; their names are the form's. */
export function NewPasswordFields({ password, confirmation }: { password: Field; confirmation: Field }) {
  const checklist = useId()
  return (
    <>
      <PasswordField
        {...password}
        label="Fjalëkalimi i ri"
        isRequired
        autoComplete="new-password"
        shows="fjalëkalimin e ri"
        inputProps={{ 'aria-describedby': checklist }}
      />
      <PasswordField
        {...confirmation}
        label="Konfirmo fjalëkalimin e ri"
        isRequired
        autoComplete="new-password"
        shows="konfirmimin"
      />
      <PasswordChecklist id={checklist} password={password.value} confirmation={confirmation.value} />
    </>
  )
}

interface PasswordChecklistProps {
  /** For `aria-describedby` of the password. */
  id: string
  password: string
  confirmation: string
}

/** The requirements, each met or not; the number met is announced when it changes. */
function PasswordChecklist({ id, password, confirmation }: PasswordChecklistProps) {
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
