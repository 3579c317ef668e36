// What follows from category calls: failures to load are logged; the error itself stands in the state (CATSTATE-13).
import type { TypedStartListening } from '@reduxjs/toolkit'
import { failureOf } from '@/api'
import { log } from '@/lib/log'
import type { AppDispatch, RootState } from '@/lib/store'
import { categoryLoads } from './slice'

/** Starts the listeners of the categories. */
export function addCategoryListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  startListening({
    matcher: categoryLoads.failed,
    effect: ({ meta, payload, error }) => log.error(`${meta.arg.endpointName} failed`, failureOf(payload, error)),
  })
}
