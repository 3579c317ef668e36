// Typed access to the store for components and listeners. The store registers its types here: nothing imports upwards.
// biome-ignore-all lint/suspicious/noEmptyInterface: only an interface can be filled from elsewhere
import { useDispatch, useSelector } from 'react-redux'

/** The types of the app's store: app/store.ts adds `state` and `dispatch`. */
export interface RegisteredStore {}

/** The whole state: `api` and one key per feature. */
export type RootState = RegisteredStore['state']

/** Dispatch that accepts thunks. */
export type AppDispatch = RegisteredStore['dispatch']

/** `useDispatch` that knows thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** `useSelector` that knows the state. */
export const useAppSelector = useSelector.withTypes<RootState>()
