// Whether two documents say the same: times and ids of requests differ in every rendering, and say nothing.

/** Equal for documents that say the same, whenever they were rendered; hexadecimal. */
export async function tagOf(html: string): Promise<string> {
  const said = html.replace(/"(at|startedTimeStamp|fulfilledTimeStamp|requestId)":("[^"]*"|\d+)/g, '')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said))
  return Array.from(new Uint8Array(hash).subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
