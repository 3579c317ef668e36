// accepted: the one sanctioned upward edge, types only
import type { State } from '@/app/store'

export type Mine = State
