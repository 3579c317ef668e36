// What a step of a log is called where people read it.
import type { UnknownAction } from '@reduxjs/toolkit'

interface CallMeta {
  arg?: { endpointName?: unknown }
  /** RTK Query says so when it did not even send the request, since the answer was there or under way. */
  condition?: boolean
}

/** The type of an action, with the name of its call; one that only says that nothing had to be sent is no error. */
export function stepName({ type, meta }: UnknownAction): string {
  const { arg, condition } = (meta ?? {}) as CallMeta
  const call = typeof arg?.endpointName === 'string' ? ` (${arg.endpointName})` : ''
  return condition === true ? `${type.replace(/\/rejected$/, '/notNeeded')}${call}` : `${type}${call}`
}
