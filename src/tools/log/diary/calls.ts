// What a diary notes of calls: method, path, status and the time they took. Headers and bodies are not looked at.
import { apiBaseUrl } from '@/lib/env'
import type { NewEntry } from '@/replay/diaryEntry'
import { operationOf } from './operationOf'

const root = () => `${apiBaseUrl || window.location.origin}/v1`

/** Method and path behind `/v1`; undefined for what is no call: files of the build, photos. */
function callOf(input: RequestInfo | URL, init: RequestInit | undefined) {
  const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) }
  return url.startsWith(`${root()}/`) ? { method, path: url.slice(root().length) } : undefined
}

/** The address without what may be a token: account calls carry them behind the question mark. */
const withoutTokens = (path: string): string => (path.startsWith('/auth/') ? path.replace(/\?.*/, '') : path)

/** Watches every call of this page; returns how to stop. */
export function listenToCalls(note: (entry: NewEntry) => void): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (input, init) => {
    const call = callOf(input, init)
    if (!call) return fetch(input, init)
    const { method } = call
    const path = withoutTokens(call.path)
    const sentAt = performance.now()
    const noteAnswer = (status: number) => {
      const endpoint = operationOf(method, path)
      const ms = Math.round(performance.now() - sentAt)
      note({ kind: 'call', method, path, ...(endpoint && { endpoint }), status, ms })
    }
    try {
      const response = await fetch(input, init)
      noteAnswer(response.status)
      return response
    } catch (error) {
      noteAnswer(0)
      throw error
    }
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}
