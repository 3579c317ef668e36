// A server whose responses the test sends one by one, in any order: for races, failures and requests that hang.
import { vi } from 'vitest'

/** One request that waits for its answer. */
export interface PendingRequest {
  method: string
  /** Path and query below `/v1`. */
  path: string
  body: unknown
  headers: Headers
  /** Answers with JSON and waits until the store has seen it. */
  reply: (body: unknown, status?: number) => Promise<void>
  /** Breaks the connection. */
  fail: () => Promise<void>
}

/** Lets pending promise callbacks run; the clock does not advance. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

/** Replaces `fetch`; `requests` lists the requests, oldest first. `vi.unstubAllGlobals()` ends it. */
export function stubServer() {
  const requests: PendingRequest[] = []
  vi.stubGlobal('fetch', async (input: Request) => {
    const text = await input.clone().text()
    const { pathname, search } = new URL(input.url)
    return new Promise<Response>((resolve, reject) => {
      requests.push({
        method: input.method,
        path: pathname.replace(/^.*?\/v1/, '') + search,
        body: text ? JSON.parse(text) : undefined,
        headers: input.headers,
        reply: async (body, status = 200) => {
          resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
          await settle()
        },
        fail: async () => {
          reject(new TypeError('Failed to fetch'))
          await settle()
        },
      })
    })
  })
  return {
    requests,
    /** The last request to this path, query included or not. */
    last: (path: string): PendingRequest => {
      const found = requests.findLast((request) => request.path === path || request.path.split('?')[0] === path)
      if (!found) throw new Error(`no request to ${path}; there were: ${requests.map((r) => r.path).join(', ')}`)
      return found
    },
  }
}
