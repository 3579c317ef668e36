// What a step carried, and what it changed in the state, path by path, in full.
import { useId, useMemo, useState } from 'react'
import { type Change, changeText, diff, fullValue } from '@/replay/diff'
import { LinkButton } from '@/ui/Button'
import styles from './Panel.module.scss'
import { PanelHistory, type ShownStates } from './PanelHistory'

/** Lines that are shown at first. */
const FIRST_LINES = 60

/** One line; a value that is cut in it opens by a press. */
function ChangeLine({ change }: { change: Change }) {
  const line = changeText(change)
  if (!line.includes('characters)')) return <code>{line}</code>
  return (
    <details>
      <summary>
        <code>{line}</code>
      </summary>
      {'before' in change && <pre>{fullValue(change.before)}</pre>}
      {'after' in change && <pre>{fullValue(change.after)}</pre>}
    </details>
  )
}

interface PanelChangesProps extends ShownStates {
  before: unknown
  after: unknown
}

/** A list of paths with their values before and after, and the history of one. */
export function PanelChanges({ before, after, states, onStep }: PanelChangesProps) {
  const headingId = useId()
  const [path, setPath] = useState<readonly string[] | null>(null)
  const changes = useMemo(() => diff(before, after), [before, after])
  const rest = changes.slice(FIRST_LINES)
  const lines = (some: readonly Change[]) => (
    <ul>
      {some.map((change) => (
        <li key={change.path.join(' ')}>
          <ChangeLine change={change} />
          <LinkButton aria-label={`History of ${change.path.join('.')}`} onClick={() => setPath(change.path)}>
            History
          </LinkButton>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <h3 id={headingId} className={styles.subhead}>
        What this step changed
      </h3>
      <section aria-labelledby={headingId} className={styles.changes}>
        {changes.length === 0 ? <p>Nothing.</p> : lines(changes.slice(0, FIRST_LINES))}
        {rest.length > 0 && (
          <details>
            <summary>{`${rest.length} more`}</summary>
            {lines(rest)}
          </details>
        )}
      </section>
      {path && <PanelHistory path={path} onPath={setPath} states={states} onStep={onStep} />}
    </>
  )
}

/** The action or the entry as it is in the log. */
export function PanelPayload({ value }: { value: unknown }) {
  const headingId = useId()
  return (
    <>
      <h3 id={headingId} className={styles.subhead}>
        What it carries
      </h3>
      <section aria-labelledby={headingId} className={styles.changes}>
        <pre>{fullValue(value)}</pre>
      </section>
    </>
  )
}
