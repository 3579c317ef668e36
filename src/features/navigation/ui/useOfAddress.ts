// What the address says of the page that it shows, as the store has it.
import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { queryOf } from '@/lib/queryKeys'
import type { AppLocation } from '@/store/navigationEvents'
import { type RootState, useAppSelector } from '@/store/storeHooks'
import { selectLocation } from '../model/selectors'

/**
 * What `select` finds in the state for the location on screen. A page is rendered with its location before the store hears of it:
 * that once, `read` makes the same of the location's query.
 */
export function useOfAddress<T>(select: (state: RootState) => T, read: (query: AppLocation['query']) => T): T {
  const { key, search } = useLocation()
  const query = useMemo(() => queryOf(search), [search])
  return useAppSelector((state) => (selectLocation(state)?.key === key ? select(state) : read(query)), shallowEqual)
}
