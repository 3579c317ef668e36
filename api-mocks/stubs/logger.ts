// Replaces `@open-draft/logger` in dev and demo builds: msw's interceptors write down each of their steps, and nobody reads it.

/** Says nothing. */
export class Logger {
  extend(): Logger {
    return this
  }

  info(): void {}
}
