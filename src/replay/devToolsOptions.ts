// What Redux DevTools show and export: the same actions and states as our own log, with the name of the call beside each of
// RTK Query's actions. Only in builds that ask for it (VITE_ACTION_LOG).

import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import { baseApi } from '@/api'
import { appName } from '@/brand'
import { makeRedactor } from './redact/redact'

/** How many actions the list keeps. */
const STEPS = 200

/**
 * The options for one store. Both sanitizers only change the view: the store keeps the real actions. The extension's export
 * writes the real actions unless `export` is true: then it writes what the list shows. The other features must be listed because
 * any that is not is off: `persist` would write every real action to storage, `test` would put real states into a text.
 */
export function devToolsOptions(): DevToolsEnhancerOptions {
  const redactor = makeRedactor()
  const withCallName = createApiActionSanitizer(baseApi)
  return {
    name: appName,
    maxAge: STEPS,
    actionSanitizer: (action) => {
      redactor.learn(action)
      return withCallName(redactor.action(action))
    },
    stateSanitizer: (state) => {
      redactor.learn(state)
      return redactor.state(state)
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
