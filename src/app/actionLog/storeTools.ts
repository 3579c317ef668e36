// What a store has in addition in developer builds (VITE_ACTION_LOG): main.tsx loads it only there.
import { devToolsOptions } from '@/replay/devToolsOptions'
import { acceptListedTypes } from '@/replay/devToolsTypes'
import { startDiary } from '@/replay/diary/listen'
import { rootReducer } from '../rootReducer'
import type { AppStore, StoreTools } from '../store'

/** Redux DevTools that show and export redacted actions and states, and the reducer that reads their exports. */
export const storeTools = (): StoreTools => ({
  devTools: devToolsOptions(),
  reducer: acceptListedTypes(rootReducer),
})

/** The diary of a store, begun before its first action. */
export const diaryOf = ({ recorder }: AppStore) => startDiary(recorder)
