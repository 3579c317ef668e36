// A site for one walk: the production build behind a host of its own, and a mock backend of its own.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Facts, facts } from '@mocks/facts'
import { startHttp } from '@mocks/http'
import type { Personality } from '@mocks/stranger'
import { inject } from 'vitest'
import { folderListener, headersOf, listen } from '../staticServer'

/** Where it is, and what its server has. */
export interface Site {
  appUrl: string
  apiUrl: string
  facts: Facts
  /** Requests that broke the contract. */
  violations: string[]
  close(): Promise<void>
}

/** What a host does with a request for a file; `serve` answers as it should. */
type Host = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void

/** Starts one, with our demo data or the stranger's. */
export async function startSite(as: Personality, host: Host = (_request, _response, serve) => serve()): Promise<Site> {
  const { app: folder, builtFor } = inject('e2e').builds
  const api = await startHttp({ as, port: 0, memory: true, strict: true })
  const headers = headersOf(folder, api.url, builtFor)
  const listener = folderListener({ folder, apiUrl: api.url, builtFor, headers })
  const server = createServer((request, response) => host(request, response, () => listener(request, response)))
  return {
    appUrl: await listen(server),
    apiUrl: api.url,
    facts: facts[as],
    violations: api.violations,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await api.close()
    },
  }
}
