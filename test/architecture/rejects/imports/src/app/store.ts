// accepted: the state's type, and a feature from above
import { cut } from '@/features/cards/model/slice'

export type State = typeof cut
