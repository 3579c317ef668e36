// A review as a clipping from a newspaper.
import type { ReactNode } from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import styles from './ReviewClipping.module.scss'
import { ReviewParts } from './ReviewParts'

/** A review that links to its business; `now` in ms since 1970 UTC. */
export const ReviewClipping = (props: { review: Review; now: number }) => (
  <article className={styles.clipping}>
    <ReviewParts {...props} heading="h2" />
  </article>
)

/** A sheet of the same size, in place of a review. */
export const BlankClipping = ({ children }: { children: ReactNode }) => (
  <div className={styles.clipping}>{children}</div>
)
