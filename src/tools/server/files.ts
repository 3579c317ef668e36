// The files of a build, as Node reads them: a list made once, so that no path leads to anything else.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'
import { type Files, hasVersion } from './app.ts'

interface Listed {
  file: string
  size: number
  tag: string
}

async function list(folder: string): Promise<Map<string, Listed>> {
  const files = new Map<string, Listed>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    // Vite's manifest names source files.
    if (!entry.isFile() || path.startsWith('/.')) continue
    const { size, mtimeMs } = await stat(file)
    files.set(path, { file, size, tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}` })
  }
  return files
}

/** The files below `folder`. */
export async function filesOf(folder: string): Promise<Files> {
  const listed = await list(folder)
  return async (path, request) => {
    const one = listed.get(path)
    if (!one) return undefined
    const headers = { 'content-type': getMimeType(one.file) ?? 'application/octet-stream', etag: `"${one.tag}"` }
    if (hasVersion(request, one.tag)) return new Response(null, { status: 304, headers })
    const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(one.file)) as ReadableStream)
    return new Response(body, { headers: { ...headers, 'content-length': String(one.size) } })
  }
}
