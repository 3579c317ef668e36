// Whether there is a page of ours before this one in the history.

/**
 * False where the visitor landed, also when another page has taken the place of that one since, as a guard does (Q02): the router
 * numbers the entries of a visit from 0, and a replaced entry keeps its number. For event handlers.
 */
export const cameFromHere = (): boolean => Number(window.history.state?.idx) > 0
