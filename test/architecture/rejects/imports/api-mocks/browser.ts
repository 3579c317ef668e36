// accepted: the contract's operations and pure functions
import { operations } from '@/api/generated/operations'

export const names = Object.keys(operations)
