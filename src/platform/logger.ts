// The one way to log. It writes only if the build enables it (VITE_ACTION_LOG) and is silent in production.
import { actionLog } from './env'

type Level = 'error' | 'warn' | 'info'

const secretKey = /token|password|authorization|api-?key/i
const tokenLike = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g

/** The same value with the values of secret keys, and whatever looks like a token, replaced. */
function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(tokenLike, '[token]')
  // Not every browser's stack begins with name and message.
  if (value instanceof Error) return `${value}\n${value.stack}`.replace(tokenLike, '[token]')
  if (typeof value !== 'object' || value === null) return value
  if (depth > 4) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKey.test(key) ? '[secret]' : withoutSecrets(item, depth + 1),
    ]),
  )
}

const write =
  (level: Level) =>
  (message: string, ...details: unknown[]): void => {
    if (actionLog) console[level](message, ...details.map((detail) => withoutSecrets(detail)))
  }

/** Logs what went wrong (`error`), what looks odd (`warn`) and what happened (`info`), never with a secret. */
export const log = { error: write('error'), warn: write('warn'), info: write('info') }
