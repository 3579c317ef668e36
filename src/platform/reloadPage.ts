// Loading the page afresh, where a text or a rule says so; a module of its own, so that tests can watch it.

/** Reloads the page, whether or not the server can be asked: while a log is shown it cannot. */
export const reloadNow = (): void => window.location.reload()

/** Reloads the page, if the server answers: else the browser would show a page of its own in place of the app. */
export async function reloadPage(): Promise<void> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) reloadNow()
}
