// Its tests.
import { tested } from '@/lib/tested'

export const seen = tested
