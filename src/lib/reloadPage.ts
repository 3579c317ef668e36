// Loading the page afresh, where a text or a rule says so; a module of its own, so that tests can watch it.

/** Reloads the page from the server. */
export const reloadPage = (): void => window.location.reload()
