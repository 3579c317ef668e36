// accepted: down the ladder, through the door; the contract's types from anywhere
import { baseApi } from '@/api'
import type { Card } from '@/api/endpoints/generated/cards'

export const cut = [baseApi as unknown as Card].length
