// The frame of every family and sample in the gallery.
import type { Elements } from '@/ui/elements'
import styles from './Page.module.scss'

/** A family of parts under its heading; `id` is what the jump list leads to. */
export function Family({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section className={styles.family} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} lang="en">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface SampleProps {
  /** Which state is shown, in English. */
  title: string
  /** Side by side, one under the other at a form's width, in three cells, or with room for a list below. */
  as?: 'row' | 'column' | 'cells' | 'tall'
  children: Elements
}

/** One state, or several of a kind. */
export function Sample({ title, as = 'row', children }: SampleProps) {
  return (
    <div className={styles.sample}>
      <h3 lang="en">{title}</h3>
      <div className={styles[as]}>{children}</div>
    </div>
  )
}
