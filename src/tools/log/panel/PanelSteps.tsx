// The list of steps with its filter and search, and what keys and buttons do in it: of a log or the running session.
import { memo, type RefObject, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ActionLog } from '@/replay/actionLog'
import { findSteps, jumps, type LogStep, logSteps, nextStep, type StepFilter, stepFilters } from '../steps'
import type { PanelCommand } from './PanelKeys'
import styles from './PanelSteps.module.scss'

/** All steps, those that are listed, and how to choose them. */
export interface StepList {
  steps: readonly LogStep[]
  listed: readonly LogStep[]
  filter: StepFilter
  setFilter: (filter: StepFilter) => void
  words: string
  setWords: (words: string) => void
}

/** The steps of a log that grows: those that were there stay the same objects, so their rows are not rendered again. */
function keepingSteps() {
  let steps: LogStep[] = []
  return (log: Parameters<typeof logSteps>[0]): readonly LogStep[] => {
    steps = logSteps(log, steps)
    return steps
  }
}

/** The list of this log; a search waits while somebody types. */
export function useStepList(log: Pick<ActionLog, 'actions' | 'times' | 'diary'>): StepList {
  const [stepsOf] = useState(keepingSteps)
  const steps = useMemo(() => stepsOf(log), [stepsOf, log])
  const [filter, setFilter] = useState<StepFilter>('All steps')
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const found = useMemo(() => findSteps(steps, filter, wanted), [steps, filter, wanted])
  return { steps, listed: found, filter, setFilter, words, setWords }
}

interface Chosen {
  chosen: LogStep
  choose: (step: LogStep) => void
  /** The field for the search. */
  search: RefObject<HTMLInputElement | null>
}

/** To the next or former step, listed or of a kind; to the search. */
export function listCommands(
  { steps, listed: found }: StepList,
  { chosen, choose, search }: Chosen,
): Partial<Record<PanelCommand, () => void>> {
  const toNext = (fits: (step: LogStep) => boolean, direction: 1 | -1) => () => {
    const step = nextStep(steps, chosen.id, fits, direction)
    if (step) choose(step)
  }
  const isListed = (step: LogStep) => found.includes(step)
  return {
    next: toNext(isListed, 1),
    previous: toNext(isListed, -1),
    nextError: toNext(jumps.error, 1),
    previousError: toNext(jumps.error, -1),
    nextPage: toNext(jumps.page, 1),
    previousPage: toNext(jumps.page, -1),
    nextWrite: toNext(jumps.write, 1),
    previousWrite: toNext(jumps.write, -1),
    search: () => search.current?.focus(),
  }
}

interface PanelStepsProps {
  list: StepList
  chosen: LogStep
  onChoose: (step: LogStep) => void
  search: RefObject<HTMLInputElement | null>
}

/** Keeps the chosen row in sight, and the focus on it if the list has the focus. */
function useChosenRow(chosen: LogStep) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    const row = element?.querySelector<HTMLElement>(`[aria-current="step"]`)
    if (!element || !row || chosen.id < 0) return
    if (element.contains(element.ownerDocument.activeElement)) row.focus({ preventScroll: true })
    const { offsetTop, offsetHeight } = row.closest('li') as HTMLElement
    const isSeen =
      offsetTop >= element.scrollTop && offsetTop + offsetHeight <= element.scrollTop + element.clientHeight
    if (!isSeen) element.scrollTop = offsetTop - element.clientHeight / 2
  }, [chosen])
  return list
}

/** The choice of a kind, the search, how many steps fit, and the steps. */
export function PanelSteps({ list, chosen, onChoose, search }: PanelStepsProps) {
  const { steps, listed: found, filter, setFilter, words, setWords } = list
  const [filterId, searchId] = [useId(), useId()]
  const rows = useChosenRow(chosen)
  const start = steps[1]?.at ?? 0
  const stop = found.includes(chosen) ? chosen : found[0]
  return (
    <section aria-label="Steps" className={styles.steps}>
      <div className={styles.tools}>
        <label htmlFor={filterId}>Show</label>
        <select id={filterId} value={filter} onChange={({ target }) => setFilter(target.value as StepFilter)}>
          {Object.keys(stepFilters).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label htmlFor={searchId}>Search</label>
        <input
          ref={search}
          id={searchId}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <span role="status">{`${found.length} of ${steps.length}`}</span>
      </div>
      <ol ref={rows} className={styles.rows} aria-label="Steps of the log">
        {found.map((step) => (
          <PanelRow
            key={step.id}
            step={step}
            time={((step.at - start) / 1000).toFixed(2)}
            isChosen={step === chosen}
            isStop={step === stop}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  step: LogStep
  /** Seconds since the first action. */
  time: string
  isChosen: boolean
  /** The one row that Tab reaches; the others by arrows. */
  isStop: boolean
  onChoose: (step: LogStep) => void
}

/** Thousands of rows: only those that change are rendered, and the browser lays out those in sight. */
const PanelRow = memo(function PanelRow({ step, time, isChosen, isStop, onChoose }: RowProps) {
  return (
    <li data-what={step.entry?.kind ?? (step.action ? 'action' : 'start')}>
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
