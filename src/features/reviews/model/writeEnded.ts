// What a finished write to a review means beyond the lists: the other tabs hear of it.
import { reviewWritten } from '@/api'
import { reviewNewsKey } from '@/lib/storageKeys'
import { tellTabs } from '@/storage/tabNews'
import type { AppDispatch } from '@/store/storeHooks'

/** Tells the other tabs (Q73). `isUnseen`: no answer has brought the review, so every list that may have it is fetched again. */
export const writeEnded =
  (businessId = '', isUnseen = false) =>
  (dispatch: AppDispatch): void => {
    tellTabs(reviewNewsKey, businessId)
    if (isUnseen) dispatch(reviewWritten(businessId))
  }
