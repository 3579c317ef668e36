// Hands a page's store to its test.
import type { BrowserContext, Page } from 'playwright-core'

type Enhancer = (create: (...args: unknown[]) => unknown) => (...args: unknown[]) => unknown

/** Stands in for Redux DevTools, to which a build with the action log shows its store: `window.recordedStore`. */
export async function takeStore(pages: Pick<Page | BrowserContext, 'addInitScript'>): Promise<void> {
  // tsx calls this for every function that has a name.
  await pages.addInitScript('globalThis.__name = (value) => value')
  await pages.addInitScript(() => {
    const compose =
      (...enhancers: Enhancer[]): Enhancer =>
      (create) =>
      (...args) => {
        const store = enhancers.reduceRight((made, each) => each(made), create)(...args)
        Object.assign(window, { recordedStore: store })
        return store
      }
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose })
  })
}
