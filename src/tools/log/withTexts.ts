// A log as it happened, with every text that was typed: for a developer's own test accounts. Only the panel of developer and demo
// builds imports it. Passwords and tokens are in no log: nothing records them (dropSecretArgs in src/api/endpoints/queryActions.ts).
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
