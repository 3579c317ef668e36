// The part of the boot script (bootScript.ts) that sends a page's first reads while the app's scripts are still loading.
import { queryKeys } from './queryKeys.ts'
import { storageKeys } from './storageKeys.ts'

/** What a page asks for first, as addresses after the API's; with `marks` in place of what only a visit knows. */
export type PageReads = readonly [paths: string, byVisitors: readonly string[], byUsers: readonly string[]]

/** The name of the `<meta>` with a document's first reads. */
export const readsName = 'first-reads'

/** What stands in it as JSON: the API's address, the key, and the pages that the document may be sent for. */
export interface FirstReads {
  api: string
  key: string
  pages: readonly PageReads[]
}

/** The parameter of the page's path and the user's id, of letters that no address escapes. */
export const marks = { param: '__param__', user: '__user__' } as const

/** What a parameter looks like that an address never escapes; for any other one the app asks by itself. */
export const plainParam = '([\\w-]+)'

/**
 * Sends the first reads of this path (build/prerender/firstReads.ts), with the very address, headers and cache mode of the base query,
 * which takes each answer once (`fetchFn` in api/http/transport.ts). It is the first try of that call, also where it failed.
 * What might not be asked for is not sent: a query or a link's state may lead to something else, and a read that depends on the user
 * needs a stored session that is good beyond doubt by the rules of src/session, and says the same user twice.
 * No first read carries the bearer token.
 */
export const earlyReads = `(({ pathname, search }) => {
  const stored = (key) => localStorage.getItem(key)
  const claimsOf = (key) => {
    try {
      return JSON.parse(atob(stored(key).split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    } catch {
      return {}
    }
  }
  const isGood = ({ exp }, margin) => Date.now() - (stored('${storageKeys.clockOffset}') ?? 0) < (exp - margin) * 1000
  const knownUser = () => {
    try {
      if (stored('${storageKeys.renewed}') !== null && stored('${storageKeys.session}') === null) return
      const { _id, name, email } = JSON.parse(stored('${storageKeys.user}'))
      const access = claimsOf('${storageKeys.accessToken}')
      const refresh = { exp: Infinity, ...claimsOf('${storageKeys.refreshToken}') }
      if (!isGood(access, 30) || !isGood(refresh, 60) || typeof _id !== 'string' || !/^[\\w-]+$/.test(_id)) return
      if ((access._id ?? access.id ?? access.userId ?? access.sub) !== _id) return
      if ([name, email].some((text) => text?.trim?.())) return _id
    } catch {}
  }
  const early = new Map()
  const send = (address, headers) => {
    const control = new AbortController()
    const { signal } = control
    const request = new Request(new URL(address, location), { headers, credentials: 'omit', cache: 'no-cache', signal })
    const answer = fetch(request)
    answer.catch(() => {})
    early.set(request.url, { answer, control, headers: request.headers })
  }
  const { api, key, pages = [] } = JSON.parse(document.querySelector('[name=${readsName}]')?.content ?? '{}')
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...(key && { 'x-api-key': key }) }
  const asked = new URLSearchParams(search)
  const isPlain = !history.state?.usr && !${JSON.stringify(queryKeys)}.some((name) => asked.has(name))
  for (const [paths, byVisitors, byUsers] of isPlain ? pages : []) {
    const [path, param] = RegExp(paths, 'i').exec(pathname) ?? []
    if (path === undefined) continue
    const hasSession = 'session' in document.documentElement.dataset
    const user = hasSession && knownUser()
    for (const read of hasSession ? byUsers : byVisitors)
      if (user || !read.includes('${marks.user}'))
        send(api + read.replace('${marks.param}', param).replace('${marks.user}', user), headers)
  }
  window.takeEarlyAnswer = (request) => {
    const { method, url, headers, signal } = request
    const one = method === 'GET' && early.get(url)
    if (!one || ['authorization', 'x-api-key'].some((name) => one.headers.get(name) !== headers.get(name))) return
    early.delete(url)
    const stop = () => one.control.abort(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    return one.answer
  }
})(location)`
