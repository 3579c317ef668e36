// Texts that break what was not built for them (F28): one of each kind, short enough to be read in a test.

/** Fifty marks on one letter. */
const zalgo = `Z${'\u0300\u0301\u0302\u0303\u0304'.repeat(10)}`

/** Names, titles and comments as hostile people write them. */
export const hostileTexts: readonly string[] = [
  'undefined',
  'null',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  "'; DROP TABLE reviews; --",
  '../../../etc/passwd%00',
  '%s%s%n {0} $1 \\1',
  zalgo,
  '\u202Egjarpër\u202C',
  'مرحبا بالعالم שלום',
  '👩‍👩‍👧‍👦🏳️‍🌈🇦🇱',
  '田中さんにあげて下さい',
  `Ë${'\u0301'.repeat(3)}ç\u00A0\u200B\uFEFFmbyllje`,
  'lone\uD800surrogate',
  'nul\u0000 bell\u0007 escape\u001B[31m',
  'line\r\nbreak\tand\u2028separators\u2029',
  'W'.repeat(100_000),
]
