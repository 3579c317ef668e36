// Lines for a canvas, which breaks no text by itself.

/** How wide a text is, in the unit of the width it is compared with. */
export type Measure = (text: string) => number

/** As much of a text's beginning as fits, at least one character. */
function beginning(text: string, width: number, measure: Measure): string {
  const [first = '', ...others] = Array.from(text)
  let fit = first
  for (const character of others) {
    if (measure(fit + character) > width) break
    fit += character
  }
  return fit
}

/** Lines no wider than `width`: broken between words, and within a word that is wider than a line. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && measure(line + character) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** At most this many lines; what is left out is an ellipsis at the end of the last. */
export function clampLines(lines: readonly string[], most: number, width: number, measure: Measure): string[] {
  const fitting = lines.slice(0, most)
  const last = fitting.pop()
  if (last === undefined || lines.length <= most) return [...lines].slice(0, most)
  const cut = (text: string) => `${text.trimEnd()}…`
  return [...fitting, cut(beginning(last, width, (text) => measure(cut(text))))]
}
