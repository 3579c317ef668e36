// Every slice under the DevTools key of its feature, and RTK Query's cache under `api`. The directory's reducers arrive with
// the pages that need them; until then their state stays initial (docs/decisions/0005).
import { combineReducers } from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'
import { authSlice } from '@/features/auth/model/slice'
import { reduceAddress } from '@/features/businesses/model/state'
import { initialState as categoriesAtRest } from '@/features/categories/model/state'
import { navigationSlice } from '@/features/navigation/model/slice'
import { noticesSlice } from '@/features/notices/model/slice'
import { initialState as reviewsAtRest } from '@/features/reviews/model/state'
import { lateReducer, resting } from '@/lib/lateReducer'

/** State is a fold of the action log through this reducer, and nothing else. */
export const rootReducer = combineReducers({
  api: baseApi.reducer,
  auth: authSlice.reducer,
  businesses: lateReducer('businesses', reduceAddress),
  categories: lateReducer('categories', resting(categoriesAtRest)),
  navigation: navigationSlice.reducer,
  notices: noticesSlice.reducer,
  reviews: lateReducer('reviews', resting(reviewsAtRest)),
})
