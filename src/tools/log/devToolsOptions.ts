// What Redux DevTools show and export: our own log's actions and states, shortened. Only with VITE_ACTION_LOG.
import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { appName } from '@/brand'
import { appRedactor } from '@/replay/redact/ownTexts'
import { shortened, viewNamer, withCallName } from './devToolsShown'

/** Frames that are looked through. */
const DEPTH = 100
/** Requests whose lines are remembered. */
const REQUESTS = 200

/** Lines of packages, of the store's own tools, which report the page, and of what is between them. */
const isForeign = (frame: string): boolean =>
  /node_modules|\/src\/(?:replay|tools\/log)\/|\/src\/app\/store\.|\/src\/hooks\/viewLog\.|queryActions|<anonymous>|^\s*at async Promise/.test(
    frame,
  )

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

/** Makes a store's `trace`: the app's lines that an action came from, however deep; for an answer, its request's. */
export function appTrace(): (action: object) => string {
  const requests = new Map<unknown, string[]>()
  return (action) => {
    const frames = framesNow()
    const ownFrames = frames.filter((frame) => !isForeign(frame))
    const { requestId } = (action as Request).meta ?? {}
    const before = requests.get(requestId) ?? []
    if (requestId !== undefined && !requests.has(requestId)) {
      requests.set(requestId, ownFrames)
      for (const oldest of requests.keys()) if (requests.size > REQUESTS) requests.delete(oldest)
    }
    const lines = [...ownFrames, ...before.filter((frame) => !ownFrames.includes(frame))]
    return ['Error', ...(lines.length > 0 ? lines : frames)].join('\n')
  }
}

const STEPS = 200

/** What RTK Query tells itself, and requests that were not needed: a fifth of all steps, and nothing to see. */
const isIdle = ({ type, meta }: Action & { meta?: { condition?: unknown } }): boolean =>
  type === 'api/internalSubscriptions/subscriptionsUpdated' || meta?.condition === true

/** One store's options. Sanitizers change the view, and the export only if `export` is true. */
export function devToolsOptions(): DevToolsEnhancerOptions {
  const redactor = appRedactor()
  const withNews = viewNamer()
  return {
    name: appName,
    maxAge: STEPS,
    trace: appTrace(),
    predicate: (_, action) => !isIdle(action),
    actionSanitizer: (action) => {
      redactor.learn(action)
      return withNews(withCallName(redactor.action(action)))
    },
    stateSanitizer: (state) => {
      redactor.learn(state)
      return shortened(redactor.state(state))
    },
    // Without `persist`, which would store every real action, and `test`, which would put real states into a text.
    features: {
      export: true,
      import: 'custom',
      pause: true,
      lock: true,
      jump: true,
      skip: true,
      reorder: true,
      dispatch: true,
    },
  }
}
