// What stands below the results of the search: how many there are, and the way to more. Loaded with how they look.
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/ui/Button'
import { SEARCH_LIMIT } from '../model/businessRequests'
import { SearchFailed } from './SearchFailed'
import type { useUniversalSearch } from './useUniversalSearch'

/** What the button will do; a server whose total is too small may have more all the same. */
function moreText(count: number): string {
  if (count < 1) return 'Shfaq të tjera'
  return count === 1 ? 'Shfaq edhe 1 tjetër' : `Shfaq edhe ${count} të tjera`
}

/** What it needs. */
export interface SeeAllProps {
  search: ReturnType<typeof useUniversalSearch>
  onSeeAll: () => void
  /** All results are there, and nothing has the focus. */
  onWhole: () => void
}

/** How many results there are, and the way to the others (Q41); a page that failed says why and can be retried. */
export function SeeAll({
  search: { items: results, total, isFetching, error, canSeeAll },
  onSeeAll,
  onWhole,
}: SeeAllProps) {
  const giveFocus = useEffectEvent(onWhole)
  // The button that was pressed goes with the last page.
  useEffect(() => {
    if (!canSeeAll && document.activeElement === document.body) giveFocus()
  }, [canSeeAll])
  return (
    <>
      <SearchFailed error={error} />
      <span>{`Po shfaqen ${results.length} nga ${total} rezultate`}</span>
      {canSeeAll && (
        <Button variant="outline" size="sm" keepsFocus loading={isFetching} onClick={onSeeAll}>
          {isFetching ? 'Duke ngarkuar rezultate të tjera…' : moreText(Math.min(SEARCH_LIMIT, total - results.length))}
        </Button>
      )}
    </>
  )
}
