// What became of a place of the state: `npm run replay -- FILE --history PATH`; and when something first held: `--first EXPRESSION`.
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ActionLog } from '@/replay/actionLog'
import { type Change, changeText, diff } from '@/replay/diff'
import { type AnyReducer, type States, statesOf } from './replayLog'
import { stepName } from './sentences'
import { expressionOf } from './shows'

/** Places of one step that are listed. */
const MOST_PLACES = 5

const nameOf = ({ actions }: ActionLog, step: number): string =>
  step === 0 ? 'at the start' : `step ${step}, ${stepName(actions[step - 1] as UnknownAction)}`

const lineOf = (change: Change): string =>
  changeText(change)
    .trim()
    .replace(/^the whole: /, '')

/** What changed of one place by one step: a line for each part of it, up to a limit. */
export function placesText(changes: readonly Change[]): string[] {
  const more = changes.length - MOST_PLACES
  const lines = changes.slice(0, MOST_PLACES).map(lineOf)
  return more > 0 ? [...lines, `and ${more} more places`] : lines
}

/** The steps that changed a value of the state, with what of it they changed; step 0 is the start. */
export function changesOf(states: States, valueIn: (state: unknown) => unknown, until = states.last) {
  const found: { step: number; changes: Change[] }[] = []
  let before: unknown
  for (let step = 0; step <= Math.min(until, states.last); step += 1) {
    const now = valueIn(states.at(step))
    const changes = diff(before, now)
    if (changes.length > 0) found.push({ step, changes })
    before = now
  }
  return found
}

/** The steps that changed a place of the state, each with what it was and is. The place as `--diff` writes it: `reviews.comments.0.rating`. */
export function historyOf(log: ActionLog, reducer: AnyReducer, path: string, until?: number): string[] {
  const valueIn = expressionOf(`state.${path.replace(/\.(\d\w*)/g, '["$1"]')}`)
  const lines = changesOf(statesOf(log, reducer), valueIn, until).flatMap(({ step, changes }) => {
    const [first = '', ...rest] = placesText(changes)
    return rest.length > 0 ? [`${nameOf(log, step)}:`, first, ...rest] : [`${nameOf(log, step)}: ${first}`]
  })
  return lines.length > 0 ? lines : [`Nothing is ever at ${path}`]
}

/** The first step after which an expression about the state holds. */
export function firstStep(log: ActionLog, reducer: AnyReducer, expression: string): number | undefined {
  const valueIn = expressionOf(expression)
  const states = statesOf(log, reducer)
  for (let step = 0; step <= states.last; step += 1) if (valueIn(states.at(step))) return step
  return undefined
}

/** The same in words. */
export function firstText(log: ActionLog, step: number | undefined): string {
  return step === undefined ? 'It holds at no step' : `It first holds ${step === 0 ? '' : 'after '}${nameOf(log, step)}`
}
