// Stand in for two modules that msw brings along in dev and demo builds: `tough-cookie`, a cookie jar with a
// public-suffix list, and its interceptor of sockets. This API has neither cookies (interface.md 4) nor sockets.

/** A cookie jar that is always empty. */
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

/** Intercepts sockets by listening to nothing. */
export class WebSocketInterceptor {
  on(): void {}
}
