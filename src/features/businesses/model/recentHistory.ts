// Businesses viewed and searches whose results were used: what is noted, and when. The storage keeps them
// (storage/recentItems.ts); the state mirrors it, so that the log tells what the page shows.

import { addListener, isAnyOf } from '@reduxjs/toolkit'
import { answerShown, businessesApi, errorOfRejected } from '@/api'
import type { Business } from '@/api/generated/businesses'
import type { AppDispatch, RootState } from '@/lib/storeHooks'
import {
  clearRecent,
  forgetViewed,
  type Recent,
  readRecent,
  rememberSearch,
  rememberViewed,
  type ViewedBusiness,
} from '@/storage/recentItems'
import { businessName, placeOf } from './businessTexts'
import { recentChanged } from './slice'

const { getBusiness } = businessesApi.endpoints

/** What a row of the list needs of a business. */
export function viewedFrom(business: Business): ViewedBusiness {
  const { _id: id, category, photo } = business
  return { id, name: businessName(business), category: category?.name, place: placeOf(business), photoUrl: photo?.url }
}

/** Loads what this device remembers into the state. */
export const readRecents = () => (dispatch: AppDispatch) => void dispatch(recentChanged(readRecent()))

/** Notes a search whose results were used: one was chosen, or all were requested. */
export const noteSearch = (term: string) => (dispatch: AppDispatch) =>
  void dispatch(recentChanged(rememberSearch(term)))

/** Empties one of the lists for good. */
export const clearRecents = (which: keyof Recent) => (dispatch: AppDispatch) =>
  void dispatch(recentChanged(clearRecent(which)))

const isShown = isAnyOf(getBusiness.matchFulfilled, answerShown.match)

/**
 * While this listener runs, a business that was loaded, from the server or from the cache, counts as viewed, and one that no
 * longer exists is removed from the list. Only the business page needs it, and starts it.
 */
export const viewedListener = () =>
  addListener.withTypes<RootState, AppDispatch>()({
    predicate: (action) => isShown(action) || getBusiness.matchRejected(action),
    effect: (action, { dispatch, getState }) => {
      if (getBusiness.matchRejected(action)) {
        const { kind } = errorOfRejected(action.payload, action.error)
        if (kind === 'notFound') dispatch(recentChanged(forgetViewed(action.meta.arg.originalArgs.id)))
        return
      }
      const { selectedBusiness } = getState().businesses
      if (selectedBusiness) dispatch(recentChanged(rememberViewed(viewedFrom(selectedBusiness))))
    },
  })
