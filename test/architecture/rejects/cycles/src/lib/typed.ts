// rejected: src/lib/typed.ts -> src/lib/typedBack.ts -> src/lib/typed.ts
import type { Back } from './typedBack'

export type There = Back | undefined
export const typed = 1
