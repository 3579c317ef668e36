// Reads the others.
import { shared } from './shared'
import { single } from './single'
import { tested } from './tested'
import { long } from './long'
import { replaced } from './replaced'

/** All. */
export const all = [replaced, shared, single, tested, long, import('./late')]
