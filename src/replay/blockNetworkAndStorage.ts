// Cuts a page off while it shows a log. The recorder's gate stops the effects of dispatches; this stops what was under way
// already, or bypasses the store, from reaching the network and the device's storage.

/** No calls, no photos (letters replace them), nothing from foreign hosts that a file may name. Code comes from the app's host. */
const policy = "connect-src 'none'; img-src data:; media-src 'none'; frame-src 'none'; form-action 'none'"

const noop = () => undefined

/** From now on, until the page is reloaded, no request goes out and storage stays as it is. */
export function blockNetworkAndStorage(): void {
  // The browser enforces this one: a policy can be added to a page at any time, never removed.
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  document.head.append(meta)
  Object.assign(Storage.prototype, { setItem: noop, removeItem: noop, clear: noop })
}
