// Parts of the frame that no first paint needs. They come in one chunk, behind the first page (LateEffects.tsx).
import { type ComponentType, lazy } from 'react'

type Late = typeof import('./effects/LateEffects')

/** One of them as a component. Without it every page still works, so that the chunk may fail. */
export const late = <Props>(pick: (chunk: Late) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    import('./effects/LateEffects').then(
      (chunk) => ({ default: pick(chunk) }),
      () => ({ default: () => null }),
    ),
  )
