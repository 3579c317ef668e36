// The parts of the home page that follow its first screen, in one chunk: the search, the latest comments, and, only where this
// device remembers something, what was looked at lately.
import { lazy, Suspense, useEffect, useState } from 'react'
import { LatestReviews } from '@/features/reviews/ui/LatestReviews'
import { recentKey } from '@/session/constants'
import { readItem } from '@/session/storage'

export { BusinessSearch } from '@/features/businesses/ui/BusinessSearch'

// Nothing is lost when it does not come.
const RecentlyViewed = lazy(() =>
  import('@/features/businesses/ui/RecentlyViewed').then(
    (chunk) => ({ default: chunk.RecentlyViewed }),
    () => ({ default: () => null }),
  ),
)

const Action = lazy(async () => ({ default: (await import('./AddAction')).AddAction }))

/** For who is signed in: nobody else loads it. */
export const AddAction = () => <Action />

/** The latest comments, and below them what this device has shown lately; a first visit loads nothing for that. */
export function Latest({ now }: { now: number }) {
  const [hasRecent, setHasRecent] = useState(false)
  useEffect(() => setHasRecent(readItem(recentKey) !== null), [])
  return (
    <>
      <LatestReviews now={now} />
      <Suspense>{hasRecent && <RecentlyViewed />}</Suspense>
    </>
  )
}
