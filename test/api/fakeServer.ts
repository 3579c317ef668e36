// A server made of one function, for tests of the base query: it records every request and can be slow or broken.
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { vi } from 'vitest'
import { baseApi, logoutCall, refreshSession } from '@/api/endpoints/baseApi'
import { type AppError, isAppError } from '@/api/http/appError'

/** A request as the server saw it. */
export interface Call {
  method: string
  /** Without `/v1` */
  path: string
  url: URL
  headers: Headers
  credentials: string
  /** How the browser's own cache is used. */
  cache: string
  /** The bearer token, or null */
  bearer: string | null
  body: unknown
}

/** What the server does: an answer as JSON (`body`) or as text, or no answer at all. */
export interface Reply {
  status?: number
  body?: unknown
  text?: string
  headers?: Record<string, string>
  /** ms until it answers */
  delay?: number
  /** The connection fails. */
  offline?: boolean
  /** The connection breaks in the middle of the body. */
  cut?: boolean
  /** Never answers. */
  hangs?: boolean
  /** A response that may not be read, as another origin's without permission. */
  opaque?: boolean
}

/** Answers every `fetch` from now on with what `handler` says; gives back the list of requests, which grows. */
export function serve(handler: (call: Call, nth: number) => Reply) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    // As a browser does: nothing is sent.
    request.signal.throwIfAborted()
    const url = new URL(request.url)
    const text = await request.text()
    const call: Call = {
      method: request.method,
      path: url.pathname.replace(/^.*\/v1(?=\/)/, ''),
      url,
      headers: request.headers,
      credentials: request.credentials,
      cache: request.cache,
      bearer: /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
      body: text ? JSON.parse(text) : undefined,
    }
    calls.push(call)
    const reply = handler(call, calls.length)
    const { status = 200, body, headers, delay = 0, offline, cut, hangs, opaque } = reply
    await new Promise<void>((resolve, reject) => {
      const stop = () => reject(request.signal.reason)
      if (request.signal.aborted) stop()
      request.signal.addEventListener('abort', stop)
      if (hangs) return
      if (delay) setTimeout(resolve, delay)
      else resolve()
    })
    if (offline) throw new TypeError('Failed to fetch')
    if (opaque) return Response.error()
    const content = reply.text ?? (body === undefined ? null : JSON.stringify(body))
    return new Response(cut ? brokenStream() : content, { status, ...(headers ? { headers } : {}) })
  })
  const to = (path: string) => calls.filter((call) => call.path === path)
  return { calls, to }
}

function brokenStream(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":tr'))
    },
    pull(controller) {
      controller.error(new TypeError('terminated'))
    },
  })
}

/** A store with the API slice alone, and the list of everything that was dispatched. */
export function makeApiStore() {
  const actions: UnknownAction[] = []
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction)
    return next(action)
  }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    // The checks stay, their complaint about a slow machine does not: tests must be silent.
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 10_000 }, serializableCheck: { warnAfter: 10_000 } }).concat(
        baseApi.middleware,
        record,
      ),
  })
  return { store, actions, dispatch: store.dispatch }
}

/** The error of a finished call, which must have failed with an AppError. */
export function errorOf(result: { error?: unknown }): AppError {
  if (!isAppError(result.error)) throw new Error(`no AppError: ${JSON.stringify(result)}`)
  return result.error
}

/** Refreshes the stored session, in a store of its own unless one is given. */
export const refresh = (dispatch = makeApiStore().dispatch) => refreshSession(dispatch)

/** Tells the server that the stored session ends. */
export const sendLogout = () => makeApiStore().dispatch(logoutCall())
