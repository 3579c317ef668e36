// What can happen on a walk, as data that a file can hold and read like a diary.

/** One thing that the visitor, another tab or the network does. Where what it names is not there, nothing happens. */
export type Step =
  /** A press on the nth link, button, option or box of this name. */
  | { press: string; nth?: number }
  /** Words into the nth field of this name. */
  | { type: string; into: string; nth?: number }
  /** An option of the nth list of this name. */
  | { choose: string; of: string; nth?: number }
  | { open: string }
  | { go: 'back' | 'forward' | 'reload' }
  | { otherTab: 'logs out' | 'logs in' | 'logs in as another' }
  | { wait: 'a minute' | 'an hour' }
  /** The oldest request of this name is answered, carried out unanswered, or goes wrong: once, or always from now. */
  | { answer: string; as: string; always?: true }
  | { carryOut: string }
  | { answerAll: Order }

/** In which order everything is answered: as sent, the other way round, or what was written before what is read. */
export type Order = 'oldest first' | 'newest first' | 'writes first'

/** Where a walk begins, and what happens. */
export interface Script {
  at: string
  isSignedIn: boolean
  steps: readonly Step[]
}

/** A step as a line of TypeScript. */
export const written = (step: object): string =>
  `{ ${Object.entries(step)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : value}`)
    .join(', ')} }`
