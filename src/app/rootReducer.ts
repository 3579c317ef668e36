// Every slice under the DevTools key of its feature, RTK Query's cache under `api`, the ledger under `writes`.
import { combineReducers } from '@reduxjs/toolkit'
import { baseApi, withLists, writesReducer } from '@/api'
import { authSlice } from '@/features/auth/model/slice'
import { businessSliceLists } from '@/features/businesses/model/businessLists'
import { businessesSlice } from '@/features/businesses/model/slice'
import { categorySliceLists } from '@/features/categories/model/categoryLists'
import { categoriesSlice } from '@/features/categories/model/slice'
import { navigationSlice } from '@/features/navigation/model/slice'
import { noticesSlice } from '@/features/notices/model/slice'
import { reviewSliceLists } from '@/features/reviews/model/reviewLists'
import { reviewsSlice } from '@/features/reviews/model/slice'
import { viewSlice } from '@/features/view/model/slice'

const slices = combineReducers({
  api: baseApi.reducer,
  auth: authSlice.reducer,
  businesses: businessesSlice.reducer,
  categories: categoriesSlice.reducer,
  navigation: navigationSlice.reducer,
  notices: noticesSlice.reducer,
  reviews: reviewsSlice.reducer,
  view: viewSlice.reducer,
  writes: writesReducer,
})

/** State is a fold of the action log through this reducer, and nothing else. */
export const rootReducer = withLists(slices, [businessSliceLists, categorySliceLists, reviewSliceLists])
