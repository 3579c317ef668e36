// The catalogue of breaks, by the area of their requirements.
import { type Area, type Break, breaksOf } from '../break'
import { home } from './home'

/** By the first part of their ids. */
export const areas: Readonly<Record<string, Area>> = { HOME: home }

/** All breaks. */
export const catalogue: readonly Break[] = Object.values(areas).flatMap(breaksOf)
