// A log with every text as it was typed, for test accounts; only the panel imports it. Passwords and tokens are in no
// log: nothing records them (dropSecretArgs in src/api/endpoints/queryActions.ts).
import type { Redactor } from '@/replay/redact/redact'

/** Leaves everything as it is. */
export const withTexts: Redactor = {
  keepsTexts: true,
  learn: () => undefined,
  action: (action) => action,
  state: (state) => state,
  value: (value) => value,
  time: (at) => at,
  failure: (text) => text,
}
