// Vite's side of prerendering: a build writes the pages that need no data as HTML (docs/decisions/0021 explains why).
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { packageChunks } from '../chunkGroups.ts'
import { asking, contentOf, fileOf, filled, type PageFiles, type Prerendered, shellOf } from './htmlDocument.ts'

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
  const file = new RegExp(`/src/(pages|tools)/${page}/Page\\.tsx$`)
  const own = Object.values(bundle).find((item) => item.type === 'chunk' && item.moduleIds.some((id) => file.test(id)))
  if (own?.type !== 'chunk') throw new Error(`the build has no chunk of the page ${page}`)
  visit(own)
  const largestFirst = [...scripts].toSorted(([, one], [, other]) => other - one).map(([address]) => address)
  return { scripts: largestFirst, styles: [...styles] }
}

/** Those that the template does not request already. */
const missing = (addresses: readonly string[], template: string): string[] =>
  addresses.filter((address) => !template.includes(`"${address}"`))

type Drawing = typeof import('./renderPages')
type DrawnPages = Pick<Drawing, 'shells' | 'contentsForOthers'> & {
  drawn: Prerendered[]
  reads: Awaited<ReturnType<Drawing['firstReads']>>
}

/** Where the renderer of a build stands: `dist` has `dist-server` beside it. */
export const serverFolder = (outDir: string): string => `${outDir}-server`

/** Builds renderPages.tsx for Node, with the settings of the app's own build, and runs it. */
async function draw({ root, mode, configFile }: ResolvedConfig, folder: string): Promise<DrawnPages> {
  await build({
    root,
    mode,
    configFile,
    logLevel: 'error',
    // Whole: a server needs this folder and no packages, and gets those that a production build has.
    ssr: { noExternal: true },
    // A build for Node asks for it at run time: for each of thousands of checks that only development makes.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/build/prerender/renderPages.tsx',
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      // tsx, which runs the commands, reads all of it anew each time.
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  })
  // Another build in this process has the same address.
  const { href } = pathToFileURL(join(folder, 'render.mjs'))
  const { API_URL } = process.env
  // Nothing is sent, but addresses are made: a path alone (VITE_API_BASE_URL) is none outside a browser.
  process.env.API_URL = 'http://api.invalid'
  const { prerenderPages, firstReads, ...rest }: Drawing = await import(`${href}?${Date.now()}`)
  if (API_URL === undefined) delete process.env.API_URL
  else process.env.API_URL = API_URL
  return { ...rest, drawn: await prerenderPages(), reads: await firstReads() }
}

/** The packages' preloads become scripts: each runs in its own task once loaded, not all in one long task. */
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
    transformIndexHtml: (html, { bundle }) => (bundle ? evaluatedApart(html, bundle) : html),
    writeBundle: {
      order: 'post',
      async handler({ dir = config.build.outDir }, bundle) {
        if (config.build.ssr) return
        const template = readFileSync(join(dir, 'index.html'), 'utf8')
        const server = serverFolder(resolve(dir))
        const { drawn, reads, shells, contentsForOthers } = await draw(config, server)
        const shellFor = ({ name, marks }: Pick<Prerendered, 'name' | 'marks'>): string => {
          const { scripts, styles } = filesOf(bundle, name)
          const own = missing(styles, template)
          const origin = name in reads.pages ? calledOrigin(config) : undefined
          if (name !== 'home')
            return shellOf(template, marks, { scripts: missing(scripts, template), styles: own }, origin)
          // Home's document is sent for all other paths too: a script that only one page needs waits for its path.
          // Also what the template requests (the packages): its tags come after all of these.
          const pages = drawn.map((page) => {
            const files = filesOf(bundle, page.name)
            return {
              ...page,
              ...files,
              styles: missing(files.styles, template).filter((style) => !own.includes(style)),
            }
          })
          const others = { pages, contents: contentsForOthers(drawn) }
          return shellOf(template, marks, { scripts: [], styles: own }, origin, others)
        }
        // A document that comes with its data asks for none of it, but home's may stand for other pages.
        const askingFor = (document: string, { name }: { name: string }, hasData = false): string => {
          const pages = Object.entries(reads.pages).filter(([page]) => (page === name ? !hasData : name === 'home'))
          return asking(document, { ...reads, pages: pages.map(([, one]) => one) })
        }
        for (const page of drawn.filter(({ hasParameter }) => !hasParameter)) {
          const document = askingFor(filled(shellFor(page), contentOf(page)), page)
          writeFileSync(join(dir, fileOf(page.path)), document)
        }
        const documents = shells.map(({ name, paths }) => {
          const shell = shellFor({ name, marks: { page: paths } })
          return [name, askingFor(shell, { name }, true)]
        })
        writeFileSync(join(server, 'shells.json'), JSON.stringify(Object.fromEntries(documents)))
      },
    },
  }
}
