// Days as people type them: what is read, what is shown, what is refused.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { isDay } from '@/lib/isoDay'
import { dayProblem, readDay, showDay } from '@/lib/typedDay'

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a typed day', () => {
  it('is read in every way of writing it, and shown in one', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('.', '/', ' ', '-', '. ', '–', '\u00a0', '.\u200e\u00a0'),
        fc.boolean(),
        (iso, dot, isShort) => {
          const [year = '', month = '', date = ''] = iso.split('-')
          const part = (text: string) => (isShort ? String(Number(text)) : text)
          for (const typed of [
            iso,
            `${date}${month}${year}`,
            ` ${[part(date), part(month), year].join(dot)} `,
            `\u200e(${[date, month, year].join(dot)}.),\u00a0`,
            `${iso}.`,
          ])
            expect(readDay(typed)).toBe(iso)
          expect(showDay(iso)).toBe(`${date}.${month}.${year}`)
          expect(readDay(showDay(iso))).toBe(iso)
          expect(dayProblem(iso)).toBeUndefined()
        },
      ),
    )
  })

  it('is a day or the very text, whatever was typed; only a day or nothing has no problem', () => {
    const digits = fc.stringMatching(/^[0-9./ -]{0,12}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), (typed) => {
        const value = readDay(typed)
        expect(isDay(value) || value === typed.trim()).toBe(true)
        expect(readDay(value)).toBe(value)
        expect(dayProblem(value) === undefined).toBe(value === '' || isDay(value))
      }),
    )
  })

  it.each(['31.2.2026', '31.2.2026.', '29.02.2026', '31/11/2026', '0.1.2026', '1.13.2026', '32012026', '1.1.0026'])(
    'that no calendar has stays as it is, and is said to be none: %j',
    (typed) => {
      expect(readDay(typed)).toBe(typed)
      expect(dayProblem(typed)).toMatch(/^Kjo datë nuk ekziston/)
    },
  )

  it.each(['2', '23.11', '23.11.26', '2311202', 'dje', '2026-02-31', '23.11.20266'])(
    'that is not whole asks for the form of days: %j',
    (typed) => {
      expect(readDay(typed)).toBe(typed)
      expect(dayProblem(typed)).toMatch(/^Shkruaje datën si dd\.mm\.vvvv/)
    },
  )
})
