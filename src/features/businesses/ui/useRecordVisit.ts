// Businesses looked at are noted as long as their page is open.
import { useEffect } from 'react'
import { useAppDispatch } from '@/lib/storeHooks'
import { viewedListener } from '../model/recentHistory'

/** Runs the listener; call it before the request is made, for the cache answers at once. */
export function useRecordVisit(): void {
  const dispatch = useAppDispatch()
  useEffect(() => dispatch(viewedListener()), [dispatch])
}
