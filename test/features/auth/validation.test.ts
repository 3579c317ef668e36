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

it('right values pass every form: no field, not even an empty message', () => {
  const confirmed = deletionForm.validate({ confirmation: 'FSHI' })
  const others = [loginForm.validate(login), signupForm.validate(signup), forgotForm.validate({ email: login.email })]
  for (const found of [...others, resetForm.validate(reset), passwordForm.validate(change), confirmed])
    expect(found).toStrictEqual({})
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

  // What contact apps and chats put around an address, and into it (Q96).
  const copied = ['\u202aarta@posta.al\u202c\u200e', 'arta\u202e@posta.al', 'arta@po\u200bsta.al']
  it.each<[string, string | undefined, string[]]>([
    ['taken', undefined, ['  ÇËLI@posta.al\n', "o'neill+kafe@x-y.com.al", `${'a'.repeat(250)}@b.c`, ...copied]],
    ['missed', emailMissing, ['', ' ', '\t\n']],
    ['refused', emailWrong, ['arta', 'arta@posta', 'arta\u0000@posta.al', `${'a'.repeat(251)}@b.c`]],
  ])('are %s', (_, message, emails) => {
    for (const email of emails) expect(messages(email), email).toEqual([message, message, message])
  })
})

it.each([
  ['Emri është i detyrueshëm', ['', '   ', '\u200b\u200e\u0000']],
  ['Emri duhet të ketë të paktën 2 karaktere', ['A', ' Ç ', 'A\u200b']],
  [undefined, ['Bo', 'Çë', '李明']],
])('names of new accounts are refused or not, with the message %s: %j', (message, names) => {
  for (const name of names) expect(signupForm.validate({ ...signup, name }).name, name).toBe(message)
})

describe('the password of log in and sign up', () => {
  it.each([
    [passwordMissing, ['']],
    [shorterThan6, [' ', '12345', 'çëçë1']],
    [undefined, ['123456', '      ', ' a b c', 'çëçëçë']],
  ])('is refused or not at the log-in, with the message %s: %j', (message, passwords) => {
    for (const password of passwords) expect(loginForm.validate({ ...login, password }).password).toBe(message)
  })

  it.each([
    [{ password: passwordMissing, confirmPassword: confirmationMissing }, ['']],
    [{ password: shorterThan6 }, ['Aa1!?']],
    [{ password: tooWeak }, ['abcdef', '123456', '        ']],
    [{}, ['abcdef1', 'aaaa1 ', 'abcdefgh']],
  ])('is refused or not at the sign-up, with the messages %o: %j', (messages, passwords) => {
    for (const password of passwords)
      expect(signupForm.validate({ ...signup, password, confirmPassword: password }), password).toEqual(messages)
  })
})

describe('a new password, the same for reset and change [PWCHANGE-03, PWCHANGE-04, RESET-11, RESET-12]', () => {
  const messages = (password: string) => [
    resetForm.validate({ password, confirmPassword: password }).password,
    passwordForm.validate({ ...change, newPassword: password, confirmPassword: password }).newPassword,
  ]

  it.each([
    [shorterThan8, [' ', 'Demo123']],
    [notMixed, ['demo1234', 'DEMO1234', 'DemoDemo', 'Demo١٢٣٤']],
    [undefined, ['Demo 123', ' Demo12 ', 'ÇËçë1234', 'ЖжЖж1234']],
  ])('is refused or not, with the message %s: %j', (message, passwords) => {
    for (const password of passwords) expect(messages(password), password).toEqual([message, message])
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
    [confirmationMissing, ['']],
    // Sign by sign: ë typed as e with a mark is another text.
    [different, ['dëmo1234', 'Dëmo1234 ', ' Dëmo1234', 'De\u0308mo1234']],
    [undefined, ['Dëmo1234']],
  ])('is refused or not, for "Dëmo1234", with the message %s: %j', (message, confirmations) => {
    const password = 'Dëmo1234'
    const current = { currentPassword: 'Tjeter99', newPassword: password }
    for (const confirmPassword of confirmations) {
      expect(signupForm.validate({ ...signup, password, confirmPassword }).confirmPassword).toBe(message)
      expect(resetForm.validate({ password, confirmPassword }).confirmPassword).toBe(message)
      expect(passwordForm.validate({ ...current, confirmPassword }).confirmPassword).toBe(message)
    }
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
