// What prerendering has to know of a page beside its HTML: effects, which set title and description in a browser, do not run there.
import { isPrerendering } from './env'

/** Title and description of the page that is being prerendered, noted by the hooks that set them; undefined in the browser. */
export const headTexts: { title: string; description: string | undefined } | undefined = isPrerendering
  ? { title: '', description: undefined }
  : undefined
