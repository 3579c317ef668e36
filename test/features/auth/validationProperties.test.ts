// The strength of a password and the checklist of a new one; what holds of the account rules for any text, and that the
// time they take grows no faster than the text.
import { aSignupForm } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { processorTime } from '@test/processorTime'
import { describe, expect, it } from 'vitest'
import {
  deletionForm,
  deletionHint,
  forgotForm,
  isDeletionConfirmed,
  loginForm,
  passwordForm,
  resetForm,
  signupForm,
} from '@/features/auth/model/accountForms'
import {
  isStrongEnough,
  passwordRequirements,
  passwordStrength,
  weakPasswordMessage,
} from '@/features/auth/model/passwordStrength'

const met = (password: string, confirmation = password) =>
  passwordRequirements(password, confirmation)
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id)

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['       ', 0],
    ['        ', 1],
    ['a', 1],
    ['A', 1],
    ['0', 1],
    ['!', 1],
    ['_', 1],
    ['😀', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
    ['a1', 2],
    ['a b', 1],
    ['aA1', 3],
    ['Demo123!', 5],
    ['Çmë 12-3', 5],
    ['ЖжЖж123?', 5],
    ['李', 0],
    ['e\u0308', 1],
    ['\u0000\u200b', 0],
  ])('is, for %j, %i of 5 points [SIGNUP-21]', (password, score) => {
    expect(passwordStrength(password).score).toBe(score)
  })

  it.each([
    ['', 'red', 'Shumë i dobët'],
    ['a', 'red', 'I dobët'],
    ['a1', 'yellow', 'Mesatar'],
    ['aA1', 'blue', 'I mirë'],
    ['aA1!', 'green', 'I fortë'],
    ['aA1!aA1!', 'green', 'Shumë i fortë'],
  ])('is, for %j, %s and %s', (password, color, word) => {
    expect(passwordStrength(password)).toMatchObject({ color, word })
  })

  it('is enough from two points on; the message waits for the first sign (Q18)', () => {
    const message = 'Fjalëkalimi duhet të jetë më i fortë për të vazhduar'
    expect(['', 'a', 'a1', 'aA1!'].map(isStrongEnough)).toEqual([false, false, true, true])
    expect(['', 'a', 'a1', 'aA1!'].map(weakPasswordMessage)).toEqual([undefined, message, undefined, undefined])
  })
})

describe('the checklist', () => {
  it('has five lines', () => {
    expect(passwordRequirements('', '')).toEqual([
      { id: 'length', text: 'Të paktën 8 karaktere', isMet: false },
      { id: 'lower', text: 'Një shkronjë e vogël', isMet: false },
      { id: 'upper', text: 'Një shkronjë e madhe', isMet: false },
      { id: 'digit', text: 'Një numër', isMet: false },
      { id: 'match', text: 'Fjalëkalimet përputhen', isMet: false },
    ])
  })

  it.each([
    ['12345678', ['length', 'digit', 'match']],
    ['1234567', ['digit', 'match']],
    ['ë', ['lower', 'match']],
    ['Ë', ['upper', 'match']],
    ['Demo1234', ['length', 'lower', 'upper', 'digit', 'match']],
  ])('has, for %s, these lines met: %j', (password, ids) => {
    expect(met(password)).toEqual(ids)
  })

  it.each(['', 'demo1234', 'Demo1234 '])(
    'has the last line not met where "Demo1234" is confirmed by %j',
    (confirmation) => {
      expect(met('Demo1234', confirmation)).toEqual(['length', 'lower', 'upper', 'digit'])
    },
  )
})

const seed = 20261121
/** Passwords near every limit, and any text at all. */
const password = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'aëAÇ19!€ '), maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.nat(0x10ffff), { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes)),
  },
)
/** Often the same text twice. */
const pair = fc.oneof(
  password.map((text) => [text, text] as const),
  fc.tuple(password, password),
)

