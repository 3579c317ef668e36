// rejected: a feature has two rooms
export const a = 1
