// What a store has in addition in developer builds (VITE_ACTION_LOG=on): main.tsx loads it only there.
import { devToolsOptions } from '@/replay/devToolsOptions'
import { acceptListedTypes } from '@/replay/devToolsTypes'
import { rootReducer } from '../rootReducer'
import type { StoreTools } from '../store'

/** Redux DevTools that show and export redacted actions and states, and the reducer that reads their exports. */
export const storeTools = (): StoreTools => ({
  devTools: devToolsOptions(),
  reducer: acceptListedTypes(rootReducer),
})
