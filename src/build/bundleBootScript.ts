// Bundles the boot script (src/document), the only inline script of a page; the content policy names its hash.
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

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
      // The oldest browsers that run the app.
      target: ['chrome111', 'firefox115', 'safari16.4'],
      rolldownOptions: { input: join(root, 'src/document/bootScript.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
