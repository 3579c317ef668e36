// What keys and buttons do in a list of steps, of a log that is shown or of the running session.
import type { RefObject } from 'react'
import { jumps, type LogStep, nextStep } from '../steps'
import type { PanelCommand } from './panelKeys'
import type { StepList } from './useStepList'

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
