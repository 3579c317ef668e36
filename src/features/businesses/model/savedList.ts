// Saved businesses: storage/savedBusinesses.ts keeps them; the state mirrors it, so that the log tells what is shown.
import { keepSaved, readSaved } from '@/storage/savedBusinesses'
import type { AppDispatch } from '@/store/storeHooks'
import type { BusinessesState } from './businessLists'
import { savedChanged } from './slice'

/** Loads what this device has saved into the state. */
export const readSavedList = () => (dispatch: AppDispatch, getState: () => { businesses: BusinessesState }) => {
  const { saved } = getState().businesses
  const stored = readSaved()
  if (saved?.ids.join() !== stored.ids.join()) dispatch(savedChanged(stored))
}

/** Saves a business or removes it. The storage counts, not the state: another tab may have changed it. */
export const savedToggled = (id: string, isWanted: boolean) => (dispatch: AppDispatch) => {
  const others = readSaved().ids.filter((one) => one !== id)
  dispatch(savedChanged(keepSaved(isWanted ? [id, ...others] : others)))
}

/** Puts a whole list, in its order, before what is saved. */
export const savedTogether = (ids: readonly string[]) => (dispatch: AppDispatch) =>
  void dispatch(savedChanged(keepSaved([...ids, ...readSaved().ids])))

/** Removes those that no longer exist. */
export const savedForgotten = (gone: readonly string[]) => (dispatch: AppDispatch) =>
  void dispatch(savedChanged(keepSaved(readSaved().ids.filter((id) => !gone.includes(id)))))
