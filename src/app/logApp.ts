// What the app hands to the tools of the action log: its name and its version.
import { appName } from '@/brand'
import type { LogApp } from '@/replay/actionLog'
import { version } from '../../package.json'

/** Where the build put it (src/build/commitMeta.ts). */
const commit = document.querySelector<HTMLMetaElement>('meta[name="commit"]')?.content

/** The app as logs name it. */
export const logApp: LogApp = { name: appName, version, ...(commit && { commit }) }
