// A log as a file that only whoever has its key can read, and the link that opens it in the panel. The file is packed, then encrypted, with
// a key and a start vector of its own. The link names the file and holds the key behind the #, which no browser sends to a server.
import { LogError } from '@/replay/actionLog'
import { LONGEST } from './readLog'

/** How a file begins. */
const MARK = new TextEncoder().encode('vlog1\n')
const IV = 12
/** The largest file that is read, in bytes: packed, a log is a tenth of its length. */
export const LARGEST = LONGEST / 4

/** A file, and the key to it as text for an address. */
interface Sealed {
  file: Blob
  key: string
}

type Bytes = Uint8Array<ArrayBuffer>

const toText = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromText = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (unit) => unit.charCodeAt(0))

/** Everything a stream gives, unless that is too much. */
async function read(stream: ReadableStream<Bytes>, most: number): Promise<Bytes> {
  const parts: Bytes[] = []
  let length = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > most) throw new LogError(`The log is too long: more than ${most} bytes`)
    parts.push(next.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function through(bytes: Bytes, transform: CompressionStream | DecompressionStream): ReadableStream<Bytes> {
  const { body } = new Response(bytes)
  return (body as ReadableStream<Bytes>).pipeThrough(transform as ReadableWritablePair<Bytes, Bytes>)
}

/** The browser has it on https and localhost only. */
function subtle(): SubtleCrypto {
  if (!globalThis.crypto?.subtle) throw new LogError('Encrypted logs need a page on https or localhost')
  return crypto.subtle
}

/** Packs and encrypts a log. */
export async function sealLog(text: string): Promise<Sealed> {
  const keyBytes = crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(IV))
  const key = await subtle().importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt'])
  const packed = await read(through(new TextEncoder().encode(text), new CompressionStream('gzip')), LARGEST)
  const secret = await subtle().encrypt({ name: 'AES-GCM', iv, additionalData: MARK }, key, packed)
  return { file: new Blob([MARK, iv, secret], { type: 'application/octet-stream' }), key: toText(keyBytes) }
}

/** Whether a file begins as one of these. */
const isSealed = (file: Bytes): boolean => MARK.every((byte, at) => file[at] === byte)

/** The text in a file; a LogError says why there is none. */
export async function openSealed(file: Bytes, keyText: string): Promise<string> {
  if (!isSealed(file)) throw new LogError('This is no encrypted log')
  if (!/^[\w-]{43}$/.test(keyText)) throw new LogError('The link is not complete: its key is cut or missing')
  const key = await subtle().importKey('raw', fromText(keyText), 'AES-GCM', false, ['decrypt'])
  const iv = file.slice(MARK.length, MARK.length + IV)
  const secret = file.slice(MARK.length + IV)
  let packed: ArrayBuffer
  try {
    packed = await subtle().decrypt({ name: 'AES-GCM', iv, additionalData: MARK }, key, secret)
  } catch {
    throw new LogError('The key of the link does not open this file, or the file is cut or changed')
  }
  const bytes = await read(through(new Uint8Array(packed), new DecompressionStream('gzip')), LONGEST)
  return new TextDecoder().decode(bytes)
}

/** The text of a log file, which is encrypted or not. */
export async function textOfFile(file: File, key: string | undefined): Promise<string> {
  // Checked before reading: a file that fills the memory would crash the page.
  if (file.size > LONGEST) throw new LogError(`The file is too long: ${file.size} bytes, at most ${LONGEST}`)
  const start = new Uint8Array(await file.slice(0, MARK.length).arrayBuffer())
  if (!isSealed(start)) return file.text()
  if (key === undefined) throw new LogError('The file is encrypted: open the link that came with it')
  return openSealed(new Uint8Array(await file.arrayBuffer()), key)
}

/** What a link says. */
export interface SharedLink {
  /** The file, without its ending. */
  name: string
  key: string
}

const pattern = /^#log=([\w-]{1,100})(?:&key=([\w-]*))?$/

/** Where a site keeps the files of its links. */
const fileOf = ({ name }: Pick<SharedLink, 'name'>): string => `/logs/${name}.vlog`

/** The address to hand on. */
export const addressOf = ({ name, key }: SharedLink): string => `${window.location.origin}/#log=${name}&key=${key}`

/** The file of a link, from the page's own site; undefined where it is not there: a host may send the app instead. */
export async function fetchShared(link: SharedLink): Promise<File | undefined> {
  try {
    const reply = await fetch(fileOf(link))
    const content = await reply.arrayBuffer()
    return reply.ok && isSealed(new Uint8Array(content)) ? new File([content], `${link.name}.vlog`) : undefined
  } catch {
    return undefined
  }
}

/** Whether this page's address is such a link. */
export const isSharedLink = (): boolean => pattern.test(window.location.hash)

/** The link that this page was opened with; the address bar and the history forget it at once. */
export function takeSharedLink(): SharedLink | undefined {
  const { hash, pathname, search } = window.location
  const [, name, key = ''] = pattern.exec(hash) ?? []
  if (!name) return undefined
  window.history.replaceState(window.history.state, '', pathname + search)
  return { name, key }
}
