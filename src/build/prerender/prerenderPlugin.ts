// Vite's side of prerendering: puts the boot script into index.html and, after a build, writes the pages that need no data
// as HTML (rendered by renderPages.tsx). docs/decisions/0008 explains why.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { bootScript } from '../../lib/bootScript.ts'
import { packageChunks } from '../chunkGroups.ts'
import { documentOf, fileOf, type PageFiles, type Prerendered, put, referrerRule } from './htmlDocument.ts'

type Bundle = Rolldown.OutputBundle

/** The files a page needs for its first paint; the largest scripts first, since they take longest. */
function filesOf(bundle: Bundle, page: string): PageFiles {
  const scripts = new Map<string, number>()
  const styles = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (scripts.has(`/${chunk.fileName}`)) return
    scripts.set(`/${chunk.fileName}`, chunk.code.length)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') visit(next)
    }
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${name}`)
  }
  const own = Object.values(bundle).find(
    (item) => item.type === 'chunk' && item.moduleIds.some((id) => id.endsWith(`/src/pages/${page}/Page.tsx`)),
  )
  if (own?.type !== 'chunk') throw new Error(`the build has no chunk of the page ${page}`)
  visit(own)
  const largestFirst = [...scripts].toSorted(([, one], [, other]) => other - one).map(([address]) => address)
  return { scripts: largestFirst, styles: [...styles] }
}

/** Those that the template does not request already. */
const missing = (addresses: readonly string[], template: string): string[] =>
  addresses.filter((address) => !template.includes(`"${address}"`))

type Drawing = Pick<typeof import('./renderPages'), 'prerenderPages' | 'livePages'>

/** Builds renderPages.tsx for Node, with the settings of the app's own build, and runs it. */
async function draw({
  root,
  mode,
  configFile,
}: ResolvedConfig): Promise<{ drawn: Prerendered[] } & Pick<Drawing, 'livePages'>> {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // Inside the project, so that Node finds the packages.
  const folder = mkdtempSync(join(cache, 'prerender-'))
  try {
    await build({
      root,
      mode,
      configFile,
      logLevel: 'error',
      build: {
        ssr: 'src/build/prerender/renderPages.tsx',
        outDir: folder,
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    })
    const { prerenderPages, livePages }: Drawing = await import(pathToFileURL(join(folder, 'render.mjs')).href)
    return { drawn: await prerenderPages(), livePages }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * The packages' preloads become scripts: each is evaluated when it has come, while others still load, in a task of its own.
 * As mere imports of the entry they would be evaluated after the last of them, in one long task.
 */
function evaluatedApart(html: string, bundle: Bundle): string {
  return packageChunks.reduce((text, name) => {
    const file = Object.values(bundle).find((item) => item.type === 'chunk' && item.name === name)?.fileName
    const preload = `<link rel="modulepreload" crossorigin href="/${file}">`
    if (!text.includes(preload)) throw new Error(`index.html does not preload the chunk ${name}`)
    return text.replace(preload, `<script type="module" async crossorigin src="/${file}"></script>`)
  }, html)
}

/** The origin of the API, if it is another one and is really called. */
function calledOrigin({ env }: ResolvedConfig): string | undefined {
  const address = String(env.VITE_API_BASE_URL ?? '').trim()
  return env.VITE_API_MOCKS !== 'on' && /^https?:/i.test(address) ? new URL(address).origin : undefined
}

/** The plugin. */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml(html, { bundle }) {
      const booting = put(html, referrerRule, (rule) => `${rule}\n    <script>${bootScript}</script>`)
      return bundle ? evaluatedApart(booting, bundle) : booting
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = config.build.outDir }, bundle) {
        if (config.build.ssr) return
        const template = readFileSync(join(dir, 'index.html'), 'utf8')
        const { drawn, livePages } = await draw(config)
        // Also what the template requests (the packages): its tags come after all of these.
        const others = livePages.map(({ name, paths }) => {
          const { scripts, styles } = filesOf(bundle, name)
          return { paths, scripts, styles: missing(styles, template) }
        })
        for (const page of drawn) {
          const { scripts, styles } = filesOf(bundle, page.name)
          const files = { scripts: missing(scripts, template), styles: missing(styles, template) }
          const origin = page.hasRequests ? calledOrigin(config) : undefined
          const isFallback = page.name === 'home'
          // Home's document is sent for other paths too, so its own scripts wait for its path as theirs do for theirs.
          const itself = { paths: page.paths, scripts: files.scripts, styles: [], isPrerendered: true }
          const live = isFallback ? [itself, ...others] : []
          const document = documentOf(template, page, isFallback ? { ...files, scripts: [] } : files, origin, live)
          writeFileSync(join(dir, fileOf(page.path)), document)
        }
      },
    },
  }
}
