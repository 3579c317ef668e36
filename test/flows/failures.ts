// The ways in which a call can fail without words of the server: for forms, which must say it in Albanian and keep what was typed.
import { noAnswer, refusal } from '@test/page'
import { HttpResponse } from 'msw'

/** What the server does, by how the titles of tests call it. */
export const failures = {
  'no connection': noAnswer,
  'no answer in time': () => new Promise<never>(() => undefined),
  'a 500 without words': refusal(undefined, 500),
  'a 503 with a page': () => HttpResponse.html('<h1>Down</h1>', { status: 503 }),
  'a 400 without words': refusal(),
  'a 413': refusal(undefined, 413),
  'a 429': refusal(undefined, 429),
  'an answer that is no JSON': () => new HttpResponse('fine'),
} as const satisfies Record<string, () => Response | Promise<Response>>
