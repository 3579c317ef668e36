// One HTTP exchange: address, headers, time-out. What comes back is plain data, whatever the server sent.
import { type BaseQueryApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { takeEarlyAnswer } from '@/document/earlyReads'
import { apiKey, callBaseUrl } from '@/platform/env'
import { maskEchoedSecrets } from './maskEchoedSecrets'

/** What came back. */
export interface HttpResponse {
  /** HTTP status; 0 when no whole response came: no connection, time-out, body cut short. */
  status: number
  text: string
  /** The header `Retry-After` as sent: seconds or a date. */
  retryAfter?: string | null
}

/** What reducers and the action log may know of an exchange: plain data, no headers, no secrets. */
export interface BaseQueryMeta {
  request: { method: string; url: string }
  response?: { status: number }
}

/** A request that was sent, and what came of it. */
export interface Exchange {
  response: HttpResponse
  meta: BaseQueryMeta
}

/** How long a call may take, in ms, body included (robustness F03). */
export const TIMEOUT = 15_000

// The body is read as text and judged in readResponse.ts, so that a 401 or 502 with an HTML body keeps its status.
const fetchText = fetchBaseQuery({
  credentials: 'omit',
  // The browser asks the server whether what it has kept is still right: that may be older than a write (Q111).
  cache: 'no-cache',
  fetchFn: (request) => takeEarlyAnswer(request as Request) ?? fetch(request),
  timeout: TIMEOUT,
  validateStatus: () => true,
  responseHandler: async (response): Promise<HttpResponse> => ({
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  }),
  prepareHeaders: (headers) => {
    headers.set('accept', 'application/json')
    headers.set('content-type', 'application/json')
    if (apiKey) headers.set('x-api-key', apiKey)
  },
})

/** Looked up at call time: Node has no location, and needs none as long as it calls nothing. */
const root = () => `${callBaseUrl || (globalThis.location?.origin ?? '')}/v1`

/** The address as logs may show it: account calls carry one-time tokens in their query (Q49). */
const withoutQuery = (url: string) => (url.includes('/v1/auth/') ? url.replace(/\?.*/, '') : url)

/** Sends one JSON request to the base address + `/v1`, with API key and bearer token if there are any. Never throws. */
export async function send(args: FetchArgs, signal: AbortSignal, token?: string | null): Promise<Exchange> {
  const url = root() + args.url
  // No id may act as `..`: the browser would resolve it to a different call (X05).
  if (/\/\.\.?(?![^/?])/.test(args.url))
    return { response: { status: 404, text: '' }, meta: { request: { method: 'GET', url } } }
  const headers = { ...args.headers, ...(token && { authorization: `Bearer ${token}` }) }
  let response: HttpResponse = { status: 0, text: '' }
  let sent = url
  try {
    // fetchBaseQuery uses only the api object's signal; it passes the rest to prepareHeaders, which does not need it.
    const { data, error, meta } = await fetchText({ ...args, url, headers }, { signal } as BaseQueryApi, {})
    sent = meta?.request.url ?? url
    if (data)
      response = { ...(data as HttpResponse), text: maskEchoedSecrets((data as HttpResponse).text, args, token) }
    // A refusal whose body was cut short is still a refusal.
    else if (error?.status === 'PARSING_ERROR' && error.originalStatus >= 400) response.status = error.originalStatus
  } catch {
    // The address was invalid: treated as no response.
  }
  const request = { method: args.method ?? 'GET', url: withoutQuery(sent) }
  return { response, meta: response.status ? { request, response: { status: response.status } } : { request } }
}
