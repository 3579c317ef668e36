// The business whose page is open joins the recently viewed ones; one that is gone leaves them.
import { useEffect } from 'react'
import type { AppError } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { useAppDispatch } from '@/store/storeHooks'
import { forgetVisit, recordVisit } from '../model/recentHistory'

/** Follows the page's business, or the reason why there is none. */
export function useRecordVisit(id: string, business: Business | null, error: AppError | null): void {
  const dispatch = useAppDispatch()
  const isGone = error?.kind === 'notFound'
  useEffect(() => {
    if (isGone) dispatch(forgetVisit(id))
    else if (business) dispatch(recordVisit(business))
  }, [dispatch, id, business, isGone])
}
