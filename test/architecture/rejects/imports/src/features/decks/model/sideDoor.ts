// rejected: the data layer has one door
import { send } from '@/api/http/transport'

export const sent = send
