// The rules of the account forms: every message, in its order, and what is let pass.
import { aSignupForm } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import {
  deletionForm,
  deletionHint,
  forgotForm,
  loginForm,
  passwordForm,
  resetForm,
  signupForm,
} from '@/features/auth/model/accountForms'

const emailMissing = 'Email është i detyrueshëm'
const emailWrong = 'Email nuk është valid'
const passwordMissing = 'Fjalëkalimi është i detyrueshëm'
const shorterThan6 = 'Fjalëkalimi duhet të ketë të paktën 6 karaktere'
const shorterThan8 = 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'
const notMixed = 'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër'
const tooWeak = 'Fjalëkalimi duhet të jetë më i fortë për të vazhduar'
const confirmationMissing = 'Konfirmimi i fjalëkalimit është i detyrueshëm'
const different = 'Fjalëkalimet nuk përputhen'

const login = { email: 'arta@posta.example', password: 'Demo1234' }
const signup = aSignupForm()
const reset = { password: 'Demo1234', confirmPassword: 'Demo1234' }
const change = { currentPassword: 'Demo1234', newPassword: 'Tjeter99', confirmPassword: 'Tjeter99' }

describe('right values', () => {
  it('pass every form: no field, not even an empty message', () => {
    expect(Object.keys(loginForm.validate(login))).toEqual([])
    expect(Object.keys(signupForm.validate(signup))).toEqual([])
    expect(Object.keys(forgotForm.validate({ email: login.email }))).toEqual([])
    expect(Object.keys(resetForm.validate(reset))).toEqual([])
    expect(Object.keys(passwordForm.validate(change))).toEqual([])
    expect(Object.keys(deletionForm.validate({ confirmation: 'FSHI' }))).toEqual([])
  })
})

it('empty forms name every field, in the order of the screen', () => {
  const names = (found: object, expected: object) => expect(Object.entries(found)).toEqual(Object.entries(expected))
  const confirmPassword = ''
  const confirmed = { confirmPassword: confirmationMissing }
  names(loginForm.validate({ email: '', password: '' }), { email: emailMissing, password: passwordMissing })
  names(forgotForm.validate({ email: '' }), { email: emailMissing })
  names(resetForm.validate({ password: '', confirmPassword }), { password: passwordMissing, ...confirmed })
  names(signupForm.validate({ name: '', email: '', password: '', confirmPassword, acceptTerms: false }), {
    name: 'Emri është i detyrueshëm',
    email: emailMissing,
    password: passwordMissing,
    ...confirmed,
    acceptTerms: 'Duhet të pranosh kushtet dhe rregullat',
  })
  names(passwordForm.validate({ currentPassword: '', newPassword: '', confirmPassword }), {
    currentPassword: 'Fjalëkalimi aktual është i detyrueshëm',
    newPassword: 'Fjalëkalimi i ri është i detyrueshëm',
    ...confirmed,
  })
})

describe('e-mail addresses, the same for log in, sign up and the forgotten password', () => {
  const messages = (email: string) => [
    loginForm.validate({ ...login, email }).email,
    signupForm.validate({ ...signup, email }).email,
    forgotForm.validate({ email }).email,
  ]
  const same = (message: string | undefined) => [message, message, message]

  it.each([
    '  ÇËLI@posta.al\n',
    "o'neill+kafe@x-y.com.al",
    `${'a'.repeat(250)}@b.c`,
    // What contact apps and chats put around an address, and into it (Q96).
    '\u202aarta@posta.al\u202c\u200e',
    'arta\u202e@posta.al',
    'arta@po\u200bsta.al',
  ])('are taken: %j', (email) => {
    expect(messages(email)).toEqual(same(undefined))
  })

  it.each(['', ' ', '\t\n'])('are missed: %j', (email) => {
    expect(messages(email)).toEqual(same(emailMissing))
  })

  const wrong = ['arta', 'arta@posta', 'arta\u0000@posta.al', `${'a'.repeat(251)}@b.c`]
  it.each(wrong)('are refused: %s', (email) => {
    expect(messages(email)).toEqual(same(emailWrong))
  })
})

describe('names of new accounts', () => {
  it.each([
    ['', 'Emri është i detyrueshëm'],
    ['   ', 'Emri është i detyrueshëm'],
    ['\u200b\u200e\u0000', 'Emri është i detyrueshëm'],
    ['A', 'Emri duhet të ketë të paktën 2 karaktere'],
    [' Ç ', 'Emri duhet të ketë të paktën 2 karaktere'],
    ['A\u200b', 'Emri duhet të ketë të paktën 2 karaktere'],
    ['Bo', undefined],
    ['Çë', undefined],
    ['李明', undefined],
  ])('are refused or not: %j: %s', (name, message) => {
    expect(signupForm.validate({ ...signup, name }).name).toBe(message)
  })
})

