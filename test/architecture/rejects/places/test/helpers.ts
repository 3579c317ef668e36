// rejected: test/helpers.ts has no place here
export const a = 1
