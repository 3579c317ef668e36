// A page's title and description for prerendering, where the effects that set them in a browser do not run.
import { isPrerendering } from './env'

/** Title and description of the page that is being prerendered, noted by the hooks that set them; undefined in the browser. */
export const prerenderHead: { title: string; description: string | undefined } | undefined = isPrerendering
  ? { title: '', description: undefined }
  : undefined
