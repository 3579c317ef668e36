// rejected: src/utils has no place here
export const a = 1
