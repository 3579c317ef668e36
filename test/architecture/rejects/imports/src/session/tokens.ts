// accepted
export const tokens = 1
