// Applies securityHeaders.ts: refuses addresses, puts boot script and policy into the page, sets a preview's headers.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { bundleBootScript } from './bundleBootScript.ts'
import { put, referrerRule } from './prerender/htmlDocument.ts'
import { serverFolder } from './prerender/prerenderPlugin.ts'
import { cacheControl, type Hosting, metaPolicy, refusedAddress, securityHeaders } from './securityHeaders.ts'

/** For Vite's mode (`production`, `demo`), whose settings name API and media; a build with a refused address throws. */
export function securityHeadersPlugin(mode: string): Plugin {
  let hosting: Hosting = {}
  let isForServer = false
  return {
    name: 'hosted-safely',
    async config({ build }, { command, isPreview }) {
      isForServer = Boolean(build?.ssr)
      const settings = loadEnv(mode, process.cwd())
      const names = ['VITE_API_BASE_URL', 'VITE_MEDIA_BASE_URL', 'VITE_ERROR_LOG_URL'] as const
      const refused = names.flatMap((name) => refusedAddress(name, settings[name]) ?? [])
      const [apiUrl, mediaUrl, errorLogUrl] = names.map((name) => settings[name]?.trim())
      if ((command === 'build' || isPreview) && refused.length > 0) throw new Error(refused.join('\n'))
      hosting = {
        // In dev it is made anew for each page, since its sources change.
        ...(command === 'build' && { bootScript: await bundleBootScript() }),
        ...{ apiUrl, mediaUrl, errorLogUrl },
        hasMocks: settings.VITE_API_MOCKS === 'on',
      }
    },
    // For the server that renders pages, where the build's settings are not known.
    writeBundle({ dir = '' }) {
      if (isForServer) writeFileSync(join(dir, 'headers.json'), JSON.stringify(securityHeaders(hosting)))
    },
    async transformIndexHtml(html, { server }) {
      const script = `<script>${hosting.bootScript ?? (await bundleBootScript())}</script>`
      // Not in dev: Vite's own client puts styles into the page.
      const policy = server
        ? ''
        : `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(hosting)}" />\n    `
      return put(html, referrerRule, (rule) => `${policy}${rule}\n    ${script}`)
    },
    // Those that the build was made for: a policy from this command's own settings could contradict the page's.
    configurePreviewServer(server) {
      const { root, build } = server.config
      const dist = resolve(root, build.outDir)
      const file = join(serverFolder(dist), 'headers.json')
      const built: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
      const headers = Object.entries({ ...securityHeaders(hosting), ...built })
      server.middlewares.use(({ url = '/' }, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        const path = url.replace(/\?.*/, '')
        const isMissing = /^\/(assets\/|[^/]+\.)/.test(path) && !existsSync(join(dist, path))
        response.setHeader('cache-control', isMissing ? 'no-store' : cacheControl(path))
        if (!isMissing) return next()
        // No page stands for a file that is missing.
        response.statusCode = 404
        response.end()
      })
    },
  }
}
