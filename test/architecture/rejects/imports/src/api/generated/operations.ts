// accepted
export const operations = {}
