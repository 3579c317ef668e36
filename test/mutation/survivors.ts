// Mutants that no test can notice, or none should, each with its reason; docs/mutation.md lists them.

/** Survivors of one line for one reason. */
export interface Explained {
  file: string
  /** The line, blanks apart, on which what was changed begins. */
  line: string
  /** What it became, blanks apart: one mutant each. */
  becomes: readonly string[]
  why: string
}

/** All survivors, in the order of their places. */
export const explained: readonly Explained[] = [
  {
    file: 'src/lib/safeUrl.ts',
    line: '} catch {',
    becomes: ['{}'],
    why: 'a function that ends without a value gives undefined too, which is as good as false here.',
  },
  {
    file: 'src/lib/safeUrl.ts',
    line: "const text = address?.trim() ?? ''",
    becomes: ['"Stryker was here!"'],
    why: 'a text with blanks is no address either.',
  },
]
