// Whether a component takes over HTML that was made without a browser.
import { useSyncExternalStore } from 'react'

const never = () => no
const no = () => false
const yes = () => true

/** True in the render that must agree with the HTML; the next one, before the browser paints, may differ. */
export const useIsHydrating = (): boolean => useSyncExternalStore(never, no, yes)
