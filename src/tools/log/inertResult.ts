// What the app gets instead of an effect while a log is shown: for the recorder's gate. Only developer builds show logs.
import type { Action } from '@reduxjs/toolkit'
import type { Gatekeeper } from '@/replay/recorder'

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

/** The result of a dispatch that has no effect. */
export const inertResult: Gatekeeper = (action, next) => {
  const type = (action as Action).type
  // RTK Query's hooks send this to its middleware and throw without a result.
  if (type === 'api/subscriptions/internal_getRTKQSubscriptions') return next(action)
  // Adding a listener returns the function that removes it.
  return type === 'listenerMiddleware/add' ? noop : inertPromise()
}
