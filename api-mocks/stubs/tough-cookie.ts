// Replaces `tough-cookie` in dev and demo builds: msw keeps a cookie jar (with a public-suffix list, 354 kB in all),
// and this API has no cookies (interface.md 4).

/** A jar that is always empty. */
export class CookieJar {
  getCookiesSync(): [] {
    return []
  }

  async setCookie(): Promise<void> {}
}

/** The store behind the empty jar. */
export class MemoryCookieStore {
  idx = {}
}

/** No cookie was ever written, so none can be read. */
export const Cookie = { fromJSON: (): null => null }
