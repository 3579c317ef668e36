// What commands write to a terminal: nothing in it acts there.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printable } from '@/platform/print'

it.each([
  ['sets the clipboard', '\u001b]52;c;aGVq\u0007', '\\x1b]52;c;aGVq\\x07'],
  ['writes over its line', 'failed\rheld', 'failed\\x0dheld'],
  ['clears the screen in one sign', '\u009b2J', '\\x9b2J'],
  ['deletes', 'ab\b\u007f', 'ab\\x08\\x7f'],
  ['turns the direction of writing', 'a\u202eb\u2066c\u2069', 'a\\u202eb\\u2066c\\u2069'],
])('what %s is shown as its escape', (_, text, shown) => {
  expect(printable(text)).toBe(shown)
})

it('any other text is shown as it is, with its lines and columns', () => {
  const text = 'Një\trresht\n“Çaj” · 5 ★ → 👩‍🍳 \u200f\u2028\\x1b'
  expect(printable(text)).toBe(text)
  fc.assert(
    // A third of them act. (fast-check's own `binary` unit takes a second to warm up, and has few that do.)
    fc.property(
      fc.array(fc.oneof(fc.nat(0x9f), fc.integer({ min: 0x2000, max: 0x2070 })), { maxLength: 40 }),
      (codes) => {
        expect(printable(String.fromCharCode(...codes))).not.toMatch(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      },
    ),
    { seed: 20_261_121 },
  )
})
