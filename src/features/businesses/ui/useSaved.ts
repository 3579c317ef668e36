// What this device has saved, kept up to date with the other tabs.
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { onSavedChanged } from '@/storage/savedBusinesses'
import { readSavedList } from '../model/savedBusinesses'

/** The saved list; undefined until it was read, after the first render. */
export function useSaved() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(readSavedList())
    return onSavedChanged(() => dispatch(readSavedList()))
  }, [dispatch])
  return useAppSelector((state) => state.businesses.saved)
}
