// What a step carried, and what it changed in the state, path by path, in full; and what became of one place.
import { useId, useMemo, useState } from 'react'
import { type Change, changeText, diff, fullValue } from '@/replay/diff'
import { Button, LinkButton } from '@/ui/Button'
import type { States } from '../replayLog'
import { changesOf, placesText } from '../valueHistory'
import styles from './Panel.module.scss'

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

interface ShownStates {
  states: States
  onStep: (step: number) => void
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
      <h3 id={headingId}>What this step changed</h3>
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
      <h3 id={headingId}>What it carries</h3>
      <section aria-labelledby={headingId} className={styles.changes}>
        <pre>{fullValue(value)}</pre>
      </section>
    </>
  )
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The value at a place; undefined where nothing is. */
const valueAt =
  (path: readonly string[]) =>
  (state: unknown): unknown =>
    path.reduce((value, key) => (isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined), state)

const bringIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })

interface PanelHistoryProps extends ShownStates {
  path: readonly string[]
  /** To a place that holds this one; null: away. */
  onPath: (path: readonly string[] | null) => void
}

/** The place, whose parts lead to the places that hold it, and the steps. */
function PanelHistory({ path, onPath, states, onStep }: PanelHistoryProps) {
  const headingId = useId()
  const history = useMemo(() => changesOf(states, valueAt(path)), [states, path])
  return (
    <section ref={bringIntoSight} aria-labelledby={headingId} className={styles.changes}>
      <div className={styles.row}>
        <h3 id={headingId}>History</h3>
        {path.map((key, index) => {
          const holder = path.slice(0, index + 1)
          return (
            <LinkButton key={holder.join(' ')} onClick={() => onPath(holder)}>
              {key}
            </LinkButton>
          )
        })}
        <Button size="xs" variant="outline" onClick={() => onPath(null)}>
          Close history
        </Button>
      </div>
      <ol>
        {history.map(({ step, changes }) => (
          <li key={step}>
            <LinkButton onClick={() => onStep(step)}>{step === 0 ? 'the start' : `step ${step}`}</LinkButton>
            {placesText(changes).map((line) => (
              <code key={line}>{line}</code>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
