// Cuts a page off while it shows a log. The recorder's gate stops the effects of dispatches; this keeps what was under
// way or bypasses the store from network and storage. Nor is storage read: it is the tester's own.
import type { Action } from '@reduxjs/toolkit'
import { forgetRefused } from '@/platform/browserStorage'
import type { Gatekeeper } from '@/replay/recorder'

/** No calls, no photos (letters replace them), nothing from hosts that a file names. Code comes from the app's host. */
const policy = "connect-src 'none'; img-src data:; media-src 'none'; frame-src 'none'; form-action 'none'"

/** What stands in for both storages: empty at first, and gone with the page. */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key'> {
  const items = new WeakMap<object, Map<string, string>>()
  const of = (storage: object) => {
    const ofStorage = items.get(storage) ?? new Map<string, string>()
    items.set(storage, ofStorage)
    return ofStorage
  }
  return {
    getItem(key) {
      return of(this).get(key) ?? null
    },
    setItem(key, value) {
      of(this).set(key, String(value))
    },
    removeItem(key) {
      of(this).delete(key)
    },
    clear() {
      of(this).clear()
    },
    key(index) {
      return [...of(this).keys()][index] ?? null
    },
  }
}

/** From now on, until the page is reloaded, no request goes out, and storage is neither read nor written. */
export function blockNetworkAndStorage(): void {
  // The browser enforces this one: a policy can be added to a page at any time, never removed.
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  document.head.append(meta)
  Object.assign(Storage.prototype, memoryStorage())
  forgetRefused()
}

const noop = () => undefined

/** A resolved promise with the methods that RTK Query's callers use. */
const inertPromise = () =>
  Object.assign(Promise.resolve({}), {
    unwrap: () => Promise.resolve({}),
    unsubscribe: noop,
    abort: noop,
    reset: noop,
    refetch: noop,
    updateSubscriptionOptions: noop,
  })

/** What the app gets in place of an effect while a log is shown: for the recorder's gate. */
export const inertResult: Gatekeeper = (action, next) => {
  const type = (action as Action).type
  // RTK Query's hooks send this to its middleware and throw without a result.
  if (type === 'api/subscriptions/internal_getRTKQSubscriptions') return next(action)
  // Adding a listener returns the function that removes it.
  return type === 'listenerMiddleware/add' ? noop : inertPromise()
}
