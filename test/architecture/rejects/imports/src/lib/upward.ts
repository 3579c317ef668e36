// rejected: lib may not import features/model
import { cut } from '@/features/cards/model/slice'

export const twice = cut + cut
