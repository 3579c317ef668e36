// The live server in front of this worker's API: pages with their data as HTML.
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { inject } from 'vitest'
import { createServer } from '@/server/app'
import { filesOf } from '@/server/files'
import { loadSite } from '@/server/renderer'
import { apiUrl, ownOrigins } from './harness'

const { folder, builtFor } = inject('e2e').production

/** Alters a document on its way. */
type Change = (html: string) => string
let change: Change = (html) => html

/** As the static host of the other tests does: the build may have been made for another worker's API. */
const forThisApi = (text: string): string => text.replaceAll(builtFor, apiUrl)

async function start(): Promise<string> {
  const files = await filesOf(folder)
  const { render } = await loadSite(`${folder}-server`, apiUrl)
  let origin = ''
  const app = createServer({
    files: async (path, request) => {
      const found = await files(path, request)
      if (!found || !/\.(js|html)$/.test(path)) return found
      const { 'content-length': _, ...headers } = Object.fromEntries(found.headers)
      return new Response(forThisApi(await found.text()), { status: found.status, headers })
    },
    render: async (path, query, options) => {
      const document = await render(path, query, { origin, patience: options.patience ?? 30_000 })
      return document && { ...document, html: change(forThisApi(document.html)) }
    },
    origin,
    headers: {},
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
  await new Promise((listening) => server.once('listening', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  ownOrigins.add(origin)
  server.unref()
  return origin
}

let started: Promise<string> | undefined

/** Its origin; documents are altered by `altered` from now on. */
export async function liveSite(altered: Change = (html) => html): Promise<string> {
  change = altered
  started ??= start()
  return started
}

/** What it answers. */
export const answer = async (path: string, init?: RequestInit): Promise<Response> =>
  fetch((await liveSite(change)) + path, init)
