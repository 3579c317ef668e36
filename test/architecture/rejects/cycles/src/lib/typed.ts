// accepted: types make no cycle
import type { Back } from './typedBack'

export type There = Back | undefined
export const typed = 1
