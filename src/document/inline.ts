// The entry of the inline script (src/build/inlineScript.ts).
import { boot } from './boot'

boot()
