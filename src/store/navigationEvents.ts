// Navigation events that several slices and listeners handle.
import { createAction } from '@reduxjs/toolkit'
import type { QueryKey } from '@/lib/queryKeys'

/** A request to navigate; the Navigator under the router carries it out. */
export const navigationRequested = createAction<{ to: string; replace?: boolean; state?: unknown }>(
  'navigation/requested',
)

/** Where the app is: path and the listed query keys only, never a token (Q49), and what time it is. */
export interface AppLocation {
  path: string
  query: Partial<Record<QueryKey, string>>
  /** Router's entry key, to tell two visits of one path apart. */
  key: string
  /** What the router's entry carries, such as a note to show; absent when it carries nothing. */
  state?: unknown
  /** The present moment, ms since 1970 UTC: relative times on the page derive from it. The clock moves it on. */
  at: number
}

/** The router shows another location. */
export const locationChanged = createAction<AppLocation>('navigation/locationChanged')

/** Another minute of a page that is looked at; ms since 1970 UTC. */
export const clockTicked = createAction<number>('navigation/clockTicked')
