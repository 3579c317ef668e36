// The account forms: fields, validation (ACC §5), and which server errors stand beside which field. All rules run in
// linear time. What the specification leaves open:
// - Passwords are taken as typed: never trimmed, folded or normalised. Other texts go through `@/lib/cleanText`,
//   addresses through `@/lib/cleanEmail`.
// - Lengths are UTF-16 units, as browsers and servers count them; ë and ç are one each.
// - What counts as a letter, a digit or a symbol: ./passwordStrength.

import { cleanEmail } from '@/lib/cleanEmail'
import { cleanText, isBlank } from '@/lib/cleanText'
import { confirmWord } from '@/lib/confirmWord'
import { type Errors, formFrom, type Values } from '@/lib/formState'
import { isEmailAddress } from '@/lib/safeUrl'
import type { AccountResult } from './accountResults'
import { has, weakPasswordMessage } from './passwordStrength'

type Message = string | undefined

const passwordRequired = 'Fjalëkalimi është i detyrueshëm'

const text = (problem: (text: string) => Message) => ({ blank: '', problem })

/** The password of another field, once more. */
const again = <Name extends string>(field: Name) => ({
  blank: '',
  problem: (typed: string, values: Record<Name, string>) => confirmationMessage(typed, values[field]),
})

/** The log-in. */
export const loginForm = formFrom({ email: text(emailMessage), password: text(passwordMessage) })

/** The sign-up; `screenName` checks on submit whether the name is acceptable. */
export const signupForm = formFrom({
  name: text(nameMessage),
  email: text(emailMessage),
  password: text((password) => passwordMessage(password) ?? weakPasswordMessage(password)),
  confirmPassword: again('password'),
  acceptTerms: {
    blank: false,
    problem: (isAccepted) => (isAccepted ? undefined : 'Duhet të pranosh kushtet dhe rregullat'),
  },
})

/** The request for a reset link. */
export const forgotForm = formFrom({ email: text(emailMessage) })

/** The password chosen on the reset screen. */
export const resetForm = formFrom({
  password: text((password) => newPasswordMessage(password, passwordRequired)),
  confirmPassword: again('password'),
})

/** The change of password. */
export const passwordForm = formFrom({
  currentPassword: text((password) => (password === '' ? 'Fjalëkalimi aktual është i detyrueshëm' : undefined)),
  newPassword: {
    blank: '',
    problem: (password, { currentPassword }) =>
      newPasswordMessage(password, 'Fjalëkalimi i ri është i detyrueshëm') ??
      (password === currentPassword ? 'Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual' : undefined),
  },
  confirmPassword: again('newPassword'),
})

/** The confirmation of a deletion. */
export const deletionForm = formFrom({
  confirmation: text((typed) =>
    isDeletionConfirmed(typed) ? undefined : 'Ju lutemi shkruani tekstin e konfirmimit saktë',
  ),
})

/** Whether the confirm word was typed exactly, in capitals: only then is the delete button enabled. */
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
  const address = cleanEmail(email)
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

/**
 * `fields`: errors of fields the form has. `general`, shown above the form: the general message, even beside field
 * errors, and errors of fields the form lacks. No text twice, and none that a field shows already.
 */
export function splitServerErrors<V extends Values>(
  { error, doubt, validationErrors = {} }: AccountResult,
  values: V,
): { fields: Errors<V>; general: string[] } {
  const own = Object.entries(validationErrors).filter(([name]) => Object.hasOwn(values, name))
  const said = own.map(([, text]) => text)
  const all = [error ?? '', doubt ?? '', ...Object.values(validationErrors)].filter(Boolean)
  return {
    fields: Object.fromEntries(own) as Errors<V>,
    general: [...new Set(all)].filter((text) => !said.includes(text)),
  }
}
