// Typed access to the store for components and listeners: the one upward edge, types only, erased at build.
import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from '@/app/store'

export type { AppDispatch, RootState }

/** `useDispatch` that knows thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** `useSelector` that knows the state. */
export const useAppSelector = useSelector.withTypes<RootState>()
