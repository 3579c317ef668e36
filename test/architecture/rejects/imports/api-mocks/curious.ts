// rejected: api-mocks may not import session
import { tokens } from '@/session/tokens'

export const stolen = tokens
