// rejected: features never import one another
import { cut } from '@/features/cards/model/slice'

export const half = cut / 2