describe('passwords', () => {
  it('never lose a point when something is added', () => {
    fc.assert(
      fc.property(password, password, (one, other) => {
        expect(passwordStrength(one + other).score).toBeGreaterThanOrEqual(passwordStrength(one).score)
      }),
      { seed, numRuns: 500 },
    )
  })

  it('complete the checklist exactly when the reset form has nothing to say', () => {
    fc.assert(
      fc.property(pair, ([text, confirmPassword]) => {
        const isComplete = passwordRequirements(text, confirmPassword).every(({ isMet }) => isMet)
        const found = resetForm.validate({ password: text, confirmPassword })
        expect(isComplete).toBe(Object.keys(found).length === 0)
      }),
      { seed, numRuns: 2000 },
    )
  })

  it('are taken by sign-up and log-in when the reset takes them', () => {
    fc.assert(
      fc.property(pair, ([text, confirmPassword]) => {
        fc.pre(Object.keys(resetForm.validate({ password: text, confirmPassword })).length === 0)
        const values = aSignupForm({ password: text, confirmPassword })
        expect(signupForm.validate(values)).toEqual({})
        expect(loginForm.validate(values)).toEqual({})
      }),
      { seed, numRuns: 200 },
    )
  })
})

describe('e-mail addresses', () => {
  it('are taken that mail servers give out', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(forgotForm.validate({ email })).toEqual({})
      }),
      { seed, numRuns: 1000 },
    )
  })

  it('are taken exactly when they have, but for what stands at their ends, signs before one @, parts between points after it, no space, at most 254 signs', () => {
    const isAddress = (text: string): boolean => {
      const [name, host, ...more] = text.split('@')
      const labels = (host ?? '').split('.')
      const hasParts = Boolean(name) && labels.length > 1 && !labels.includes('') && more.length === 0
      return hasParts && !/\s/.test(text) && text.length <= 254
    }
    const bits = fc.constantFrom('a', 'ë', '.', '@', 'a.b', '@b.c', ' ', '\n', 'x'.repeat(124))
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 6 }), (parts) => {
        const email = parts.join('')
        const typed = email.trim()
        fc.pre(typed !== '')
        const isTaken = isAddress(typed) || isAddress(typed.replace(/^[\s.]+|[\s.]+$/g, ''))
        const message = isTaken ? undefined : 'Email nuk është valid'
        expect(forgotForm.validate({ email }).email).toBe(message)
      }),
      { seed, numRuns: 2000 },
    )
  })
})

describe('the confirm word of a deletion', () => {
  it('has hint, button and message agree on any text', () => {
    const typed = fc.oneof(fc.string(), fc.constantFrom('FSHI', 'fshi', 'FSH', 'FSHI '))
    fc.assert(
      fc.property(typed, (confirmation) => {
        expect(isDeletionConfirmed(confirmation)).toBe(confirmation === 'FSHI')
        expect(deletionHint(confirmation) === undefined).toBe(confirmation === 'FSHI' || confirmation === '')
        expect('confirmation' in deletionForm.validate({ confirmation })).toBe(confirmation !== 'FSHI')
      }),
      { seed },
    )
  })
})

describe('hostile input', () => {
  const everyRule = (text: string) => {
    const confirmPassword = `${text}.`
    loginForm.validate({ email: text, password: text })
    signupForm.validate(aSignupForm({ name: text, email: text, password: text, confirmPassword }))
    forgotForm.validate({ email: text })
    resetForm.validate({ password: text, confirmPassword })
    passwordForm.validate({ currentPassword: text, newPassword: text, confirmPassword })
    deletionForm.validate({ confirmation: text })
    deletionHint(text)
    passwordStrength(text)
    passwordRequirements(text, text)
  }
  const cost = (text: string) => processorTime(() => everyRule(text), 3)

  it.each([
    ['an address without an end', 'a@a.'],
    ['letters', 'a'],
    ['space', ' '],
    ['invisible signs', '\u200b'],
    ['signs of other alphabets', '\u0950'],
    ['halves of pairs', '\ud83d'],
  ])('of %s costs, at sixteen times the length, by far less than 256 times the time [X24]', (_, unit) => {
    // 20 ms are added to the smaller, so that no chance counts; what is quadratic takes longer by minutes.
    const small = cost(unit.repeat(10_000 / unit.length))
    expect(cost(unit.repeat(160_000 / unit.length))).toBeLessThan(64 * (small + 20_000))
  })

  it('that is an address longer than any is refused unread [X24]', () => {
    expect(forgotForm.validate({ email: 'a@a.'.repeat(25_000) })).toEqual({ email: 'Email nuk është valid' })
    expect(forgotForm.validate({ email: `a@${'a.'.repeat(50_000)}a` })).toEqual({ email: 'Email nuk është valid' })
  })
})
