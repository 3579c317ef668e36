// Tells the store where the app is (Q56), and what time it is.
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { clockTicked } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { reportLocation } from '../reportLocation'

const MINUTE = 60_000

/** Reports every location once, with the moment it was reached; then every minute, as long as somebody looks. */
export function LocationReporter() {
  const { pathname, search, key, state } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(reportLocation({ pathname, search, key, state }))
  }, [pathname, search, key, state, dispatch])
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) dispatch(clockTicked(Date.now()))
    }, MINUTE)
    return () => clearInterval(timer)
  }, [dispatch])
  return null
}
