// Vite's and Vitest's settings: how the app is served, built and tested.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockServiceWorker } from './api-mocks/vitePlugin'

export default defineConfig(({ mode }) => ({
  publicDir: 'src/public',
  plugins: [react(), mockServiceWorker(mode)],
  resolve: { tsconfigPaths: true },
  css: { preprocessorOptions: { scss: { loadPaths: ['src'] } } },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    manifest: true,
    sourcemap: false,
  },
  test: {
    reporters: ['default', './test/requirements/reporter.ts'],
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
