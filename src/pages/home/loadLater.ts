// Loads what follows the first screen of the home page.

/** The chunk of Later.tsx. */
export const loadLater = () => import('./Later')

// Requested at once; a failure shows only when it is rendered.
loadLater().catch(() => undefined)
