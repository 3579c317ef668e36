// Where the server's errors are shown: under the fields of the form, or above it (Q19).
import type { Errors, Values } from '@/lib/formState'
import type { AccountResult } from './accountResults'

/**
 * `fields` are the errors of fields the form has. `general` is shown above the form: the general message, even if there are
 * field errors, and the errors of fields the form does not have; nothing twice, nor what a field says already.
 */
export function splitServerErrors<V extends Values>(
  { error, validationErrors = {} }: AccountResult,
  values: V,
): { fields: Errors<V>; general: string[] } {
  const own = Object.entries(validationErrors).filter(([name]) => Object.hasOwn(values, name))
  const said = own.map(([, text]) => text)
  const all = [...(error ? [error] : []), ...Object.values(validationErrors)]
  return {
    fields: Object.fromEntries(own) as Errors<V>,
    general: [...new Set(all)].filter((text) => !said.includes(text)),
  }
}
