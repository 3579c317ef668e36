// rejected: src/lib/typesOnly.ts -> src/lib/typesOnlyBack.ts -> src/lib/typesOnly.ts
import type { Leaf } from './typesOnlyBack'

export interface Branch {
  leaf: Leaf
}
