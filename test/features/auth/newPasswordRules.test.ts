// What a new password needs, for every mix of kinds of signs and at every length: the same for reset and change.
import { describe, expect, it } from 'vitest'
import { validateChangePassword, validateReset } from '@/features/auth/model/validation'

const kinds = { lower: 'aëzq', upper: 'AÇZQ', digit: '0918', symbol: '!€-_', space: '    ' }
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]

/** All mixes of one kind or more. */
const mixes = Array.from({ length: 2 ** names.length - 1 }, (_, at) =>
  names.filter((_, bit) => (at + 1) & (1 << bit)),
).map((mix) => [mix.join(' and '), mix] as const)

/** A password of this length in which the kinds take turns. */
const made = (mix: readonly Kind[], length: number): string =>
  Array.from({ length }, (_, at) => kinds[mix[at % mix.length] as Kind][at % 4]).join('')

const messages = (password: string) => [
  validateReset({ password, confirmPassword: password }).password,
  validateChangePassword({ currentPassword: 'Demo 1234', newPassword: password, confirmPassword: password })
    .newPassword,
]

describe.each(mixes)('of %s', (_, mix) => {
  it('fewer than 8 signs are too short, whatever else is missing [PWCHANGE-03, RESET-11]', () => {
    const short = 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'
    for (let length = 1; length < 8; length += 1) expect(messages(made(mix, length))).toEqual([short, short])
  })

  it('8 signs or more need a lowercase letter, an uppercase letter and a digit [PWCHANGE-04, RESET-12]', () => {
    const weak = 'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër'
    const isMixed = (['lower', 'upper', 'digit'] as const).every((kind) => mix.includes(kind))
    const message = isMixed ? undefined : weak
    for (const length of [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 32, 33, 64, 65, 72, 100, 128, 300]) {
      expect(messages(made(mix, length))).toEqual([message, message])
    }
  })
})
