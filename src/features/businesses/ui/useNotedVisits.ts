// Businesses looked at are noted as long as their page is open.
import { useEffect } from 'react'
import { useAppDispatch } from '@/lib/store'
import { viewedListener } from '../model/recent'

/** Runs the listener; call it before the request is made, for the cache answers at once. */
export function useNotedVisits(): void {
  const dispatch = useAppDispatch()
  useEffect(() => dispatch(viewedListener()), [dispatch])
}
