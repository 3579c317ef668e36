// What a diary holds beside the actions: what a visitor did and what the browser said, outside the state. Never a value that was
// typed, a header or a body; of texts on the page only the names of controls. What of it a file may show: redactDiary.ts.

/** The fields of each kind of entry. */
export interface EntryFields {
  /** A button, a link or a box was pressed; `to`: where a link of the app leads. */
  press: { control: string; name: string; to?: string; byKeyboard?: boolean }
  /** A field was filled in: its label, not its value. */
  typed: { name: string }
  /** A form was sent by the button of this name. */
  submit: { name: string }
  /** What happened to the page as a whole. */
  page: { event: 'loaded' | 'reloaded' | 'restored' | 'back or forward' | 'hidden' | 'shown'; path: string }
  /** A call was answered after so many ms; status 0: there was no answer. `endpoint`: its name, where the contract knows it. */
  call: { method: string; path: string; endpoint?: string; status: number; ms: number }
  /** The console was written to, or an error reached the window. */
  console: { level: 'error' | 'warn'; text: string }
  /** Another tab of this browser did so. */
  otherTab: { event: 'logged in' | 'logged out' }
  /** The tester's own words: 'bug here'. */
  mark: { words: string }
}

/** A kind of entry. */
export type EntryKind = keyof EntryFields

/** An entry before the diary gave it its moment. */
export type NewEntry = { [Kind in EntryKind]: { kind: Kind } & EntryFields[Kind] }[EntryKind]

/** An entry: `at` by the log's clock, ms since 1970 UTC; `after` so many actions: of the session, in a file of the log. */
export type DiaryEntry = NewEntry & { at: number; after: number }

/** Every kind, for what is read from files. */
export const entryKinds: readonly EntryKind[] = [
  'press',
  'typed',
  'submit',
  'page',
  'call',
  'console',
  'otherTab',
  'mark',
]
