// Tells the store where the app is (Q56).
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/lib/store'
import { type AppLocation, locationChanged, queryKeys } from '@/session/events'

/** Path and the listed query keys only: a token in the address never enters the store (Q49). */
function toAppLocation(pathname: string, search: string, key: string, at: number): AppLocation {
  const given = new URLSearchParams(search)
  const query: AppLocation['query'] = {}
  for (const name of queryKeys) {
    const value = given.get(name)
    if (value !== null) query[name] = value
  }
  return { path: pathname, query, key, at }
}

/** Reports every location once, with the moment it was reached. */
export function LocationReporter() {
  const { pathname, search, key } = useLocation()
  const dispatch = useAppDispatch()
  const reported = useRef('')
  useEffect(() => {
    // Effects may run twice for one commit (StrictMode); the log must have one entry.
    const place = `${key} ${pathname}${search}`
    if (reported.current === place) return
    reported.current = place
    dispatch(locationChanged(toAppLocation(pathname, search, key, Date.now())))
  }, [pathname, search, key, dispatch])
  return null
}
