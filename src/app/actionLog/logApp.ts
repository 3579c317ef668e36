// What the app hands to the tools of the action log: its reducer with every feature in it, its name, its version.
import { appName } from '@/brand'
import type { LogApp } from '@/replay/actionLog'
import type { AnyReducer } from '@/replay/replayLog'
import { version } from '../../../package.json'
import { rootReducer } from '../rootReducer'

/** Where the build put it (src/build/commitMeta.ts). */
const commit = document.querySelector<HTMLMetaElement>('meta[name="commit"]')?.content

/** The app as logs name it. */
export const logApp: LogApp = { name: appName, version, ...(commit && { commit }) }

/** The reducer once every feature has brought its own part (docs/decisions/0005). */
export async function loadReducer(): Promise<AnyReducer> {
  await import('../everyFeature')
  return rootReducer as unknown as AnyReducer
}
