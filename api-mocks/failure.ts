// A call that the mock refuses: thrown by handlers, answered as the contract's ErrorReply.

/** What a refusal may carry besides status and message. */
export interface FailureDetails {
  code?: string
  /** Field to message; sent as `errors: [{field, message}]`. */
  fields?: Record<string, string>
  /** Seconds, sent as the Retry-After header. */
  retryAfter?: number
}

/** Thrown to answer with an error. */
export class Failure extends Error {
  status: number
  details: FailureDetails

  constructor(status: number, message: string, details: FailureDetails) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** `throw failure(404, 'Komenti nuk u gjet')` */
export const failure = (status: number, message: string, details: FailureDetails = {}): Failure =>
  new Failure(status, message, details)

/** The value, or a 404 with this message. */
export function found<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw failure(404, message)
  return value
}

/** A 429; the app recognises 'Too many' and 'slow down'. */
export const tooMany = (seconds: number): Failure =>
  failure(429, 'Too many requests, please slow down.', { retryAfter: Math.max(1, Math.ceil(seconds)) })

/** The reply of a failure. */
export function failureResponse({ status, message, details }: Failure): Response {
  const { code, fields, retryAfter } = details
  const errors = fields && Object.entries(fields).map(([field, text]) => ({ field, message: text }))
  return Response.json(
    { success: false, message, ...(code && { code }), ...(errors && { errors }) },
    { status, ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }) },
  )
}
