// accepted: declares something of its own
export type { A } from './a'

export const own = 1
