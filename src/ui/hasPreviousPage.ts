// Whether the previous history entry is a page of this app.

/**
 * False on the page where the visitor landed, even if it has been replaced since, as a guard does (Q02). The Navigation API counts
 * the neighbouring entries of this site from 0, those before a typed address too (Q84); where it is missing, the router's number
 * counts those of this visit. A replaced entry keeps its number. For event handlers.
 */
export const hasPreviousPage = (): boolean =>
  Number(window.navigation?.currentEntry?.index ?? window.history.state?.idx) > 0
