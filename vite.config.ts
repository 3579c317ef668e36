// Vite's and Vitest's settings: how the app is served, built and tested.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { mockServiceWorker } from './api-mocks/vitePlugin.ts'
import { prerender } from './src/app/prerender/plugin.ts'
import { chunkGroups } from './src/lib/chunks.ts'
import { cacheControl, type Hosting, metaPolicy, refusedAddress, securityHeaders } from './src/lib/hosting.ts'

/**
 * react-router's package names only its development files, warnings and all, in a production build too
 * (remix-run/react-router#14102): a build takes the production ones, half a kilobyte less.
 */
const routerForProduction = [
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url)),
}))

/** What src/lib/hosting.ts says, put into practice: refused addresses, the policy in a build's page, the headers of `npm run preview`. */
function hostedSafely(mode: string): Plugin {
  let hosting: Hosting = {}
  return {
    name: 'hosted-safely',
    config(_config, { command, isPreview }) {
      const { VITE_API_BASE_URL, VITE_MEDIA_BASE_URL, VITE_API_MOCKS } = loadEnv(mode, process.cwd())
      const refused = [
        refusedAddress('VITE_API_BASE_URL', VITE_API_BASE_URL),
        refusedAddress('VITE_MEDIA_BASE_URL', VITE_MEDIA_BASE_URL),
      ].filter((words) => words !== undefined)
      if ((command === 'build' || isPreview) && refused.length > 0) throw new Error(refused.join('\n'))
      hosting = {
        apiUrl: VITE_API_BASE_URL?.trim(),
        mediaUrl: VITE_MEDIA_BASE_URL?.trim(),
        hasMocks: VITE_API_MOCKS === 'on',
      }
    },
    // Not in dev: Vite's own client puts styles into the page.
    transformIndexHtml(html, { server }) {
      if (server) return html
      const first = '<meta charset="utf-8" />'
      if (!html.includes(first)) throw new Error(`index.html has no ${first} to put the policy behind`)
      return html.replace(
        first,
        `${first}\n    <meta http-equiv="Content-Security-Policy" content="${metaPolicy(hosting)}" />`,
      )
    },
    configurePreviewServer(server) {
      const headers = Object.entries(securityHeaders(hosting))
      server.middlewares.use(({ url = '/' }, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        response.setHeader('cache-control', cacheControl(url))
        next()
      })
    },
  }
}

/**
 * A chunk that is loaded later does not name what the entry has brought already: each import would list these files again, in the
 * entry, which every visitor loads.
 */
function withoutEntryFiles(): Plugin {
  const there = new Set<string>()
  return {
    name: 'without-entry-files',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser with modules that the app can run in preloads them by itself.
          polyfill: false,
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !there.has(file)),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const visit = (name: string): void => {
          const file = bundle[name]
          if (file?.type !== 'chunk' || there.has(name)) return
          there.add(name)
          file.imports.forEach(visit)
        }
        for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.isEntry) visit(name)
      },
    },
  }
}

export default defineConfig(({ mode, command }) => ({
  publicDir: 'src/public',
  plugins: [react(), mockServiceWorker(mode), hostedSafely(mode), withoutEntryFiles(), prerender()],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? routerForProduction : [] },
  css: {
    preprocessorOptions: { scss: { loadPaths: ['src'] } },
    // Readable class names while developing; in a build they would cost half a kilobyte of the first load.
    modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]__[local]__[hash:base64:5]' },
  },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      // Drawing the static pages takes its time, and may.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Otherwise a group takes along what the entry needs too, and the entry has to wait for it.
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
        // The entry lists every file that a page needs, so names cost 0.7 kB of the first load; the manifest tells which is which.
        // Of 42 bits: that two files a visitor has are named alike is out of the question.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  test: {
    reporters: ['default', './test/requirements/reporter.ts'],
    // Vitest leaves one core to itself, which is half of them on a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/globalSetup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}))
