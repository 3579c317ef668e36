// Replaces msw's copy of the `cookie` package in dev and demo builds: this API has no cookies (interface.md 4).

/** No cookies. */
export const parse = (): Record<string, string> => ({})

/** No cookie. */
export const serialize = (): string => ''
