// What the commands of package.json that have no usage of their own say to `--help`.

/** Prints `words` and ends the process, if it was asked for help. */
export function helpIfAsked(words: string): void {
  if (!process.argv.includes('--help')) return
  console.log(words)
  process.exit(0)
}
