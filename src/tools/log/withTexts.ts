// A log with every text as typed, for test accounts; panel only. No log has passwords or tokens (see dropSecretArgs).
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
