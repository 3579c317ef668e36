// The line above a form that explains the asterisks.
import styles from './RequiredNote.module.scss'

/** 'Fushat me * janë të detyrueshme.' */
export const RequiredNote = () => <p className={styles.note}>Fushat me * janë të detyrueshme.</p>
