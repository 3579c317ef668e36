// What follows from what: every consequence in the app is a row of one of these functions. Reducers stay pure; storage,
// timers and the decision to go elsewhere live in listeners (docs/architecture.md).
import type { TypedStartListening } from '@reduxjs/toolkit'
import { answerShown, isCacheHit } from '@/api/actions'
import { addAuthListeners } from '@/features/auth/model/listeners'
import type { AppDispatch, RootState } from './store'

/** Starts every listener of the app on one store. */
export function addListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  startListening({ matcher: isCacheHit, effect: ({ meta }, { dispatch }) => void dispatch(answerShown(meta.arg)) })
  addAuthListeners(startListening)
}
