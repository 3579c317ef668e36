// rejected: api/http may not import features/model
import { cut } from '../../features/cards/model/slice'

export const used = cut
