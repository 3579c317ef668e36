// accepted
export const real = 1
