// Side effects of actions: storage, timers, navigation. Late-loaded code adds its own listener when it loads
// (effects/LinkPrefetch.tsx, features/businesses/model/recentHistory.ts).

import type { TypedStartListening } from '@reduxjs/toolkit'
import { answerShown, isCacheHit } from '@/api'
import { addAuthListeners } from '@/features/auth/model/listeners'
import type { AppDispatch, RootState } from './store'

/** Starts every listener of the app on one store. */
export function addListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  startListening({ matcher: isCacheHit, effect: ({ meta }, { dispatch }) => void dispatch(answerShown(meta.arg)) })
  addAuthListeners(startListening)
}
