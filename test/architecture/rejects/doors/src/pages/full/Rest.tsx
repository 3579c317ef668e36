// Its reader has no room for it.

/** Nothing. */
export const Rest = () => null
