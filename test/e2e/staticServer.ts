// Serves a built folder as docs/deploy.md asks of a host: pages without their .html, fallback to index.html, security
// headers, immutable assets, packed. `folderListener` alone can stand behind other protocols, or only fall back.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cacheControl } from '@/build/securityHeaders'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const packers = {
  br: (body: Buffer, quality: number) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 9 }),
}

/** What has been packed by any server of this process: the sites of a run differ in the address of their API alone. */
const packedBodies = new Map<string, Buffer>()

function packOnce(coding: keyof typeof packers, body: Buffer, quality: number): Buffer {
  const key = `${coding} ${quality} ${createHash('sha1').update(body).digest('base64')}`
  const known = packedBodies.get(key) ?? packers[coding](body, quality)
  packedBodies.set(key, known)
  return known
}

/** Packs as browsers ask for it, each version of a file once. */
function makePacker(read: (name: string) => Promise<Buffer>, quality: number) {
  const packed = new Map<string, Buffer>()
  return async (name: string, accepted = ''): Promise<{ body: Buffer; headers: Record<string, string> }> => {
    const coding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
    if (!coding) return { body: await read(name), headers: {} }
    const { mtimeMs, size } = await stat(name)
    const key = `${coding} ${mtimeMs} ${size} ${name}`
    const small = packed.get(key) ?? packOnce(coding, await read(name), quality)
    packed.set(key, small)
    return { body: small, headers: { 'content-encoding': coding, vary: 'accept-encoding' } }
  }
}

const isFile = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => found.isFile(),
    () => false,
  )

/** A folder, and how it is sent. */
interface FolderHost {
  folder: string
  /** Replaces the address of the API that the app was built for. */
  apiUrl: string
  builtFor?: string
  /** Sent with every reply. */
  headers: Readonly<Record<string, string>>
  /** Knows no page but index.html: every path that is no file gets that. */
  isPlain?: boolean
  /** Of Brotli: 11 are the fewest bytes, for which a build takes two seconds of processor time, 40 times as much. */
  quality?: number
}

/** Answers requests for a folder's files. */
export function folderListener(host: FolderHost): RequestListener {
  const { folder, apiUrl, builtFor = apiUrl, headers, isPlain = false, quality = 5 } = host
  // As Latin-1, byte for byte: a font is no text.
  const pack = makePacker(
    async (name) =>
      builtFor === apiUrl
        ? readFile(name)
        : Buffer.from((await readFile(name, 'latin1')).replaceAll(builtFor, apiUrl), 'latin1'),
    quality,
  )
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(join(folder, decodeURIComponent(pathname)))
    const inside = path.startsWith(normalize(folder)) && !path.endsWith('/')
    // As `try_files $uri $uri.html /index.html`.
    const name = extname(path) === '' && !isPlain ? `${path}.html` : path
    const asset = inside && (await isFile(name)) ? name : undefined
    // A missing asset is missing; every other path is the app's.
    if (!asset && pathname.startsWith('/assets/')) {
      response.writeHead(404, headers).end()
      return
    }
    const file = asset ?? join(folder, 'index.html')
    const { body, headers: packing } = await pack(file, String(request.headers['accept-encoding'] ?? ''))
    response
      .writeHead(200, {
        ...headers,
        ...packing,
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': cacheControl(pathname),
      })
      .end(body)
  }
}

/** The headers that a build asks for, where an address is given with another API than it was built for. */
export const headersOf = (folder: string, apiUrl = '', builtFor = apiUrl): Record<string, string> =>
  JSON.parse(readFileSync(`${folder}-server/headers.json`, 'utf8').replaceAll(builtFor, apiUrl))

/** Has a server listen on a free port of 127.0.0.1; its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Serves on a free port of 127.0.0.1; the app may call only `apiUrl`, which replaces the one it was built for. */
export async function serveFolder(
  folder: string,
  apiUrl: string,
  builtFor = apiUrl,
): Promise<{ url: string; server: Server }> {
  const headers = headersOf(folder, apiUrl, builtFor)
  const server = createServer(folderListener({ folder, apiUrl, builtFor, headers }))
  return { url: await listen(server), server }
}
