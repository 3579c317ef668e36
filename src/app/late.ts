// Parts of the frame that no first paint needs. They load in one chunk, after the first page (LateEffects.tsx).
import { type ComponentType, lazy } from 'react'

type Late = typeof import('./effects/LateEffects')

/** One of them as a component. Every page works without it, so the chunk may fail to load. */
export const late = <Props>(pick: (chunk: Late) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    import('./effects/LateEffects').then(
      (chunk) => ({ default: pick(chunk) }),
      () => ({ default: () => null }),
    ),
  )
