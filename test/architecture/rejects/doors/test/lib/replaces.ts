// Counts what it is asked for.
import { vi } from 'vitest'

vi.mock('@/lib/replaced', () => ({ replaced: 2 }))
