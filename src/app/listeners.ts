// Side effects of actions: storage, timers, navigation.
import type { TypedStartListening } from '@reduxjs/toolkit'
import { addAuthListeners } from '@/features/auth/model/listeners'
import type { AppDispatch, RootState } from '@/lib/storeHooks'

/** Starts every listener of the app on one store. */
export function addListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  addAuthListeners(startListening)
}
