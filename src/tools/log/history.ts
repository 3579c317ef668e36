// What became of a place of the state: `npm run replay -- FILE --history PATH`; when something held: `--first`.
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ActionLog } from '@/replay/actionLog'
import { type AnyReducer, statesOf } from './replayLog'
import { stepName } from './sentences'
import { expressionOf } from './shows'
import { changesOf, placesText } from './valueHistory'

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

/** The first step after which an expression about the state holds, in words; undefined for none. */
export function firstOf(log: ActionLog, reducer: AnyReducer, expression: string): string | undefined {
  const [{ last, at }, holds] = [statesOf(log, reducer), expressionOf(expression)]
  for (let step = 0; step <= last; step += 1)
    if (holds(at(step))) return `${step > 0 ? 'after ' : ''}${nameOf(log, step)}`
  return undefined
}
