// Checks of request bodies: text fields with rules, answered with a message for every field that fails.
import { failure } from './failure'
import { messages } from './messages'

/** The message for a wrong text, or nothing. */
export type Rule = (text: string) => string | undefined

/** The trimmed text fields of a body; a field that is not a string counts as empty. Throws a 400 with `fields`. */
export function readTexts<Name extends string>(
  body: Record<string, unknown>,
  rules: Record<Name, Rule>,
): Record<Name, string> {
  const texts: Partial<Record<Name, string>> = {}
  const fields: Record<string, string> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const text = textOf(body[name])
    const message = rules[name](text)
    if (message) fields[name] = message
    texts[name] = text
  }
  refuse(fields)
  return texts as Record<Name, string>
}

/** Throws a 400 when there is a message for any field; the first one is the general message. */
export function refuse(fields: Record<string, string | undefined>): void {
  const wrong = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const first = wrong[0]
  if (first) throw failure(400, first[1], { fields: Object.fromEntries(wrong) })
}

/** The trimmed text, or nothing for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Required. */
export const required =
  (message: string): Rule =>
  (text) =>
    text ? undefined : message

/** Any text, even empty. */
export const anything: Rule = () => undefined

/** An e-mail address. */
export const email: Rule = (text) =>
  !text ? messages.emailRequired : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : messages.emailInvalid

/** The password of an existing or new account. */
export const password: Rule = (text) =>
  !text ? messages.passwordRequired : text.length < 6 ? messages.passwordShort : undefined

/** A newly chosen password: longer and mixed. */
export const newPassword: Rule = (text) => {
  if (!text) return messages.newPasswordRequired
  if (text.length < 8) return messages.newPasswordShort
  return /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text) ? undefined : messages.newPasswordWeak
}
