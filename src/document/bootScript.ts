// The entry of the boot script (src/build/bundleBootScript.ts).
import { boot } from './boot'

boot()
