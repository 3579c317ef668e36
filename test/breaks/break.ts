// The catalogue's words: a break is one way in which a requirement could be false, as a change of one place in the source.

/** A change that makes a requirement false. */
export interface Break {
  /** The requirement, as in docs/spec/requirements.tsv. */
  id: string
  /** Plain ones break the whole statement, subtle ones a limit, a role, an item, a moment or a page of it. */
  kind: 'plain' | 'subtle'
  /** From the project's root. */
  file: string
  /** Stands in the file exactly once. */
  find: string
  /** Stands there instead. */
  replace: string
  /** What a visitor would see, in one sentence. */
  seen: string
  /** Whether only a browser can tell, as with styles: the end-to-end tests are run then. */
  isInBrowser: boolean
}

/**
 * `cited`: a test noticed that cites the requirement; `other`: only another one; `survived`: none; `uncited`: none that cites it, the others
 * were not run; `unloaded`: the app could not be loaded with it, which says nothing.
 */
export type Verdict = 'cited' | 'other' | 'survived' | 'uncited' | 'unloaded'

/** A break of the requirement under whose id it stands. */
export type Entry = Omit<Break, 'id'>

/** The breaks of one area of the requirements, by id. */
export type Area = Readonly<Record<string, readonly Entry[]>>

const entry =
  (kind: Break['kind'], isInBrowser: boolean) =>
  (file: string, find: string, replace: string, seen: string): Entry => ({
    kind,
    file,
    find,
    replace,
    seen,
    isInBrowser,
  })

/** Makes the statement false as a whole. */
export const plain = entry('plain', false)

/** Makes a part of the statement false. */
export const subtle = entry('subtle', false)

/** The same two where only a browser can tell. */
export const plainInBrowser = entry('plain', true)
export const subtleInBrowser = entry('subtle', true)

/** An area's breaks, each with its id. */
export const breaksOf = (area: Area): Break[] =>
  Object.entries(area).flatMap(([id, entries]) => entries.map((one) => ({ id, ...one })))

/** The text of the file with the break in it; throws if the place is not there exactly once. */
export function broken(
  { id, file, find, replace }: Pick<Break, 'id' | 'file' | 'find' | 'replace'>,
  text: string,
): string {
  const parts = text.split(find)
  if (parts.length !== 2)
    throw new Error(`${id}: ${file} holds ${JSON.stringify(find)} ${parts.length - 1} times, not once`)
  return parts.join(replace)
}
