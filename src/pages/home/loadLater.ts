// Fetches what follows the first screen of the home page.

/** The chunk of Later.tsx. */
export const loadLater = () => import('./Later')

// Asked for at once; whether it came shows when it is rendered.
loadLater().catch(() => undefined)
