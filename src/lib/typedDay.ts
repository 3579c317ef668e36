// Calendar days as people here write them, dd.mm.yyyy, and what is wrong with such a text.
import { bareText } from './cleanText'
import { isDay } from './isoDay'

const dayMonthYear = /^(\d{1,2})[\s./\p{Pd}]+(\d{1,2})[\s./\p{Pd}]+(\d{4})$|^(\d\d)(\d\d)(\d{4})$/u

const twoDigits = (text = ''): string => text.padStart(2, '0')

/** The day that was typed, yyyy-mm-dd; the text itself, without blanks around it, as long as it is none. */
export function readDay(typed: string): string {
  const text = bareText(typed)
  const [, d1, m1, y1, d2, m2, y2] = dayMonthYear.exec(text) ?? []
  const day = `${y1 ?? y2}-${twoDigits(m1 ?? m2)}-${twoDigits(d1 ?? d2)}`
  return [day, text].find(isDay) ?? typed.trim()
}

/** A day as it is shown in a field, '23.11.2026'; any other text as it is. */
export const showDay = (value: string): string => (isDay(value) ? value.split('-').reverse().join('.') : value)

/** What is wrong with the value of a date field: nothing if it is a day or empty. */
export function dayProblem(value: string): string | undefined {
  if (value === '' || isDay(value)) return undefined
  return dayMonthYear.test(bareText(value))
    ? 'Kjo datë nuk ekziston. Kontrollo ditën dhe muajin.'
    : 'Shkruaje datën si dd.mm.vvvv, për shembull 23.11.2026.'
}
