// The list of saved businesses: the storage keeps it (storage/savedBusinesses.ts); the state mirrors it, so that the log tells what the page shows.
import { keepSaved, readSaved } from '@/storage/savedBusinesses'
import type { AppDispatch } from '@/store/storeHooks'
import type { BusinessesState } from './businessLists'
import { savedChanged } from './slice'

/** Loads what this device has saved into the state, which may know it already. */
export const readSavedList = () => (dispatch: AppDispatch, getState: () => { businesses: BusinessesState }) => {
  const { saved } = getState().businesses
  const stored = readSaved()
  if (saved?.ids.join() !== stored.ids.join()) dispatch(savedChanged(stored))
}

/** Saves a business that is not, takes one that is off the list: what the storage says counts, another tab may have changed it. */
export const savedToggled = (id: string, isWanted: boolean) => (dispatch: AppDispatch) => {
  const others = readSaved().ids.filter((one) => one !== id)
  dispatch(savedChanged(keepSaved(isWanted ? [id, ...others] : others)))
}

/** Adds a whole list in its order, in front of what is saved. */
export const savedTogether = (ids: readonly string[]) => (dispatch: AppDispatch) =>
  void dispatch(savedChanged(keepSaved([...ids, ...readSaved().ids])))

/** Takes those that no longer exist off the list. */
export const savedForgotten = (gone: readonly string[]) => (dispatch: AppDispatch) =>
  void dispatch(savedChanged(keepSaved(readSaved().ids.filter((id) => !gone.includes(id)))))
