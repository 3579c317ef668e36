// What one step changed in the state, path by path.
import { useId, useMemo } from 'react'
import { changeText, diff } from '../diff'
import styles from './Panel.module.scss'

/** Lines that are shown at most. */
const MOST_LINES = 60

/** A list of paths with their values before and after. */
export function PanelChanges({ before, after }: { before: unknown; after: unknown }) {
  const headingId = useId()
  const changes = useMemo(() => diff(before, after), [before, after])
  const more = changes.length - MOST_LINES
  return (
    <>
      <h3 id={headingId} className={styles.subhead}>
        What this step changed
      </h3>
      <section aria-labelledby={headingId} className={styles.changes}>
        {changes.length === 0 ? (
          <p>Nothing.</p>
        ) : (
          <ul>
            {changes.slice(0, MOST_LINES).map((change) => (
              <li key={change.path.join(' ')}>
                <code>{changeText(change)}</code>
              </li>
            ))}
            {more > 0 && <li>{`and ${more} more`}</li>}
          </ul>
        )}
      </section>
    </>
  )
}
