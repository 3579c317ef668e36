// rejected: styles/ holds Sass only
export const a = 1
