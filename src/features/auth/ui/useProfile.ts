// The profile, fresh from the server where that works.
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '@/lib/store'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { loadProfile } from '../model/profile'
import { useAuth } from './useAuth'

/** `user` is null as long as nothing is known of them but that they are signed in (Q12); `error` of the last fetch. */
export function useProfile() {
  const { user } = useAuth()
  const dispatch = useAppDispatch()
  const [fetch, setFetch] = useState<{ isLoading: boolean; error?: string }>({ isLoading: true })

  const load = useCallback(async () => {
    setFetch({ isLoading: true })
    const { error } = await dispatch(loadProfile())
    setFetch({ isLoading: false, ...(error && { error }) })
  }, [dispatch])
  useEffect(() => void load(), [load])

  return { ...fetch, user: user && user._id !== PLACEHOLDER_USER_ID ? user : null, retry: () => void load() }
}