describe('the password of log in and sign up', () => {
  it.each([
    ['', passwordMissing],
    [' ', shorterThan6],
    ['12345', shorterThan6],
    ['çëçë1', shorterThan6],
    ['123456', undefined],
    ['      ', undefined],
    [' a b c', undefined],
    ['çëçëçë', undefined],
  ])('is refused or not at the log-in: %j: %s', (password, message) => {
    expect(loginForm.validate({ ...login, password }).password).toBe(message)
  })

  it.each([
    ['', passwordMissing],
    ['Aa1!?', shorterThan6],
    ['abcdef', tooWeak],
    ['123456', tooWeak],
    ['        ', tooWeak],
    ['abcdef1', undefined],
    ['aaaa1 ', undefined],
    ['abcdefgh', undefined],
  ])('is refused or not at the sign-up: %j: %s', (password, message) => {
    expect(signupForm.validate({ ...signup, password, confirmPassword: password })).toEqual(
      message === undefined
        ? {}
        : { password: message, ...(password === '' && { confirmPassword: confirmationMissing }) },
    )
  })
})

describe('a new password, the same for reset and change [PWCHANGE-03, PWCHANGE-04, RESET-11, RESET-12]', () => {
  const messages = (password: string) => [
    resetForm.validate({ password, confirmPassword: password }).password,
    passwordForm.validate({ ...change, newPassword: password, confirmPassword: password }).newPassword,
  ]

  it.each([
    [' ', shorterThan8],
    ['Demo123', shorterThan8],
    ['demo1234', notMixed],
    ['DEMO1234', notMixed],
    ['DemoDemo', notMixed],
    ['Demo١٢٣٤', notMixed],
    ['Demo 123', undefined],
    [' Demo12 ', undefined],
    ['ÇËçë1234', undefined],
    ['ЖжЖж1234', undefined],
  ])('is refused or not: %j: %s', (password, message) => {
    expect(messages(password)).toEqual([message, message])
  })

  it('says first what is short, then what is missing, then that it is the old one', () => {
    const sameAs = (password: string) =>
      passwordForm.validate({ currentPassword: password, newPassword: password, confirmPassword: password })
    expect(sameAs('abc')).toEqual({ newPassword: shorterThan8 })
    expect(sameAs('abcdefgh')).toEqual({ newPassword: notMixed })
    expect(sameAs('Abcdefg1')).toEqual({ newPassword: 'Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual' })
  })

  it.each(['abcdefg1', 'Abcdefg1 ', ' Abcdefg1'])('takes %j for another than "Abcdefg1"', (currentPassword) => {
    expect(passwordForm.validate({ currentPassword, newPassword: 'Abcdefg1', confirmPassword: 'Abcdefg1' })).toEqual({})
  })

  it('asks nothing of the current password but to be there', () => {
    expect(passwordForm.validate({ ...change, currentPassword: ' ' })).toEqual({})
  })
})

describe('the confirmation, the same for sign up, reset and change', () => {
  it.each([
    ['', confirmationMissing],
    ['demo1234', different],
    ['Demo1234 ', different],
    [' Demo1234', different],
    ['Demo1234', undefined],
  ])('is refused or not, for "Demo1234": %j: %s', (confirmPassword, message) => {
    const current = { currentPassword: 'Tjeter99', newPassword: 'Demo1234' }
    expect(signupForm.validate({ ...signup, confirmPassword }).confirmPassword).toBe(message)
    expect(resetForm.validate({ ...reset, confirmPassword }).confirmPassword).toBe(message)
    expect(passwordForm.validate({ ...current, confirmPassword }).confirmPassword).toBe(message)
  })

  it('compares sign by sign: ë typed as e with a mark is another text', () => {
    expect(resetForm.validate({ password: 'Kukës123', confirmPassword: 'Kuke\u0308s123' }).confirmPassword).toBe(
      different,
    )
  })
})

it('the terms must be accepted', () => {
  const acceptTerms = 'Duhet të pranosh kushtet dhe rregullat'
  expect(signupForm.validate({ ...signup, acceptTerms: false })).toEqual({ acceptTerms })
})

it.each(['', 'F', 'fshi', 'FSHI ', 'FSHİ', 'ＦＳＨＩ', 'DELETE'])(
  'the confirm word of a deletion is not %j',
  (typed) => {
    const confirmation = 'Ju lutemi shkruani tekstin e konfirmimit saktë'
    expect(deletionHint(typed)).toBe(typed === '' ? undefined : 'Teksti nuk përputhet. Shkruani saktë: FSHI')
    expect(deletionForm.validate({ confirmation: typed })).toEqual({ confirmation })
  },
)
