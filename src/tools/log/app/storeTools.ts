// What a store has in addition in developer builds (VITE_ACTION_LOG): main.tsx loads it only there.
import { rootReducer } from '@/app/rootReducer'
import type { AppStore, StoreTools } from '@/app/store'
import { devToolsOptions } from '@/tools/log/devToolsOptions'
import { acceptListedTypes } from '@/tools/log/devToolsTypes'
import { type RunningDiary, startDiary } from '@/tools/log/diary/listen'
import { followDevTools } from './devToolsTravel'

/** Redux DevTools that show and export redacted actions and states, and the reducer that reads their exports. */
export const storeTools = (): StoreTools => ({
  devTools: devToolsOptions(),
  reducer: acceptListedTypes(rootReducer),
})

/** Begins the diary of a store, before its first action, and lets the page follow DevTools. */
export function attachTools(store: AppStore): RunningDiary {
  followDevTools(store)
  return startDiary(store.recorder)
}

/** The log that the page's address asks for; to be called before anything reads the address. */
export { takeSharedLink } from '@/tools/log/share/sharedLink'
