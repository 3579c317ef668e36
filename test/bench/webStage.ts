// The environment of the web benches: builds on hosts of every kind over every protocol, each page's text without
// scripts, the framework floor, the mock backend, and a browser.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { startHttp } from '@mocks/http'
import { type Browser, chromium } from 'playwright-core'
import { securityHeaders } from '@/build/securityHeaders'
import { ensureBrowser, playwrightArguments } from '../browser'
import { allScreens, ownPaths } from '../e2e/screens'
import { demoSession } from '../e2e/session'
import { buildApp } from '../e2e/stage'
import { folderListener, headersOf } from '../e2e/staticServer'
import { runNode, viteProgram } from '../processes'
import { chosen, type Options } from './figures'
import { forwardTo, listen, makeCertificate, type Protocol, protocols } from './protocols'
import type { Stored } from './visit'
import { apiOf, hostsApart, renderPages, stillOf } from './webBuild'
import { type Host, hosts, type Target } from './webTables'

/** Every page, and the one that a link in an e-mail opens. */
const pages = [...allScreens.map(([path]) => path), '/verify-email?token=x']

/** What can be loaded, a browser, and how to stop everything. */
export interface WebStage {
  targets: Target[]
  browser: Browser
  /** What a visitor of this page brings along. */
  storedFor(target: Target): Promise<Stored>
  close(): Promise<void>
}

/** Builds the framework floor, test/bench/floor. */
async function buildFloor(folder: string): Promise<string> {
  const args = [viteProgram, 'build', 'test/bench/floor', '--outDir', folder, '--logLevel', 'error']
  const { code, output } = await runNode(args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(`The floor's build failed:\n${output}`)
  return folder
}

/** One build, and the folders that its hosts send. */
interface Site {
  build: string
  folders: Record<Host | 'static', string | undefined>
}

/** Serves the builds, or the one it makes, on the hosts by the protocols that were chosen, with the pages that were. */
export async function setWebStage(options: Options): Promise<WebStage> {
  const asked = {
    protocols: chosen('protocol', protocols, options.protocols),
    hosts: chosen('host', hosts, options.hosts),
    pages: chosen('page', pages, options.pages),
  }
  mkdirSync('.cache', { recursive: true })
  const workplace = mkdtempSync(resolve('.cache', 'bench-'))
  const api = await startHttp({ port: 0, memory: true, strict: true })
  const certificate = makeCertificate(workplace)
  const trust = `--ignore-certificate-errors-spki-list=${certificate.pin}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...playwrightArguments, trust] })
  const closers: (() => void)[] = []
  const serve = async (protocol: Protocol, listener: RequestListener): Promise<string> => {
    const { url, close } = await listen(protocol, certificate, listener)
    closers.push(close)
    return url
  }
  const forward = forwardTo(api.url)
  const apiUrls = { h1: api.url, h2: await serve('h2', forward) }
  const sessionFor = async (page: string): Promise<Stored> => (ownPaths.has(page) ? demoSession(api.url) : {})

  /** Serves a folder of a build; what one that was built for its own origin asks of the API comes here, too. */
  const serveFolder = (build: string, folder: string, protocol: Protocol, isPlain: boolean): Promise<string> => {
    const builtFor = apiOf(build) ?? api.url
    const apiUrl = apiUrls[protocol]
    const files = folderListener({
      folder,
      apiUrl,
      builtFor,
      headers: headersOf(build, apiUrl, builtFor),
      isPlain,
      quality: 11,
    })
    return serve(protocol, (request, response) =>
      /^\/(v1|media)\//.test(request.url ?? '') ? forward(request, response) : files(request, response),
    )
  }

  /** Makes the folders of a build. */
  const makeSite = async (build: string, number: number): Promise<Site> => {
    const builtFor = apiOf(build) ?? api.url
    const rendered = await renderPages(build, join(workplace, `rendered-${number}`), api.url, asked.pages)
    const still = join(workplace, `still-${number}`)
    cpSync(build, still, { recursive: true })
    const url = await serveFolder(build, build, 'h1', false)
    for (const [index, page] of asked.pages.entries()) {
      const html = await stillOf(page, rendered ?? build, { browser, url, stored: await sessionFor(page) })
      // As the build has it: the host puts its API's address in place.
      writeFileSync(join(still, `still-${index}.html`), html.replaceAll(api.url, builtFor))
    }
    return { build, folders: { plain: build, clean: build, rendered, static: still } }
  }

  /** Serves a build on all hosts. */
  const serveSite = async ({ build, folders }: Site, protocol: Protocol): Promise<Target[]> => {
    const urls = new Map<string, string>()
    for (const host of [...asked.hosts, 'static'] as const) {
      const folder = folders[host]
      if (folder) urls.set(host, await serveFolder(build, folder, protocol, host === 'plain'))
    }
    return asked.pages.flatMap((page, index) => {
      const own = { page, protocol, build: relative('.', build) }
      return [
        ...hostsApart(folders, asked.hosts, page).map((host) => ({ ...own, host, url: urls.get(host) + page })),
        { ...own, host: 'static' as const, url: `${urls.get('static')}/still-${index}` },
      ]
    })
  }

  const builds = options.builds ?? [await buildApp(workplace, 'production', api.url)]
  const sites: Site[] = []
  for (const [number, build] of builds.entries()) sites.push(await makeSite(resolve(build), number))
  const floor = await buildFloor(join(workplace, 'floor'))
  const targets: Target[] = []
  for (const protocol of asked.protocols) {
    for (const site of sites) targets.push(...(await serveSite(site, protocol)))
    const url = await serve(protocol, folderListener({ folder: floor, apiUrl: api.url, headers: securityHeaders({}) }))
    targets.push({ page: '/', host: 'floor', protocol, build: '', url })
  }
  return {
    targets,
    browser,
    storedFor: ({ page, host }) => sessionFor(host === 'static' ? '' : page),
    close: async () => {
      await browser.close()
      for (const close of closers) close()
      await api.close()
      rmSync(workplace, { recursive: true })
    },
  }
}
