// How strong a new password is, while it is typed (SIGNUP-06, SIGNUP-07, SIGNUP-21 to SIGNUP-23).
import { passwordStrength } from '../../model/passwordStrength'
import styles from './PasswordStrength.module.scss'

interface PasswordStrengthProps {
  /** The hint's id, for `aria-describedby` of the password. */
  hintId: string
  password: string
}

const points = [1, 2, 3, 4, 5]

/** Bar, word and hint; the word is said whenever it changes, since colour is never the only sign. */
export function PasswordStrength({ hintId, password }: PasswordStrengthProps) {
  const { score, color, word } = passwordStrength(password)
  return (
    <div className={styles.strength}>
      <meter
        className={styles.value}
        aria-label="Siguria e fjalëkalimit"
        aria-valuetext={word}
        min={0}
        max={points.length}
        value={score}
      />
      <div aria-hidden="true" className={styles.bar} data-color={color} data-begun={password !== '' || undefined}>
        {points.map((point) => (
          <span key={point} data-on={point <= score || undefined} />
        ))}
      </div>
      <p aria-live="polite" className={styles.word}>
        {password !== '' && `Fjalëkalimi është ${word.charAt(0).toLowerCase()}${word.slice(1)}`}
      </p>
      <p id={hintId} className={styles.hint}>
        Përdor 8 ose më shumë karaktere: shkronja, numra dhe simbole, me të paktën një shkronjë të madhe.
      </p>
    </div>
  )
}
