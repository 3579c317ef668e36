// The head of a business page while its business loads.
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { Weave } from '@/ui/Weave'
import styles from './BusinessHeader.module.scss'
import { Trust } from './Trust'

/** The same grid, so that nothing moves later: what is known already, and grey boxes. */
export const BusinessHeaderLoading = () => (
  <div className={styles.header}>
    <div className={styles.top} aria-hidden="true">
      <nav>
        <Skeleton />
      </nav>
      <div className={styles.tools}>
        <Button variant="outline" size="sm" disabled>
          Ruaj
        </Button>
      </div>
    </div>
    <div className={styles.cover} aria-hidden="true">
      <Weave counts={[]} />
    </div>
    <Avatar name="…" size="xl" />
    <div className={styles.title} aria-hidden="true">
      <Skeleton shape="heading" />
    </div>
    <div className={styles.average} aria-hidden="true">
      <span className={styles.numeral}>&nbsp;</span>
      <Skeleton />
      <span className={styles.count}>&nbsp;</span>
    </div>
    <div className={styles.about} aria-hidden="true">
      <Skeleton count={3} />
      <div className={styles.actions}>
        <Button disabled>Shkruaj një koment</Button>
      </div>
    </div>
    <div className={styles.bars} aria-hidden="true">
      <Skeleton />
    </div>
    <Trust />
  </div>
)
