// Once before the end-to-end tests: sets the stage and hands its addresses to the tests.
import type { TestProject } from 'vitest/node'
import { setStage } from './stage'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app, the app with the parts gallery, the API and the browser are. */
    e2e: { appUrl: string; galleryUrl: string; apiUrl: string; browserUrl: string }
  }
}

/** What it returns ends everything. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { appUrl, galleryUrl, api, browser, close } = await setStage()
  project.provide('e2e', { appUrl, galleryUrl, apiUrl: api.url, browserUrl: browser.wsEndpoint() })
  return close
}
