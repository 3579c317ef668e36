// What this device has saved, kept up to date with the other tabs.
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { onSavedChanged } from '@/storage/savedBusinesses'
import { readSavedList } from '../model/savedBusinesses'

/** The saved list; undefined until it was read, after the first render. */
export function useSaved() {
  const dispatch = useAppDispatch()
  const saved = useAppSelector((state) => state.businesses.saved)
  // The state forgets it with the session, the storage does not; what other tabs did before is not heard of.
  const isKnown = saved !== undefined
  useEffect(() => void dispatch(readSavedList()), [dispatch, isKnown])
  useEffect(() => onSavedChanged(() => dispatch(readSavedList())), [dispatch])
  return saved
}
