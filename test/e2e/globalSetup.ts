// Once before the end-to-end tests: sets the stage and hands its addresses to the tests.
import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '../browser'
import { whyNoWebKit } from './engines/webkit'
import { type Stage, setStage } from './stage'

/** Where the app, the app with the parts gallery and their API are. */
interface Addresses {
  appUrl: string
  galleryUrl: string
  apiUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A site for every worker, so that no test meets the data of another, and the browser of all. */
    e2e: { sites: readonly Addresses[]; browserUrl: string; builds: Stage['builds'] }
  }
}

/** What it returns ends everything. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Here, where nothing else runs: two workers must not install at once.
  ensureBrowser('firefox')
  if (process.env.TEST_DEEP === '1') whyNoWebKit()
  const stage = await setStage()
  const workers = project.config.maxWorkers || project.vitest.config.maxWorkers || 1
  const others = await Promise.all(Array.from({ length: workers - 1 }, () => stage.addSite()))
  const sites = [stage, ...others].map(({ appUrl, galleryUrl, api }) => ({ appUrl, galleryUrl, apiUrl: api.url }))
  project.provide('e2e', { sites, browserUrl: stage.browser.wsEndpoint(), builds: stage.builds })
  return stage.close
}
