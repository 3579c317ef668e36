// rejected: src/lib/first.ts -> src/lib/second.ts -> src/lib/third.ts -> src/lib/first.ts
import { second } from './second'

export const first = () => second
