// accepted: the contract's operations and pure functions
import { operations } from '@/api/endpoints/generated/operations'

export const names = Object.keys(operations)
