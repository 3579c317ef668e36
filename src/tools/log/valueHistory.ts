// What became of a value of the state, step by step: for the command line (history.ts) and the panel.
import { type Change, changeText, diff } from '@/replay/diff'
import type { States } from './replayLog'

/** Places of one step that are listed. */
const MOST_PLACES = 5

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
  const steps: { step: number; changes: Change[] }[] = []
  let before: unknown
  for (let step = 0; step <= Math.min(until, states.last); step += 1) {
    const now = valueIn(states.at(step))
    const changes = diff(before, now)
    if (changes.length > 0) steps.push({ step, changes })
    before = now
  }
  return steps
}
