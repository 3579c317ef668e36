// Versions of what is sent: whether two documents say the same, and whether the sender has one already.

/** Short for a content; hexadecimal. */
export async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content)
  return Array.from(new Uint8Array(hash).subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Equal for documents that say the same, whenever they were rendered: times and ids of requests differ, and say nothing. */
export const tagOf = (html: string): Promise<string> =>
  hashOf(
    new TextEncoder().encode(html.replace(/"(at|startedTimeStamp|fulfilledTimeStamp|requestId)":("[^"]*"|\d+)/g, '')),
  )

/** Whether the sender has the version of this tag, weak or not: a proxy that compresses weakens tags. */
export const hasVersion = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(/\s*,\s*/)
    .some((one) => one === '*' || one.replace(/^W\//, '') === `"${tag}"`)
