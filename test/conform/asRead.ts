// A reply as the app reads it: in any of the shapes that the specification allows, by the app's own readers.
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { areaOf, readResponse } from '@/api/http/readResponse'
import { messageReply, sessionReply } from '@/api/wire/account'
import { wire } from '@/api/wire/wire'
import { operation } from '../contract/document'

/** A reply as it came; `retryAfter` in seconds. */
interface Sent {
  status: number
  text?: string
  retryAfter?: number
}

/** The app's readers; two calls have no endpoint. */
const readers: Readonly<Record<OperationId, (raw: unknown, asked: object) => unknown>> = {
  ...wire,
  refreshSession: sessionReply,
  logout: messageReply,
}

/**
 * Status and body as the contract would have them: any success has the documented status, `success: false` is a 400. A
 * success without the thing asked for has no body.
 */
export function asRead(id: OperationId, sent: Sent, query: Record<string, string>) {
  const { status, text = '', retryAfter } = sent
  const read = readResponse({ status, text }, areaOf({ url: operations[id][1] }))
  if ('error' in read) {
    const { message, code, fields } = read.error
    const body = { success: false, message, ...(code && { code }), ...(fields && { validationErrors: fields }) }
    return { status: status < 300 ? 400 : status, body, ...(retryAfter && { retryAfter }) }
  }
  const body = readers[id](read.data, askedBy(query))
  if (!body) return { status, body, problem: 'not what was asked for' }
  const documented = Object.keys(operation(id).responses).find((key) => key < '300')
  // As JSON: without the fields that are undefined.
  return { status: Number(documented), body: JSON.parse(JSON.stringify(body)) }
}

/** What the app may ask for; of odd values nothing. */
function askedBy({ page, limit, approved }: Readonly<Record<string, string>>) {
  const within = (text: string | undefined, most: number) => /^[1-9]\d*$/.test(text ?? '') && Number(text) <= most
  return {
    ...(within(page, Number.MAX_SAFE_INTEGER) && { page: Number(page) }),
    ...(within(limit, 100) && { limit: Number(limit) }),
    approved: approved === 'true',
  }
}
