// Shuts the doors of a page for the time it shows a log. The recorder's gate keeps dispatches from their consequences; this
// keeps whatever was already under way, or does not ask the store, from the network and from what the device remembers.

/** No calls, no photos (letters stand in for them), nothing from strangers whom a file may name. Code comes from the app's host. */
const policy = "connect-src 'none'; img-src data:; media-src 'none'; frame-src 'none'; form-action 'none'"

const nothing = () => undefined

/** From now on, until the page is loaded afresh, no request goes out and storage stays as it is. */
export function isolate(): void {
  // The browser itself refuses: a policy may be added to a page at any time, never taken back.
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  document.head.append(meta)
  Object.assign(Storage.prototype, { setItem: nothing, removeItem: nothing, clear: nothing })
}
