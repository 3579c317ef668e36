// What became of a place of the state: `npm run replay -- FILE --history PATH`; when something held: `--first`.
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ActionLog } from '@/replay/actionLog'
import { type AnyReducer, statesOf } from './replayLog'
import { stepName } from './sentences'
import { expressionOf } from './shows'
import { changesOf, firstOf, placesText } from './valueHistory'

const nameOf = ({ actions }: ActionLog, step: number): string =>
  step === 0 ? 'at the start' : `step ${step}, ${stepName(actions[step - 1] as UnknownAction)}`

/** The steps that changed a place of the state, written as `--diff` does: `reviews.comments.0.rating`. */
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
  return firstOf(statesOf(log, reducer), expressionOf(expression))
}

/** The same in words. */
export function firstText(log: ActionLog, step: number | undefined): string {
  return step === undefined ? 'It holds at no step' : `It first holds ${step === 0 ? '' : 'after '}${nameOf(log, step)}`
}
