// The account forms' validation rules, as pure functions: values in, the specified messages out (ACC §5). All run in
// linear time on whatever is typed or pasted.
//
// What the specification leaves open:
// - Passwords are taken as typed: never trimmed, folded or normalised. Other texts are validated and sent as
//   `cleanText` leaves them.
// - Lengths are UTF-16 units, as browsers and servers count them; ë and ç are one each.
// - What counts as a letter, a digit or a symbol: ./passwordStrength.

import { cleanText, isBlank } from '@/lib/cleanText'
import { confirmWord } from '@/lib/confirmWord'
import type { Errors } from '@/lib/formState'
import { isEmailAddress } from '@/lib/safeUrl'
import { has, weakPasswordMessage } from './passwordStrength'

/** The fields of the log-in form. */
export type LoginValues = { email: string; password: string }
/** The fields of the sign-up form. */
export type SignupValues = LoginValues & { name: string; confirmPassword: string; acceptTerms: boolean }
/** The field of the forgotten-password dialog. */
export type ForgotValues = { email: string }
/** The fields of the reset screen. */
export type ResetValues = { password: string; confirmPassword: string }
/** The fields of the change-password dialog. */
export type ChangePasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string }
/** The field of the delete-account dialog. */
export type DeleteAccountValues = { confirmation: string }

type Message = string | undefined

const passwordRequired = 'Fjalëkalimi është i detyrueshëm'

/** What is wrong with a log-in. */
export const validateLogin = ({ email, password }: LoginValues): Errors<LoginValues> =>
  found({ email: emailMessage(email), password: passwordMessage(password) })

/** What is wrong with a sign-up; `screenName` checks on submit whether the name is acceptable. */
export const validateSignup = (values: SignupValues): Errors<SignupValues> =>
  found({
    name: nameMessage(values.name),
    email: emailMessage(values.email),
    password: passwordMessage(values.password) ?? weakPasswordMessage(values.password),
    confirmPassword: confirmationMessage(values.confirmPassword, values.password),
    acceptTerms: values.acceptTerms ? undefined : 'Duhet të pranosh kushtet dhe rregullat',
  })

/** What is wrong with a request for a reset link. */
export const validateForgot = ({ email }: ForgotValues): Errors<ForgotValues> => found({ email: emailMessage(email) })

/** What is wrong with a password chosen on the reset screen. */
export const validateReset = ({ password, confirmPassword }: ResetValues): Errors<ResetValues> =>
  found({
    password: newPasswordMessage(password, passwordRequired),
    confirmPassword: confirmationMessage(confirmPassword, password),
  })

/** What is wrong with a change of password. */
export const validateChangePassword = (values: ChangePasswordValues): Errors<ChangePasswordValues> =>
  found({
    currentPassword: values.currentPassword === '' ? 'Fjalëkalimi aktual është i detyrueshëm' : undefined,
    newPassword:
      newPasswordMessage(values.newPassword, 'Fjalëkalimi i ri është i detyrueshëm') ??
      (values.newPassword === values.currentPassword
        ? 'Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual'
        : undefined),
    confirmPassword: confirmationMessage(values.confirmPassword, values.newPassword),
  })

/** What is wrong with the confirmation of a deletion. */
export const validateDeleteAccount = ({ confirmation }: DeleteAccountValues): Errors<DeleteAccountValues> =>
  found({
    confirmation: isDeletionConfirmed(confirmation) ? undefined : 'Ju lutemi shkruani tekstin e konfirmimit saktë',
  })

/** Whether the confirm word was typed, exactly and in capitals: only then is the button of the deletion enabled. */
export const isDeletionConfirmed = (typed: string): boolean => typed === confirmWord

/** The hint beside a confirm word that differs, from the first character typed until it matches (Q21). */
export const deletionHint = (typed: string): string | undefined =>
  typed === '' || isDeletionConfirmed(typed) ? undefined : 'Teksti nuk përputhet. Shkruani saktë: FSHI'

function nameMessage(name: string): Message {
  const { length } = cleanText(name.replace(/\p{Cc}/gu, ''))
  if (isBlank(name)) return 'Emri është i detyrueshëm'
  return length < 2 ? 'Emri duhet të ketë të paktën 2 karaktere' : undefined
}

function emailMessage(email: string): Message {
  const address = cleanText(email)
  if (address === '') return 'Email është i detyrueshëm'
  return isEmailAddress(address) ? undefined : 'Email nuk është valid'
}

function passwordMessage(password: string): Message {
  if (password === '') return passwordRequired
  return password.length < 6 ? 'Fjalëkalimi duhet të ketë të paktën 6 karaktere' : undefined
}

function newPasswordMessage(password: string, required: string): Message {
  if (password === '') return required
  if (!has.length(password)) return 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'
  if (has.lower(password) && has.upper(password) && has.digit(password)) return undefined
  return 'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër'
}

function confirmationMessage(confirmation: string, password: string): Message {
  if (confirmation === '') return 'Konfirmimi i fjalëkalimit është i detyrueshëm'
  return confirmation === password ? undefined : 'Fjalëkalimet nuk përputhen'
}

/** Only the fields with a message, so that an empty object means that all is well. */
const found = <Field extends string>(messages: Record<Field, Message>): Partial<Record<Field, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([, message]) => message)) as Partial<Record<Field, string>>
