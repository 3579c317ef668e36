// Notes viewed businesses and used searches. The storage keeps them (storage/recentItems.ts); the state mirrors it, so
// that the log tells what the page shows.
import type { Business } from '@/api/endpoints/generated/types'
import {
  clearRecent,
  forgetViewed,
  type Recent,
  readRecent,
  rememberSearch,
  rememberViewed,
  type ViewedBusiness,
} from '@/storage/recentItems'
import type { AppDispatch } from '@/store/storeHooks'
import { businessName, placeOf, statusText } from './businessTexts'
import { recentChanged } from './slice'

function viewedFrom(business: Business): ViewedBusiness {
  const { _id: id, category, subcategory, photo } = business
  return {
    id,
    name: businessName(business),
    category: subcategory?.name || category?.name,
    place: placeOf(business),
    photoUrl: photo?.url,
    ...(statusText(business) && { status: business.status }),
  }
}

/** Loads what this device remembers into the state. */
export const readRecents = () => (dispatch: AppDispatch) => void dispatch(recentChanged(readRecent()))

/** Notes a search whose results were used: one was chosen, or all were requested. */
export const noteSearch = (term: string) => (dispatch: AppDispatch) =>
  void dispatch(recentChanged(rememberSearch(term)))

/** Empties one of the lists. */
export const clearRecents = (which: keyof Recent) => (dispatch: AppDispatch) =>
  void dispatch(recentChanged(clearRecent(which)))

/** Notes that a business was looked at. */
export const recordVisit = (business: Business) => (dispatch: AppDispatch) =>
  void dispatch(recentChanged(rememberViewed(viewedFrom(business))))

/** Removes a business that no longer exists. */
export const forgetVisit = (businessId: string) => (dispatch: AppDispatch) =>
  void dispatch(recentChanged(forgetViewed(businessId)))
