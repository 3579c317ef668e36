// accepted: told once, at the first module; a dynamic import is an edge like any other
import { late } from './late'

export const lateBack = late
