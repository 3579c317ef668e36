/** Survivors of one line for one reason. */
export interface Explained {
  file: string
  /** The line, blanks apart, on which what was changed begins. */
  line: string
  /** What it became, blanks apart: one mutant each. */
  becomes: readonly string[]
  why: string
}
