// accepted: told once, at the first module; types on both sides and a re-export make a circle too
export type { Branch } from './typesOnly'

export type Leaf = string
