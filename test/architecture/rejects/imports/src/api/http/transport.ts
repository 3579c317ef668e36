// accepted
export const send = 1
