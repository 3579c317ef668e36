// What this device has saved, kept in step with other tabs.
import { useEffect } from 'react'
import { onSavedChanged } from '@/storage/savedBusinesses'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { readSavedList } from '../model/savedList'

/** The saved list; undefined until read, after the first render. */
export function useSaved() {
  const dispatch = useAppDispatch()
  const saved = useAppSelector((state) => state.businesses.saved)
  // Earlier changes of other tabs are not reported.
  useEffect(() => void dispatch(readSavedList()), [dispatch])
  // The state forgets it with the session, the storage does not.
  const isKnown = saved !== undefined
  useEffect(() => {
    if (!isKnown) dispatch(readSavedList())
  }, [dispatch, isKnown])
  useEffect(() => onSavedChanged(() => dispatch(readSavedList())), [dispatch])
  return saved
}
