// What a form holds and how typing, leaving a field and the server change it: pure rules under ui/form/useForm.ts.

/** The values of a form, in the order of its fields on the screen. */
export type Values = Readonly<Record<string, unknown>>

/** What is wrong, field by field. */
export type Errors<V extends Values> = { readonly [K in keyof V]?: string }

/** What is wrong with some values; an empty object lets them pass. */
export type Rules<V extends Values> = (values: V) => Errors<V>

/** What a form holds. */
export interface FormState<V extends Values> {
  readonly values: V
  /** The errors shown: not everything that the rules would find. */
  readonly errors: Errors<V>
}

/** Only the fields that have a message, in the order of the values; `undefined` and unknown keys are left out. */
export function realErrors<V extends Values>(values: V, errors: Errors<V>): Errors<V> {
  const names = Object.keys(values).filter((name) => Object.hasOwn(errors, name) && errors[name])
  return Object.fromEntries(names.map((name) => [name, errors[name]])) as Errors<V>
}

/** A field of a form: its value before anything was typed, and what is wrong with a value, beside the form's others. */
interface Field<T, V> {
  readonly blank: T
  readonly problem?: (value: T, values: V) => string | undefined
}

/** What `useForm` needs of a form, from the table of its fields in their order on the screen. */
export function formFrom<V extends Values>(fields: { readonly [K in keyof V]: Field<V[K], V> }) {
  const each = (of: (name: keyof V) => unknown) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, of(name)]))
  return {
    initial: each((name) => fields[name].blank) as V,
    validate: (values: V): Errors<V> =>
      realErrors(values, each((name) => fields[name].problem?.(values[name], values)) as Errors<V>),
  }
}

/** After typing: drops changed fields' errors, and rule errors that no longer apply. Adds none, keeps server errors. */
export function afterEdit<V extends Values>(state: FormState<V>, change: Partial<V>, rules: Rules<V>): FormState<V> {
  const values = { ...state.values, ...change }
  const others = Object.entries(state.errors).filter(([name]) => !Object.hasOwn(change, name))
  if (others.length === 0) return { values, errors: {} }
  const before = rules(state.values)
  const now = rules(values)
  const remaining = others.map(([name, text]) => [name, before[name] === text ? now[name] : text])
  return { values, errors: realErrors(values, Object.fromEntries(remaining) as Errors<V>) }
}

/** After leaving a field: its rule errors appear; a server error on it stays. */
export function afterLeaving<V extends Values>(state: FormState<V>, name: keyof V, rules: Rules<V>): FormState<V> {
  const message = rules(state.values)[name]
  return message ? { ...state, errors: realErrors(state.values, { ...state.errors, [name]: message }) } : state
}

/** The errors of a response that still apply to the form: not those of fields changed since it was sent. */
export function errorsStillTrue<V extends Values>(errors: Errors<V>, sent: V, values: V): Errors<V> {
  const unchanged = Object.entries(errors).filter(([name]) => Object.is(sent[name], values[name]))
  return realErrors(values, Object.fromEntries(unchanged) as Errors<V>)
}
