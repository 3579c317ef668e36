// What became of a place of the state: the steps that changed it, each with what it was and is.
import { useId, useMemo } from 'react'
import { Button, LinkButton } from '@/ui/Button'
import type { States } from '../replayLog'
import { changesOf, placesText } from '../valueHistory'
import styles from './Panel.module.scss'

/** The states of a log, and how to show one. */
export interface ShownStates {
  states: States
  onStep: (step: number) => void
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
export function PanelHistory({ path, onPath, states, onStep }: PanelHistoryProps) {
  const headingId = useId()
  const found = useMemo(() => changesOf(states, valueAt(path)), [states, path])
  return (
    <section ref={bringIntoSight} aria-labelledby={headingId} className={styles.changes}>
      <div className={styles.row}>
        <h3 id={headingId} className={styles.subhead}>
          History
        </h3>
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
        {found.map(({ step, changes }) => (
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
