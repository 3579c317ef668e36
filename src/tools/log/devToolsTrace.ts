// Where an action came from, for Redux DevTools: the app's own lines. Ten frames of packages stand before them, more than DevTools
// keep; and the answer to a call comes from no line of the app, so it has those of its request.

/** Frames that are looked through. */
const DEPTH = 100
/** Requests whose lines are remembered. */
const REQUESTS = 200

/** Lines of packages, of the store's own tools, and of what is between them. */
const isForeign = (frame: string): boolean =>
  /node_modules|\/src\/replay\/|queryActions|<anonymous>|^\s*at async Promise/.test(frame)

interface Request {
  meta?: { requestId?: unknown }
}

function framesNow(): string[] {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = DEPTH
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return stack.split('\n').slice(1)
}

/** Makes the `trace` of one store. */
export function appTrace(): (action: object) => string {
  const requests = new Map<unknown, string[]>()
  return (action) => {
    const frames = framesNow()
    const own = frames.filter((frame) => !isForeign(frame))
    const { requestId } = (action as Request).meta ?? {}
    const before = requests.get(requestId) ?? []
    if (requestId !== undefined && !requests.has(requestId)) {
      requests.set(requestId, own)
      for (const oldest of requests.keys()) if (requests.size > REQUESTS) requests.delete(oldest)
    }
    const shown = [...own, ...before.filter((frame) => !own.includes(frame))]
    return ['Error', ...(shown.length > 0 ? shown : frames)].join('\n')
  }
}
