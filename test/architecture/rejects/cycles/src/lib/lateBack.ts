// accepted: a dynamic import closes no circle
import { late } from './late'

export const lateBack = late
