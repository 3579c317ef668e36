// Bundles the boot script (src/document), the only inline script of a page; the content policy names its hash.
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * The oldest browsers that run the app (docs/deploy.md, README.md). Vite writes syntax and styles in words that they know;
 * test/tooNew.ts finds what else they lack.
 */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4']

/** The script, bundled and minified; its text depends on the sources alone. */
export async function bundleBootScript(): Promise<string> {
  const root = join(import.meta.dirname, '../..')
  const built = (await build({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: false,
      target: oldestBrowsers,
      rolldownOptions: { input: join(root, 'src/document/bootScript.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
