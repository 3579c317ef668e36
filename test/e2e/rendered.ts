// The live server in front of this worker's API: pages with their data as HTML.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { inject } from 'vitest'
import { createServer } from '@/tools/server/app'
import { filesOf } from '@/tools/server/files'
import { previewPicture } from '@/tools/server/previewPicture'
import { loadSite } from '@/tools/server/renderer'
import { apiUrl, ownOrigins } from './harness'

const builds = inject('e2e').builds

/** What is different from the usual site. */
interface Difference {
  /** Alters a document on its way. */
  change?: (html: string) => string
  /** Answers the renderer in place of the API: with an object, or as it likes. */
  standIn?: (path: string) => object | Response | Promise<never>
  /** How long the renderer waits for the API, in ms. */
  patience?: number
}
let different: Difference = {}

/** As the static host of the other tests does: the build may have been made for another worker's API. */
const forThisApi = (text: string): string => text.replaceAll(builds.builtFor, apiUrl)

/** The API as the renderer knows it. */
async function apiAnswer({ url, headers }: Request): Promise<Response> {
  const { pathname, search } = new URL(url)
  const answer = await different.standIn?.(pathname.replace('/v1', ''))
  if (answer) return answer instanceof Response ? answer : Response.json(answer)
  const asked = Object.fromEntries([...headers].filter(([name]) => /^(accept|content-type)$/.test(name)))
  const found = await fetch(apiUrl + pathname + search, { headers: asked })
  // Without its headers: it is no longer compressed.
  return new Response(await found.text(), { status: found.status })
}

async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
  await new Promise((listening) => server.once('listening', listening))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function start(folder: string): Promise<string> {
  const files = await filesOf(folder)
  const { render, hasData, isDeclared } = await loadSite(`${folder}-server`, await listen(apiAnswer))
  let origin = ''
  const app = createServer({
    files: async (path, request) => {
      const found = await files(path, request)
      if (!found || !/\.(js|html)$/.test(path)) return found
      const { 'content-length': _, ...headers } = Object.fromEntries(found.headers)
      return new Response(forThisApi(await found.text()), { status: found.status, headers })
    },
    render: async (path, query) => {
      const { change = (html) => html, patience = 30_000 } = different
      const document = await render(path, query, { origin, patience })
      return document && { ...document, html: change(forThisApi(document.html)) }
    },
    draw: previewPicture,
    hasData,
    isDeclared,
    origin,
    headers: JSON.parse(forThisApi(readFileSync(`${folder}-server/headers.json`, 'utf8'))),
  })
  origin = await listen(app.fetch)
  ownOrigins.add(origin)
  return origin
}

const started = new Map<string, Promise<string>>()

/** Its origin; from now on it is as usual, or different in this. */
export async function liveSite(difference: Difference = {}, folder = builds.app): Promise<string> {
  different = difference
  const origin = started.get(folder) ?? start(folder)
  started.set(folder, origin)
  return origin
}

/** The same in front of the build with the panel of the action log. */
export const liveGallery = (): Promise<string> => liveSite({}, builds.gallery)

/** What the usual site answers, as text. */
export async function documentAt(path: string): Promise<{ response: Response; html: string }> {
  const response = await fetch((await liveSite()) + path)
  return { response, html: await response.text() }
}
