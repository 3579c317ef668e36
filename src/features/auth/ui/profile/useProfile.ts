// The profile, fresh from the server where that works.
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '@/lib/store'
import { isPlaceholder } from '@/session/claims'
import { loadProfile } from '../../model/profile'
import { useAuth } from '../useAuth'

/** The menu has just asked when it opens the page (HEADER-13): an answer of so many seconds ago is not asked for again. */
const FRESH_FOR = 10

/** `user` is null as long as nothing is known of them but that they are signed in (Q12); `error` of the last fetch. */
export function useProfile() {
  const { user } = useAuth()
  const dispatch = useAppDispatch()
  const [fetch, setFetch] = useState<{ isLoading: boolean; error?: string }>({ isLoading: true })

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
