// The part of a recording that a file may hold: as much as is allowed, or what is somebody's. The recorder measures only full chunks, so
// the open one may be of any size.
import { type Chunk, LOG_LENGTH } from './recorder'

/** The chunk without the actions before this one, or before the next whose start is known; undefined when none is left. */
function cutBefore(chunk: Chunk, index: number): Chunk | undefined {
  const { first, actions, times, states } = chunk
  let from = index
  while (!(from - 1 in states)) {
    if (from >= actions.length) return undefined
    from += 1
  }
  if (from >= actions.length) return undefined
  const rest = { actions: actions.slice(from), times: times.slice(from), states: states.slice(from) }
  return { ...rest, base: states[from - 1], first: first + from }
}

/** The newest actions that are no longer than the limit of a log, as chunks. */
export function fittingChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  let total = 0
  for (const [at, chunk] of [...chunks.entries()].reverse()) {
    for (const [index, action] of [...chunk.actions.entries()].reverse()) {
      total += JSON.stringify(action).length
      if (total <= LOG_LENGTH) continue
      const rest = cutBefore(chunk, index + 1)
      return [...(rest ? [rest] : []), ...chunks.slice(at + 1)]
    }
  }
  return chunks
}

/** The chunks without the actions before this one. */
export function chunksSince(chunks: readonly Chunk[], first: number): readonly Chunk[] {
  return chunks.flatMap((chunk) => {
    if (first <= chunk.first) return [chunk]
    return cutBefore(chunk, first - chunk.first) ?? []
  })
}
