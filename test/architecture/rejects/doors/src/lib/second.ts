// The second reader.
import { shared } from './shared'

/** The same. */
export const same = shared
