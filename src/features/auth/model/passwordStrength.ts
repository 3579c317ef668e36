// How strong a password is (sign-up's bar) and what a new one lacks (the checklist).
// A letter is lowercase or uppercase in any alphabet (ë, Ç, ж); a digit is 0 to 9, as servers ask; a symbol is a
// punctuation mark or sign, emoji included. Space, control characters, caseless letters and combining marks count as
// none of these, so ë counts the same whether typed as one sign or as e with a mark.

/** What a password may have; each check is one pass over the text. */
export const has = {
  lower: (text: string) => /\p{Ll}/u.test(text),
  upper: (text: string) => /\p{Lu}/u.test(text),
  digit: (text: string) => /[0-9]/.test(text),
  symbol: (text: string) => /[\p{P}\p{S}]/u.test(text),
  length: (text: string) => text.length >= 8,
}

/** The bar's colour and word, by points. */
const strengths = [
  { score: 0, color: 'red', word: 'Shumë i dobët' },
  { score: 1, color: 'red', word: 'I dobët' },
  { score: 2, color: 'yellow', word: 'Mesatar' },
  { score: 3, color: 'blue', word: 'I mirë' },
  { score: 4, color: 'green', word: 'I fortë' },
  { score: 5, color: 'green', word: 'Shumë i fortë' },
] as const

/** One point each for 8 characters, a lowercase letter, an uppercase letter, a digit and a symbol. */
export const passwordStrength = (password: string) =>
  strengths[Object.values(has).filter((isIn) => isIn(password)).length] as (typeof strengths)[number]

/** Whether sign-up may be sent with this password: two points or more. */
export const isStrongEnough = (password: string): boolean => passwordStrength(password).score >= 2

/** The message for a password too weak for sign-up, also while typing; none for an empty one. */
export const weakPasswordMessage = (password: string): string | undefined =>
  password === '' || isStrongEnough(password) ? undefined : 'Fjalëkalimi duhet të jetë më i fortë për të vazhduar'

/** The checklist of the reset and change-password forms; all lines are met exactly when both fields are valid. */
export const passwordRequirements = (password: string, confirmation: string) => [
  { id: 'length', text: 'Të paktën 8 karaktere', isMet: has.length(password) },
  { id: 'lower', text: 'Një shkronjë e vogël', isMet: has.lower(password) },
  { id: 'upper', text: 'Një shkronjë e madhe', isMet: has.upper(password) },
  { id: 'digit', text: 'Një numër', isMet: has.digit(password) },
  { id: 'match', text: 'Fjalëkalimet përputhen', isMet: password !== '' && confirmation === password },
]
