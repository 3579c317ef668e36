// The steps of a log with the choice of those that are listed.
import { useDeferredValue, useMemo, useState } from 'react'
import type { ActionLog } from '@/replay/actionLog'
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

/** The steps of a log that grows: those that were there stay the same objects, so that their rows are not rendered again. */
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
  return { steps, found, filter, setFilter, words, setWords }
}
