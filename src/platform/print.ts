// How commands write to a terminal, which obeys control signs in texts that anybody may have written (CWE-150).

/** What a terminal obeys: C0 and C1 controls but line feed and tab, and direction signs, which make a line misread. */
const acting = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** The text with each of these signs as its escape in JavaScript: `\x1b`, `\u202e`. */
export const printable = (text: string): string =>
  text.replace(acting, (sign) => {
    const code = sign.charCodeAt(0).toString(16)
    return code.length > 2 ? `\\u${code}` : `\\x${code.padStart(2, '0')}`
  })

/** Writes a line to stdout: what was asked for. It may hold line feeds. */
export const print = (text: string): void => void process.stdout.write(`${printable(text)}\n`)

/** Writes a line to stderr: progress, and what is wrong. It may hold line feeds. */
export const tell = (text: string): void => void process.stderr.write(`${printable(text)}\n`)

/** Ends the command with a sentence and exit code 2: there is nothing that it could do about it. */
export function stop(words: string): never {
  tell(words)
  process.exit(2)
}
