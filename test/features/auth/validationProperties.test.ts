// The strength of a password and the checklist of a new one; what holds of the account rules for any text, and that the
// time they take grows no faster than the text.
import { aSignupForm } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { isLinear } from '@test/processorTime'
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

describe('the strength of a password', () => {
  it.each([
    [0, 'red', 'Shumë i dobët', ['', '       ', '李', '\u0000\u200b']],
    [1, 'red', 'I dobët', ['        ', 'a', 'A', '0', '!', '_', '😀', 'abcdefg', 'a b', 'e\u0308']],
    [2, 'yellow', 'Mesatar', ['abcdefgh', 'a1']],
    [3, 'blue', 'I mirë', ['aA1']],
    [4, 'green', 'I fortë', ['aA1!']],
    [5, 'green', 'Shumë i fortë', ['Demo123!', 'Çmë 12-3', 'ЖжЖж123?']],
  ])('is %i of 5 points, %s and %s, for %j [SIGNUP-21]', (score, color, word, passwords) => {
    for (const one of passwords) expect(passwordStrength(one), one).toEqual({ score, color, word })
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
    ['12345678', '12345678', ['length', 'digit', 'match']],
    ['1234567', '1234567', ['digit', 'match']],
    ['ë', 'ë', ['lower', 'match']],
    ['Ë', 'Ë', ['upper', 'match']],
    ['Demo1234', 'Demo1234 ', ['length', 'lower', 'upper', 'digit']],
  ])('has, for %s confirmed by %s, these lines met: %j', (password, confirmation, ids) => {
    const lines = passwordRequirements(password, confirmation)
    expect(lines.flatMap(({ id, isMet }) => (isMet ? id : []))).toEqual(ids)
  })
})

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
      { numRuns: 500 },
    )
  })

  it('complete the checklist exactly when the reset form has nothing to say', () => {
    fc.assert(
      fc.property(pair, ([text, confirmPassword]) => {
        const isComplete = passwordRequirements(text, confirmPassword).every(({ isMet }) => isMet)
        const found = resetForm.validate({ password: text, confirmPassword })
        expect(isComplete).toBe(Object.keys(found).length === 0)
      }),
      { numRuns: 2000 },
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
      { numRuns: 200 },
    )
  })
})

describe('e-mail addresses', () => {
  it('are taken that mail servers give out', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(forgotForm.validate({ email })).toEqual({})
      }),
      { numRuns: 1000 },
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
      { numRuns: 2000 },
    )
  })
})

it('the confirm word of a deletion has hint, button and message agree on any text', () => {
  const typed = fc.oneof(fc.string(), fc.constantFrom('FSHI', 'fshi', 'FSH', 'FSHI '))
  fc.assert(
    fc.property(typed, (confirmation) => {
      expect(isDeletionConfirmed(confirmation)).toBe(confirmation === 'FSHI')
      expect(deletionHint(confirmation) === undefined).toBe(confirmation === 'FSHI' || confirmation === '')
      expect('confirmation' in deletionForm.validate({ confirmation })).toBe(confirmation !== 'FSHI')
    }),
  )
})

describe('hostile input', () => {
  const everyRule = (text: string) => {
    const confirmPassword = `${text}.`
    signupForm.validate(aSignupForm({ name: text, email: text, password: text, confirmPassword }))
    passwordForm.validate({ currentPassword: text, newPassword: text, confirmPassword })
    deletionForm.validate({ confirmation: text })
    deletionHint(text)
    passwordStrength(text)
    passwordRequirements(text, text)
  }

  it.each([
    ['an address without an end', 'a@a.'],
    ['letters', 'a'],
    ['space', ' '],
    ['invisible signs', '\u200b'],
    ['signs of other alphabets', '\u0950'],
    ['halves of pairs', '\ud83d'],
  ])('of %s costs about twice the time at twice the length [X24]', async (_, unit) => {
    expect(await isLinear((length) => everyRule(unit.repeat(length / unit.length)))).toBe(true)
  })

  it('that is an address longer than any is refused unread [X24]', () => {
    expect(forgotForm.validate({ email: 'a@a.'.repeat(25_000) })).toEqual({ email: 'Email nuk është valid' })
    expect(forgotForm.validate({ email: `a@${'a.'.repeat(50_000)}a` })).toEqual({ email: 'Email nuk është valid' })
  })
})
