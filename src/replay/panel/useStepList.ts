// The steps of a log with the choice of those that are listed.
import { useDeferredValue, useMemo, useState } from 'react'
import type { ActionLog } from '../actionLog'
import { findSteps, type LogStep, logSteps, type StepFilter } from '../steps'

/** All steps, those that are listed, and how to choose them. */
export interface StepList {
  steps: readonly LogStep[]
  found: readonly LogStep[]
  filter: StepFilter
  setFilter: (filter: StepFilter) => void
  words: string
  setWords: (words: string) => void
}

/** The list of this log; a search waits while somebody types. */
export function useStepList(log: Pick<ActionLog, 'actions' | 'times' | 'diary'>): StepList {
  const steps = useMemo(() => logSteps(log), [log])
  const [filter, setFilter] = useState<StepFilter>('All steps')
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const found = useMemo(() => findSteps(steps, filter, wanted), [steps, filter, wanted])
  return { steps, found, filter, setFilter, words, setWords }
}
