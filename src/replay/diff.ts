// What changed between two values, path by path.

/** One place that differs. */
export interface Change {
  path: readonly string[]
  kind: 'added' | 'removed' | 'changed'
  before?: unknown
  after?: unknown
}

/** What `after` has otherwise than `before`; what is the same object is not looked into. */
export function diff(_before: unknown, _after: unknown): Change[] {
  throw new Error('comes with the next commit')
}

/** A change as one line of text. */
export function changeText(_change: Change): string {
  throw new Error('comes with the next commit')
}
