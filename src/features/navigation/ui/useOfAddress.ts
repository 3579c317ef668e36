// What the store knows of the address on screen.
import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { queryOf } from '@/lib/queryKeys'
import type { AppLocation } from '@/store/navigationEvents'
import { type RootState, useAppSelector } from '@/store/storeHooks'
import { selectLocation } from '../model/selectors'

/** What `select` finds for the location on screen. `read` takes the query instead before the store knows it. */
export function useOfAddress<T>(select: (state: RootState) => T, read: (query: AppLocation['query']) => T): T {
  const { key, search } = useLocation()
  const query = useMemo(() => queryOf(search), [search])
  return useAppSelector((state) => (selectLocation(state)?.key === key ? select(state) : read(query)), shallowEqual)
}
