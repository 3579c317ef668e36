// The strength of a password and the checklist of a new one.
import { describe, expect, it } from 'vitest'
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
