// Whether the previous history entry is a page of this app.

/**
 * False on the page where the visitor landed, even if it has been replaced since, as a guard does (Q02): the router numbers the
 * entries of a visit from 0, and a replaced entry keeps its number. For event handlers.
 */
export const hasPreviousPage = (): boolean => Number(window.history.state?.idx) > 0
