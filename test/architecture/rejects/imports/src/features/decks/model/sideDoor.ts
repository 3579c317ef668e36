// rejected: the data layer has one door
import { send } from '@/api/transport'

export const sent = send
