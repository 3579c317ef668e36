// rejected: belongs to no layer
export const helper = 1
