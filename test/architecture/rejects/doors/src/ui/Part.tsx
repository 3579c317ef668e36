// Its reader is of another layer.

/** Nothing. */
export const Part = () => null
