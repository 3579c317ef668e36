// When the session is checked at the start. Most visitors have none, so the check itself is loaded only for those who do.
import type { AppDispatch } from '@/lib/storeHooks'
import { readTokens } from '@/session/tokens'
import { authEvents } from './slice'

async function check(dispatch: AppDispatch): Promise<void> {
  const { accessToken, refreshToken } = readTokens()
  // Without a token there is no user (SESSION-01).
  if (!accessToken && !refreshToken) dispatch(authEvents.INIT({ user: null }))
  else {
    // If its code cannot be loaded the check finds nobody; the tokens stay for the next start.
    const found = await import('./checkSession').catch(() => undefined)
    await dispatch(found ? found.checkSession() : authEvents.INIT({ user: null }))
  }
}

/** Checks the session once the first render is out of the way: after a zero-delay timer (SESSION-09). */
export function scheduleSessionCheck(dispatch: AppDispatch): void {
  setTimeout(() => void check(dispatch), 0)
}
