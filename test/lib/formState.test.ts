// The rules of a form's errors, against random histories.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { afterEdit, afterLeaving, type Errors, errorsStillTrue, type FormState, realErrors } from '@/lib/formState'

type Account = { name: string; password: string; again: string }

const empty: Account = { name: '', password: '', again: '' }
const byServer = 'Nga serveri'
const rules = ({ name, password, again }: Account): Errors<Account> => ({
  name: name ? undefined : 'Emri mungon',
  password: password ? undefined : 'Fjalëkalimi mungon',
  again: again === password ? undefined : 'Nuk përputhen',
})

const field = fc.constantFrom<keyof Account>('name', 'password', 'again')
const value = fc.constantFrom('', 'a', 'b')
const values = fc.record({ name: value, password: value, again: value })

/** Forms as they can be: some of what the rules say is shown, and anything from the server. */
const forms = fc
  .tuple(values, fc.uniqueArray(field), fc.uniqueArray(field))
  .map(([held, shown, refused]): FormState<Account> => {
    const ruled = shown.map((name) => [name, rules(held)[name]])
    const told = refused.map((name) => [name, byServer])
    return { values: held, errors: realErrors(held, Object.fromEntries([...ruled, ...told])) }
  })
const isShown = (form: FormState<Account>, name: string) => Object.hasOwn(form.errors, name)
const edits = (check: (form: FormState<Account>, name: keyof Account, typed: string) => void) =>
  fc.assert(fc.property(forms, field, value, check))

describe('after typing', () => {
  it('the field holds the new value and no error, the others their values [FORM-02]', () => {
    edits((form, name, typed) => {
      const next = afterEdit(form, { [name]: typed }, rules)
      expect(next.values).toEqual({ ...form.values, [name]: typed })
      expect(isShown(next, name)).toBe(false)
    })
  })

  it('no error appears that was not there', () => {
    edits((form, name, typed) => {
      const next = afterEdit(form, { [name]: typed }, rules)
      expect(Object.keys(form.errors)).toEqual(expect.arrayContaining(Object.keys(next.errors)))
    })
  })

  it('another field keeps what the server said of it, and what the rules said as long as they say it', () => {
    edits((form, name, typed) => {
      const next = afterEdit(form, { [name]: typed }, rules)
      for (const other of Object.keys(empty) as (keyof Account)[]) {
        if (other === name || !isShown(form, other)) continue
        expect(next.errors[other]).toBe(form.errors[other] === byServer ? byServer : rules(next.values)[other])
      }
    })
  })
})

it('after leaving a field what the rules say of it is shown, nothing else changes', () => {
  edits((form, name) => {
    const said = rules(form.values)[name]
    const next = afterLeaving(form, name, rules)
    expect(next.values).toBe(form.values)
    expect(next.errors).toEqual(said ? { ...form.errors, [name]: said } : form.errors)
  })
})

describe('errors', () => {
  it('are listed in the order of the fields, whoever found them in whatever order', () => {
    const found = realErrors(empty, { again: 'c', name: 'a', password: undefined })
    expect(Object.entries(found)).toEqual([
      ['name', 'a'],
      ['again', 'c'],
    ])
  })

  it('take no field from a prototype, and none the form does not have', () => {
    const hostile = JSON.parse('{"__proto__": {"name": "x"}, "constructor": "y", "toString": "z", "other": "w"}')
    expect(realErrors(empty, hostile)).toEqual({})
    expect(Object.getPrototypeOf(realErrors(empty, hostile))).toBe(Object.prototype)
    expect(realErrors({ constructor: '', toString: '' }, {})).toEqual({})
  })

  it('of an answer concern only what has not changed since it was sent', () => {
    const sent = { ...empty, name: 'Ana', password: 'x' }
    const now = { ...sent, name: 'Arta' }
    expect(errorsStillTrue({ name: 'I zënë', password: 'I dobët' }, sent, now)).toEqual({ password: 'I dobët' })
  })
})
