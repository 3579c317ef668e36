// Tells a user what was discarded here before the log-in; loaded with the menu of who is signed in.
import { useEffect } from 'react'
import { answerToRequest, sendRequest } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { selectUserId } from '@/features/auth/model/selectors'
import { businessRequest } from '@/features/businesses/model/businessRequests'
import { noticeShown } from '@/features/notices/model/slice'
import { writePath } from '@/lib/paths'
import { discardedTextsKey } from '@/lib/storageKeys'
import { readItem } from '@/platform/browserStorage'
import { hasUnsentTexts } from '@/storage/textNews'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'

/** Names the business of each text of a visitor that was forgotten within the day, once; its own form says it itself. */
const tellDiscarded = (userId: string) => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { noteTold, untoldDiscards } = await import('@/storage/discardedTexts')
  const now = Date.now()
  for (const id of untoldDiscards(now)) {
    const request = businessRequest(id, userId)
    const asked = dispatch(sendRequest(request))
    await asked
    const { name } = answerToRequest<Business>(getState(), request).items[0] ?? {}
    asked.unsubscribe()
    if (selectUserId(getState()) !== userId) return
    const what = `Në këtë pajisje kishte një koment të padërguar${name ? ` për ${name}` : ''}.`
    if (window.location.pathname !== writePath(id))
      dispatch(noticeShown({ kind: 'info', text: `${what} U fshi, sepse e ruajmë vetëm një orë.` }))
  }
  noteTold(now)
}

/** Looks once for each user. */
export function DiscardedTexts(): null {
  const userId = useAppSelector(selectUserId)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!userId || (!hasUnsentTexts() && readItem(discardedTextsKey) === null)) return
    void dispatch(tellDiscarded(userId)).catch(() => undefined)
  }, [dispatch, userId])
  return null
}
