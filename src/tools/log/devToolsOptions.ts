// What Redux DevTools show and export: the same actions and states as our own log, with the name of the call for the type of
// RTK Query's actions, and ids for what stands in lists. Only in builds that ask for it (VITE_ACTION_LOG).

import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { appName } from '@/brand'
import { makeRedactor } from '@/replay/redact/redact'
import { shortened } from './devToolsState'
import { appTrace } from './devToolsTrace'
import { withCallName } from './devToolsTypes'

/** How many actions the list keeps. */
const STEPS = 200

/**
 * The options for one store. Both sanitizers only change the view: the store keeps the real actions. The extension's export
 * writes the real actions unless `export` is true: then it writes what the list shows. The other features must be listed because
 * any that is not is off: `persist` would write every real action to storage, `test` would put real states into a text.
 */
export function devToolsOptions(): DevToolsEnhancerOptions {
  const redactor = makeRedactor()
  return {
    name: appName,
    maxAge: STEPS,
    trace: appTrace(),
    actionSanitizer: (action) => {
      redactor.learn(action)
      return withCallName(redactor.action(action))
    },
    stateSanitizer: (state) => {
      redactor.learn(state)
      return shortened(redactor.state(state))
    },
    features: {
      export: true,
      import: 'custom',
      pause: true,
      lock: true,
      jump: true,
      skip: true,
      reorder: true,
      dispatch: true,
    },
  }
}
