// The profile, fresh from the server where that works.

import { useCallback, useEffect, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { isPlaceholder } from '@/session/claims'
import { useAppDispatch } from '@/store/storeHooks'
import { loadProfile } from '../../model/profile'
import { useAuth } from '../useAuth'

/** The menu has just fetched it when it opens the page (HEADER-13): an answer younger than this, in seconds, is reused. */
const FRESH_FOR = 10

/** `user` is null while it is only known that somebody is signed in (Q12); `error` of the last fetch. */
export function useProfile() {
  const { user } = useAuth()
  const dispatch = useAppDispatch()
  const [own, setFetch] = useState<{ isLoading: boolean; error?: string }>({ isLoading: true })
  const fetch = useLogged('profile', own)

  const load = useCallback(
    async (maxAge?: number) => {
      setFetch({ isLoading: true })
      const { error } = await dispatch(loadProfile(maxAge))
      setFetch({ isLoading: false, ...(error && { error }) })
    },
    [dispatch],
  )
  useEffect(() => void load(FRESH_FOR), [load])

  return { ...fetch, user: user && !isPlaceholder(user) ? user : null, retry: () => void load() }
}
