// Vite's and Vitest's settings: how the app is served, built and tested.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { mockServiceWorker } from './api-mocks/vitePlugin.ts'
import { oldestBrowsers } from './src/build/bundleBootScript.ts'
import { chunkGroups } from './src/build/chunkGroups.ts'
import { classNameInBuild } from './src/build/classNames.ts'
import { commitMeta } from './src/build/commitMeta.ts'
import { pageTextsModules } from './src/build/pageTexts.ts'
import { prerender } from './src/build/prerender/prerenderPlugin.ts'
import { securityHeadersPlugin } from './src/build/securityHeadersPlugin.ts'
import { defaultSettings } from './test/defaultSettings.ts'
import { FileOrder } from './test/fileOrder.ts'
import { unitProjects } from './test/unitProjects.ts'

/** react-router names only its development files (remix-run/react-router#14102). Builds use the others: 0.5 kB less. */
const routerForProduction = [
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url)),
}))

/**
 * Lets builds leave out what of react-router nobody imports: names for developer tools keep it in, and calls that are not
 * marked as pure (remix-run/react-router#15299). 2 kB less; were it to find nothing, a build would only be heavier.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (?=React\d*\.(?:createContext|forwardRef)\()/g, '= /* @__PURE__ */ '),
  },
}

// From Node 25 on there is a global `localStorage`, which hides jsdom's; before, Node does not know the flag.
const jsdomOwnsStorage = Number.parseInt(process.versions.node, 10) >= 25 ? ['--no-experimental-webstorage'] : []

export default defineConfig(({ mode, command, isSsrBuild }) => ({
  publicDir: 'src/public',
  plugins: [
    react(),
    mockServiceWorker(mode),
    securityHeadersPlugin(mode),
    commitMeta(),
    pageTextsModules(),
    prerender(),
    unusedRouterParts,
  ],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? routerForProduction : [] },
  css: {
    preprocessorOptions: { scss: { loadPaths: ['src'] } },
    // Readable class names while developing.
    modules: { generateScopedName: command === 'build' ? classNameInBuild : '[name]__[local]__[hash:base64:5]' },
  },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    manifest: true,
    sourcemap: false,
    target: oldestBrowsers,
    // Safari before 17 has no modulepreload: there, a page's files come one after the other.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Prerendering the static pages may take its time.
      checks: { pluginTimings: false },
      output: {
        // The renderer is one file: a part that loaders load again under another address would have its own state.
        codeSplitting: !isSsrBuild && {
          // Otherwise a group pulls in modules that the entry needs too, and the entry has to wait for it.
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
        // The entry lists all files of a page: names cost 0.7 kB of the first load; the manifest tells which is which.
        // The hash has 42 bits: too many for two of a visitor's files to collide.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  test: {
    reporters: ['default', './test/requirements/reporter.ts'],
    // More than there are cores: tests wait a fifth of their time (debounces, frames). The default leaves a core free.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: FileOrder },
    // What is compiled is kept on disk: the projects share it, and a file's next run starts in half the time.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      ...Object.entries(unitProjects()).map(([name, include]) => ({
        extends: true as const,
        test: {
          name,
          include,
          isolate: name.startsWith('unit-alone'),
          environment: name.endsWith('-node') ? 'node' : 'jsdom',
          // A thread starts sooner than a process.
          pool: 'threads' as const,
          setupFiles: ['test/setup.ts'],
          execArgv: jsdomOwnsStorage,
          env: defaultSettings,
          // A busy machine makes whole pages slow, not wrong.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      })),
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/globalSetup.ts'],
          // A worker loads Playwright and the harness once, and connects to the browser once.
          isolate: false,
          // The tests wait for the browser part of their time.
          maxWorkers: 3,
          // TEST_LATE slows the browser down (test/e2e/harness.ts).
          testTimeout: process.env.TEST_LATE ? 240_000 : 60_000,
          expect: { poll: { timeout: process.env.TEST_LATE ? 40_000 : 10_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
}))
