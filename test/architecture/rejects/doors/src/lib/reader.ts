// Reads the others.
import { shared } from './shared'
import { single } from './single'
import { tested } from './tested'
import { long } from './long'

/** All. */
export const all = [shared, single, tested, long, import('./late')]
