// Reducers that arrive with their feature's code. The state has its full shape from the start; until a feature is loaded, no
// action concerns its state, so it stays initial (docs/decisions/0005). Replay and tests load every feature first.
import type { Action, Reducer } from '@reduxjs/toolkit'

const arrived: Record<string, unknown> = Object.create(null)

/** Registers a feature's reducer; a slice does so when its module is loaded. */
export function reducerArrived<S>({ name, reducer }: { name: string; reducer: Reducer<S> }): void {
  arrived[name] = reducer
}

/** The reducer of the feature `name`: `atRest` until its own is registered. */
export const lateReducer =
  <S>(name: string, atRest: Reducer<S>): Reducer<S> =>
  (state: S | undefined, action: Action) =>
    ((arrived[name] as Reducer<S> | undefined) ?? atRest)(state, action)

/** A reducer that keeps its state. */
export const resting =
  <S>(initialState: S): Reducer<S> =>
  (state = initialState) =>
    state
