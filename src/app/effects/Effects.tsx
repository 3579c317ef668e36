// What accompanies every page, each in a file of its own; here stands when each is loaded.
import { type ComponentType, createElement, Fragment, Suspense, useEffect, useState } from 'react'
import { late } from '@/ui/late'
import { ProgressBar } from './ProgressBar'
import { RouteFocus } from './RouteFocus'
import { RouterMessage } from './RouterMessage'
import { ScrollKeeper } from './ScrollKeeper'
import { SessionSync } from './SessionSync'

const elementOf = (part: { default: ComponentType }) => createElement(part.default)

/** Those that nobody waits for, in one chunk (build/chunkGroups.ts); without a connection they come another time. */
const { Late, preload } = late(async () => {
  const parts = await Promise.all([
    import('./HeadTags'),
    import('./LinkPrefetch'),
    import('./OfflineDrawing'),
    import('./StaleBuild'),
  ]).catch(() => [])
  return { default: () => createElement(Fragment, null, ...parts.map(elementOf)) }
})

/** Loads the late ones ahead. */
export const preloadLateEffects = preload

/** All of them, rendered once, after the page. The late ones come when the page stands, and are no part of its HTML. */
export function Effects() {
  const [isStanding, setIsStanding] = useState(false)
  useEffect(() => setIsStanding(true), [])
  return (
    <>
      <ScrollKeeper />
      <RouteFocus />
      <RouterMessage />
      <ProgressBar />
      <SessionSync />
      {isStanding && (
        <Suspense>
          <Late />
        </Suspense>
      )}
    </>
  )
}
