// rejected: scripts has no place here
export const a = 1
