// The steps of a log with the choice of those that are listed, and what keys and buttons do in that list: of a log that is shown, or of
// the running session.
import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import type { ActionLog } from '@/replay/actionLog'
import { findSteps, jumps, type LogStep, logSteps, nextStep, type StepFilter } from '../steps'
import type { PanelCommand } from './PanelKeys'

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

interface Chosen {
  chosen: LogStep
  choose: (step: LogStep) => void
  /** The fields for the search and for a mark. */
  search: RefObject<HTMLInputElement | null>
  bug: RefObject<HTMLInputElement | null>
}

/** To the next or former step, listed or of a kind; to the fields. */
export function listCommands(
  { steps, found }: StepList,
  { chosen, choose, search, bug }: Chosen,
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
    mark: () => bug.current?.focus(),
  }
}
