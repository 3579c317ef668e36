// The session of the demo user, for pages that belong to somebody's account.

/** The items of local storage with which the app is signed in (src/lib/storageKeys.ts). */
export type StoredSession = Record<'accessToken' | 'refreshToken' | 'user', string>

/** Logs the demo user in at the mock backend; throws when it refuses. */
export async function demoSession(apiUrl: string): Promise<StoredSession> {
  const response = await fetch(`${apiUrl}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@vlereso.example', password: 'Demo1234' }),
  })
  const { data } = (await response.json()) as { data?: Record<string, unknown> }
  const { accessToken, refreshToken, user } = data ?? {}
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string')
    throw new Error('The demo user cannot log in')
  return { accessToken, refreshToken, user: JSON.stringify(user) }
}

/** Puts items into local storage; for `addInitScript`, which runs it in the page. */
export const store = (items: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}

/** The link of the newest e-mail to `to`, as a path of the app. */
export async function mailedBy(apiUrl: string, to: string): Promise<string> {
  const mails = (await (await fetch(`${apiUrl}/__outbox`)).json()) as { to: string; link: string }[]
  const link = mails.find((mail) => mail.to === to)?.link
  if (!link) throw new Error(`no e-mail to ${to}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
