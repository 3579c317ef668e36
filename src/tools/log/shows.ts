// What a replay is searched for: one of two words, or a JavaScript expression about the state at its end.
import { compileFunction } from 'node:vm'
import { LogError } from '@/replay/actionLog'
import type { Replayed } from './replayLog'

/** Whether a replay shows what is looked for. */
export type Shows = (replayed: Replayed) => boolean

const words: Readonly<Record<string, Shows>> = {
  /** A step is not as recorded. */
  differs: ({ divergence }) => divergence !== undefined,
  /** An action made a reducer throw. */
  throws: ({ threw }) => threw !== undefined,
}

/** `state.auth.user` as a function; undefined where it fails, as for a field of nothing. */
export function expressionOf(text: string): (state: unknown) => unknown {
  let expression: (state: unknown) => unknown
  try {
    expression = compileFunction(`return (${text}\n)`, ['state']) as typeof expression
  } catch (error) {
    throw new LogError(`'${text}' is no expression, and neither 'differs' nor 'throws': ${String(error)}`)
  }
  return (state) => {
    try {
      return expression(state)
    } catch {
      return undefined
    }
  }
}

/** The words and `state.auth.user === null` as functions. An expression that fails is false. */
export function showsOf(text: string): Shows {
  const word = Object.hasOwn(words, text) ? words[text] : undefined
  if (word) return word
  const holds = expressionOf(text)
  return ({ state }) => Boolean(holds(state))
}
