// A row of the list of steps.
import { type CSSProperties, memo } from 'react'
import { callTime, type LogStep } from '../steps'
import styles from './PanelSteps.module.scss'

interface RowProps {
  step: LogStep
  /** Seconds since the first action. */
  time: string
  isChosen: boolean
  /** How long the longest call took. */
  longest: number
  /** The one row that Tab reaches; the others by arrows. */
  isStop: boolean
  onChoose: (step: LogStep) => void
}

/** Thousands of rows: only those that change are rendered, and the browser lays out those in sight. */
export const PanelRow = memo(function PanelRow({ step, time, longest, isChosen, isStop, onChoose }: RowProps) {
  const took = callTime(step)
  return (
    <li
      data-what={step.entry?.kind ?? (step.action ? 'action' : 'start')}
      style={took === undefined ? undefined : ({ '--share': took / longest } as CSSProperties)}
    >
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={isChosen ? 'step' : undefined}
        onClick={() => onChoose(step)}
      >
        <span className={styles.time}>{time}</span>
        <span>{step.sentence}</span>
      </button>
    </li>
  )
})
