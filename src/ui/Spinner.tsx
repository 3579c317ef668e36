// A small sign that something is being waited for.
import styles from './Spinner.module.scss'

/** The turning ring. With `label` it stands alone as a status for screen readers; without, it decorates a text. */
export function Spinner({ label }: { label?: string }) {
  const ring = <span className={styles.ring} aria-hidden="true" />
  if (!label) return ring
  return (
    <div className={styles.block} role="status">
      {ring}
      <span>{label}</span>
    </div>
  )
}
