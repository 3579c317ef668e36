// Telling the server that a session ends. The endpoint: src/api/endpoints/baseApi.ts.
import type { MessageReply } from '@/api/endpoints/generated/types'
import { messageReply, sessionReply } from '@/api/wire/account'
import { compact } from '@/api/wire/readers'
import { droppedTokens, readTokens, type Tokens } from '@/session/tokens'
import type { AppError } from './appError'
import { networkError, readResponse } from './readResponse'
import { type BaseQueryMeta, send, TIMEOUT } from './transport'

type LogoutResult = { meta?: BaseQueryMeta } & ({ data: MessageReply } | { error: AppError })

/** Sessions that ended here, in the order of their log-outs: storage forgets them before the server is told. */
const left: Tokens[] = []

/** The next `sendLogout` is about this session. */
export function leave(tokens: Tokens): void {
  left.push(tokens)
}

const tell = ({ accessToken, refreshToken }: Tokens) =>
  send(
    { url: '/auth/logout', method: 'POST', body: { refreshToken }, keepalive: true, timeout: 0 },
    new AbortController().signal,
    accessToken,
  )

/** Ends at the server the session that a late reply brings and nobody keeps. Nothing here depends on how it ends. */
export function endDropped(read: object): void {
  const dropped = 'data' in read && droppedTokens(sessionReply(read.data).data)
  if (dropped) void tell(dropped)
}

/** Tells the server, even if the tab closes. Waits at most `TIMEOUT`: cached answers are not refetched meanwhile. */
export async function sendLogout(): Promise<LogoutResult> {
  const tokens = left.shift() ?? readTokens()
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT))
  const exchange = await Promise.race([tell(tokens), tooLong])
  if (!exchange) return { error: networkError() }
  // Without a connection the server hears of it when there is one again, as long as the page stays open.
  if (!exchange.response.status) addEventListener('online', () => tell(tokens), { once: true })
  const read = readResponse(exchange.response)
  return { ...('data' in read ? { data: compact<MessageReply>(messageReply(read.data)) } : read), meta: exchange.meta }
}
