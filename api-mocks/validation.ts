// Checks of request bodies: text fields with rules, answered with a message for every field that fails.
import { failure } from './failure'
import { messages } from './messages'
import { tidy } from './text'

/** The message for a wrong text, or nothing. */
export type Rule = (text: string) => string | undefined

/** A body's text fields as they are kept; a missing one is empty. Throws a 400 with `fields`, also for non-texts. */
export function readTexts<Name extends string>(
  body: Record<string, unknown>,
  rules: Record<Name, Rule>,
): Record<Name, string> {
  const texts: Partial<Record<Name, string>> = {}
  const fields: Record<string, string> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const text = textOf(body[name])
    const message = ['string', 'undefined'].includes(typeof body[name]) ? rules[name](text) : messages.notText
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

/** The text as it is kept, or nothing for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? tidy(value) : '')

/** Required. */
export const required =
  (message: string): Rule =>
  (text) =>
    text ? undefined : message

/** Any text, even empty. */
export const anything: Rule = () => undefined

/** At most so many characters (the contract's maxLength), and this rule. */
export const atMost =
  (most: number, rule: Rule = anything): Rule =>
  (text) =>
    rule(text) ?? ([...text].length > most ? `Shumë e gjatë: lejohen deri në ${most} karaktere` : undefined)

/** This rule, or empty. */
export const optional =
  (rule: Rule): Rule =>
  (text) =>
    text ? rule(text) : undefined

/** A day of the calendar, yyyy-mm-dd; one to come is taken, because it is today somewhere east of here (Q67). */
export const day: Rule = (text) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // 31 February is read as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? undefined : messages.dayInvalid
}

/** The address of a website: http or https, nothing that a browser would run. */
export const webAddress: Rule = atMost(2048, (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? undefined : messages.urlInvalid,
)

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
