// Which build this tab has reloaded the page for, so that no page reloads itself forever (L10).
import { reloadedFromKey as key } from '@/lib/storageKeys'

/** Whether the page may reload itself to get away from this build: once, and only where the tab can remember it. */
export function claimReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return sessionStorage.getItem(key) === build
  } catch {
    return false
  }
}
