// Stands in for `tldts` in dev and demo builds: msw's cookie jar asks it for public suffixes, and this API has no cookies.

/** The registrable domain; the host itself will do where no cookie is ever kept. */
export const getDomain = (host: string): string => host
