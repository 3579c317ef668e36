// rejected: lib may not import app
import type { State } from '@/app/store'

export type Mine = State
