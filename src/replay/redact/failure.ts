// What is kept of an error: a message may repeat anything that somebody typed, so only the words of browsers and the places in our
// code stay.

/** The words of the messages that engines, React and RTK make. */
const engineWords = new Set(
  (
    'a aborted accessing after already an and and argument arguments array as assign assigned assignment at attempted be before being bigint bound call ' +
    'called calling cannot chunk circular component const constructor convert converting could css defined delete descriptor did do does ' +
    'dom dynamically element error errors evaluating event exceeded execute expected export expression extensible failed failure fetch ' +
    'fetching find first for found from full function hook hooks hydrating hydration if imported in infinite initialization initialize ' +
    'initialized insert inside instance integer internal into invalid is it iterable iterator json known length load loading many map match ' +
    'maximum method minified missing module more must name network nested no node non nor not null number object of on only operation or ' +
    'out outside over parameter parse parsing permission preload private promise properties property prototype quota range ' +
    'react read reading recursion redeclaration reference reducer regular render rendered rendering rendering request required result ' +
    'resolved returned securityerror server set setting size stack state storage string structure suspended symbol syntax template than that ' +
    'the this time to token too transaction type typeerror rangeerror referenceerror syntaxerror domexception quotaexceedederror undefined ' +
    'unexpected unhandled unknown unsupported update updates url use used valid value values variable was well when which while with without worker'
  ).split(' '),
)

/** A line of a stack: the function, and the place in one of our files; the address of the site is left out. */
const frame =
  /^\s*(?:at\s+)?([\w$.<>[\] ]*?)\s*[(@]?(?:\w+:\/\/[^/\s]*)?\/(?:[\w.@-]+\/)*?((?:assets|src|test|node_modules)\/[\w./@-]+\.(?:[cm]?[jt]sx?))(?:\?[^:\s)]*)?(:\d+:\d+)\)?$/

/** The text of a thrown value, or a stack. */
export function safeFailure(text: string, { text: standIn }: { text: (text: string) => string }): string {
  const lines = text.split('\n').map((line) => {
    const [, name = '', file, place] = frame.exec(line) ?? []
    if (file) return `    at ${name.trim() || '?'} (/${file}${place})`
    return line.replace(/[\p{L}\p{N}]+/gu, (word) => (engineWords.has(word.toLowerCase()) ? word : standIn(word)))
  })
  return lines.join('\n')
}
