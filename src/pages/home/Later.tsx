// The parts of the home page below its first screen, in one chunk: the search, the latest comments and, only if this device
// has any stored, the recently viewed businesses.
import { lazy, Suspense, useEffect, useState } from 'react'
import { LatestReviews } from '@/features/reviews/ui/LatestReviews'
import { readItem } from '@/lib/browserStorage'
import { recentKey } from '@/lib/storageKeys'

export { BusinessSearch } from '@/features/businesses/ui/BusinessSearch'

// If it fails to load, the page simply lacks it.
const RecentlyViewed = lazy(() =>
  import('@/features/businesses/ui/RecentlyViewed').then(
    (chunk) => ({ default: chunk.RecentlyViewed }),
    () => ({ default: () => null }),
  ),
)

/** The latest comments, and below them the recently viewed businesses, for which a first visit loads nothing. */
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
