// What a file may show of a diary: like the actions, by a table in which everything without a word is personal.
import { names } from 'virtual:control-names'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { decoded } from '@/lib/paths'
import { inAddress } from '@/lib/wellFormed'
import type { DiaryEntry, EntryFields, EntryKind } from '@/replay/actionLog'
import { marksOfArgs } from '@/replay/redact/known'
import type { Policy } from '@/replay/redact/policy'
import type { Redactor } from '@/replay/redact/redact'
import type { Diary } from './diary'

/** The app's own texts, as the build found them in its components (src/build/pageTexts.ts). */
const texts: ReadonlySet<string> = new Set(names)

/** Whether components have this very text, so that it cannot be somebody's. */
export const isOwnText = (text: string): boolean => texts.has(text)

/** Words beside those of the policy: a control's name, the text of an error, the path of a call. */
type Word = 'name' | 'failure' | 'call' | Extract<Policy, string>

const table: { readonly [Kind in EntryKind]: { readonly [Field in keyof Required<EntryFields[Kind]>]: Word } } = {
  press: { control: 'never', name: 'name', to: 'address', byKeyboard: 'never' },
  typed: { name: 'name' },
  submit: { name: 'name' },
  page: { event: 'never', path: 'path' },
  call: { method: 'never', path: 'call', endpoint: 'never', status: 'never', ms: 'never', scenario: 'never' },
  console: { level: 'never', text: 'failure' },
  otherTab: { event: 'never' },
  // Written for whoever gets the file; the panel says so.
  mark: { words: 'never' },
}

/** Where a control's name may hold something that is not the app's: a count, a person's name behind a colon. */
const seams = /(\d+|[:,.·–—/()“”„"…\n]+)/

/** Digits of all counts in one name. */
const MOST_DIGITS = 4

/** The name of a control: what stands in the app's source stays, part by part, with a count; the rest is somebody's. */
function safeName(name: string, isOwn: (text: string) => boolean, text: (text: string) => string): string {
  const isOwnPart = (part: string) => isOwn(part.trim())
  const isWord = (part: string) => /\p{L}/u.test(part)
  const parts = name.split(seams)
  const words = parts.filter(isWord)
  // No telephone, day or address of a computer is so short.
  const hasCount = words.length > 0 && words.every(isOwnPart) && name.replace(/\D/g, '').length <= MOST_DIGITS
  const stays = (part: string) => (isWord(part) ? isOwnPart(part) : /^\d/.test(part) ? hasCount : true)
  return isOwn(name) ? name : parts.map((part) => (stays(part) ? part : text(part))).join('')
}

/** The path of a call: the contract's words stay, each parameter by its own mark. */
function safeCall(path: string, endpoint: string | undefined, { value }: Redactor): string {
  const text = (part: string) => String(value(part, 'always'))
  if (!endpoint || !Object.hasOwn(operations, endpoint)) return text(path)
  const marks = marksOfArgs(endpoint) as Readonly<Record<string, Policy>>
  const safe = (name: string, part: string) =>
    String(value(part, Object.hasOwn(marks, name) ? (marks[name] as Policy) : 'always'))
  const [place = '', query] = path.split('?')
  const pattern = operations[endpoint as OperationId][1].split('/')
  const parts = place.split('/').map((part, at) => {
    const [, name] = /^\{(\w+)\}$/.exec(pattern[at] ?? '') ?? []
    if (name) return inAddress(safe(name, decoded(part) ?? part))
    return part === pattern[at] ? part : text(part)
  })
  if (query === undefined) return parts.join('/')
  const asked = [...new URLSearchParams(query)].map(([name, one]) => {
    // The contract's `user_id` is `userId` among the arguments.
    const argument = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [Object.hasOwn(marks, argument) ? name : text(name), safe(argument, one)]
  })
  return `${parts.join('/')}?${new URLSearchParams(asked)}`
}

/** One entry for a file; `isOwn` knows the app's own texts. */
function safeEntry(entry: DiaryEntry, redactor: Redactor, isOwn: (text: string) => boolean): object {
  const words: Readonly<Record<string, Word | undefined>> = table[entry.kind]
  const { kind, at, after, ...fields } = entry
  const text = (value: string) => String(redactor.value(value, 'always'))
  const safe = Object.entries(fields).map(([name, value]) => {
    const word = words[name] ?? 'always'
    if (word === 'name') return [name, safeName(String(value), isOwn, text)]
    if (word === 'failure') return [name, redactor.failure(String(value))]
    if (word === 'call') return [name, safeCall(String(value), (fields as EntryFields['call']).endpoint, redactor)]
    return [name, redactor.value(value, word)]
  })
  return { kind, at: redactor.time(at), after, ...Object.fromEntries(safe) }
}

/** The entries as a file holds them, each at its place there. The redactor must have learnt from the log. */
export const redactDiary =
  ({ entries }: Pick<Diary, 'entries'>, isOwn: (text: string) => boolean) =>
  (redactor: Redactor, placeOf: (after: number) => number | undefined): object[] =>
    entries().flatMap((entry) => {
      const after = placeOf(entry.after)
      if (after === undefined) return []
      return [{ ...(redactor.keepsTexts ? entry : safeEntry(entry, redactor, isOwn)), after }]
    })
