// What came out of a replay, in words, for the command line, the panel and the tests made of logs.
import type { ActionLog } from '@/replay/actionLog'
import type { SliceDifference } from '@/replay/checkpoints'
import { differenceText } from '@/replay/diff'
import type { Divergence, Replayed } from './replayLog'
import { stepName } from './sentences'

/** Where the replay first differs. */
export function placeOf({ actions }: ActionLog, { from, to }: Pick<Divergence, 'from' | 'to'>): string {
  if (to - from > 1) return `between step ${from} and step ${to}`
  const action = actions[to - 1]
  return `at step ${to}${action ? `, ${stepName(action)}` : ''}`
}

/** Places of one slice that are listed. */
const MOST_PLACES = 8

/** Expected beside actual: each value where the log knows it, else the hashes of the slice. */
function sliceTexts({ slice, expected, actual, places = [] }: SliceDifference): string[] {
  if (places.length === 0) return [`${slice}: expected ${expected ?? 'none'}, actual ${actual ?? 'none'}`]
  const more = places.length - MOST_PLACES
  const lines = places.slice(0, MOST_PLACES).map(differenceText)
  return more > 0 ? [...lines, `${slice}: ${more} more places`] : lines
}

/** What differs there. */
export const slicesText = ({ slices }: Divergence): string[] =>
  slices.length === 0 ? ['the whole state'] : slices.flatMap(sliceTexts)

/** Whether it still differs at the end: a transient divergence leaves no trace there. */
export const spanText = ({ to, last }: Divergence, { steps }: Replayed): string =>
  last < steps ? `Right again after step ${last}` : to < last ? 'It still differs at the end' : 'It is the last step'

/** How much was compared, and how much of it holds. */
export function checkedText({ checked, divergence }: Pick<Replayed, 'checked' | 'divergence'>): string {
  if (checked === 0) return 'nothing was checked: there are no checkpoints'
  return `${checked - (divergence?.steps ?? 0)} of ${checked} checked steps hold`
}

/** That so many steps were compared, and all of them hold. */
export const exactText = (checked: number): string => `Replays exactly: ${checkedText({ checked })}.`

/** The whole verdict: the first step that threw or differs with its slices; that all hold; that nothing was checked. */
export function verdictOf(log: ActionLog, replayed: Replayed): string {
  const { divergence, threw, checked } = replayed
  if (threw) return `Step ${threw.step} (${threw.type}) threw: ${threw.message}`
  if (divergence)
    return [`Differs ${placeOf(log, divergence)}`, ...slicesText(divergence), spanText(divergence, replayed)].join('. ')
  return checked > 0
    ? exactText(checked)
    : `${log.kind === 'devtools' ? 'An export of Redux DevTools: n' : 'N'}othing was checked: there are no checkpoints.`
}
