// Tells the store where the app is (Q56).
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/lib/storeHooks'
import { reportLocation } from '../reportLocation'

/** Reports every location once, with the moment it was reached. */
export function LocationReporter() {
  const { pathname, search, key } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(reportLocation({ pathname, search, key }))
  }, [pathname, search, key, dispatch])
  return null
}
