// accepted
export const a = 1
