// rejected: export without a docstring: export const bare
export const bare = 1
