// What a reload makes the app forget: files that share a worker share its modules, too.
import { reads } from '@/api/http/baseQuery'
import { forgetLostWrites, secondLook } from '@/api/http/idempotency'
import { forgetRefreshes } from '@/api/http/reauth'
import { forgetRefused } from '@/platform/browserStorage'
import { clearSession } from '@/session/tokens'
import { forgetBrowsingSession } from '@/storage/tabSession'

/** Leaves the modules as a page finds them when it is loaded; replies still under way are discarded. */
export function reload(): void {
  clearSession()
  forgetRefreshes()
  forgetLostWrites()
  // No test waits for what a clock can be set to.
  secondLook.after = 20
  Object.assign(reads, { lag: 0, settled: undefined })
  forgetRefused()
  forgetBrowsingSession()
}
