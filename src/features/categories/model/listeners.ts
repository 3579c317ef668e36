// What follows from the choice of a category.
import type { TypedStartListening } from '@reduxjs/toolkit'
import { prefetch } from '@/api'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { subcategoriesOfRequest } from './categoryRequests'
import { subcategoriesChosen } from './slice'

/** Requests the subcategories of a category that was chosen; the state takes them from the answer. */
export function addCategoryListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  startListening({
    actionCreator: subcategoriesChosen,
    effect: ({ payload }, { dispatch }) => void dispatch(prefetch(subcategoriesOfRequest(payload))),
  })
}
