// What holds the places of a business and its comments while it loads.
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import styles from './Page.module.scss'

/** Trail, cover, name and score as grey boxes; then comments. */
export function BusinessLoading() {
  return (
    <div className={styles.page}>
      <Spinner label="Duke ngarkuar biznesin…" />
      <div className={styles.coverLoading}>
        <Skeleton shape="card" />
      </div>
      <div className={styles.nameLoading}>
        <Skeleton shape="heading" />
        <Skeleton count={3} />
      </div>
      <Skeleton shape="card" count={3} />
    </div>
  )
}
