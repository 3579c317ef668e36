// Sends a page's first reads while the app's scripts are loading; the build finds them (prerender/firstReads.ts).
import { queryKeys } from '@/lib/queryKeys'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { knownUser } from '@/session/storedUser'
import { hasTokens } from '@/session/tokens'
import { type FirstReads, placeholders, plainParam, readsName } from './names'

/** The user whom the app will find without asking; empty for an id that an address would escape. */
function knownId(): string {
  const id = knownUser()?._id ?? PLACEHOLDER_USER_ID
  return id !== PLACEHOLDER_USER_ID && new RegExp(`^${plainParam}$`).test(id) ? id : ''
}

/** The addresses of this path's reads. A query or a link's state may lead to something else: then there are none. */
function readsHere({ api, pages }: FirstReads): string[] {
  const asked = new URLSearchParams(location.search)
  if (history.state?.usr || queryKeys.some((key) => asked.has(key))) return []
  const user = knownId()
  return pages.flatMap(([paths, byVisitors, byUsers]) => {
    const [path, param = ''] = new RegExp(paths, 'i').exec(location.pathname) ?? []
    const reads = hasTokens() ? byUsers : byVisitors
    return reads
      .filter((read) => path !== undefined && (user || !read.includes(placeholders.user)))
      .map((read) => api + read.replace(placeholders.param, param).replace(placeholders.user, user))
  })
}

/** Sends them just as the base query would, without bearer token: each is that call's first try, also if it fails. */
export function sendFirstReads(): void {
  const content = document.querySelector<HTMLMetaElement>(`[name=${readsName}]`)?.content
  if (!content) return
  const reads: FirstReads = JSON.parse(content)
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(reads.key && { 'x-api-key': reads.key }),
  }
  globalThis.earlyReads = new Map()
  for (const address of readsHere(reads)) {
    const control = new AbortController()
    const { signal } = control
    const url = new URL(address, location.href)
    const request = new Request(url, { headers, credentials: 'omit', cache: 'no-cache', signal })
    const answer = fetch(request)
    answer.catch(() => undefined)
    globalThis.earlyReads.set(request.url, { answer, control, headers: request.headers })
  }
}

/** The early answer to a request, once, and only if it asks in the same way; given up with the request. */
export function takeEarlyAnswer({ method, url, headers, signal }: Request): Promise<Response> | undefined {
  const read = method === 'GET' ? globalThis.earlyReads?.get(url) : undefined
  if (!read || ['authorization', 'x-api-key'].some((name) => read.headers.get(name) !== headers.get(name)))
    return undefined
  globalThis.earlyReads?.delete(url)
  const stop = () => read.control.abort(signal.reason)
  signal.addEventListener('abort', stop)
  if (!signal.aborted) return read.answer
  stop()
  return undefined
}
