// Gaps in a log, after its beginning and where its page was loaded anew: one action sets the state it goes on from.
import { isAction } from '@reduxjs/toolkit'
import { type Chunk, stateShown } from './recorder'

interface Gap {
  /** How many actions were not kept. */
  missing?: number
  /** The page load that begins here. */
  load?: number
}

/** The action that stands in a gap. */
export const gapAction = (state: unknown, gap: Gap) => ({ ...stateShown(state), meta: { gap } })

/** What an action says of a gap; undefined for any other action. */
export function gapOf(action: unknown): Gap | undefined {
  if (!isAction(action) || !stateShown.match(action)) return undefined
  const { gap } = (action as { meta?: { gap?: unknown } }).meta ?? {}
  return typeof gap === 'object' && gap !== null ? gap : undefined
}

/** A gap in words. */
export function gapText({ missing, load }: Gap): string {
  if (load !== undefined) return `the page was loaded anew: page load ${load}`
  return `${missing} actions were not kept: from here on it goes by the state after them`
}

/** What to know of the gaps of a log. */
export const gapNotes = (actions: readonly unknown[]): string[] =>
  actions.flatMap((action, index) => {
    const gap = gapOf(action)
    return gap ? [`At step ${index + 1} ${gapText(gap)}`] : []
  })

/** The chunks with one more for each gap between them, whose state is no checkpoint: nothing led to it. */
export function withGaps(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk, at) => {
    const before = chunks[at - 1]
    const missing = before ? chunk.first - before.first - before.actions.length : 0
    if (missing === 0) return [chunk]
    const actions = [gapAction(chunk.base, { missing })]
    return [{ base: undefined, first: chunk.first, actions, times: chunk.times.slice(0, 1), states: [] }, chunk]
  })
}

/** Where in a file of these chunks a moment stands, by the actions before it; undefined where it is not kept. */
export const placeIn =
  (chunks: readonly Chunk[]) =>
  (after: number): number | undefined => {
    let before = 0
    for (const chunk of withGaps(chunks)) {
      const { first, actions } = chunk
      if (chunks.includes(chunk) && after >= first && after <= first + actions.length) return before + after - first
      before += actions.length
    }
    return chunks.length === 0 ? 0 : undefined
  }
