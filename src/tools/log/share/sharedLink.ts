// A link that opens a log in the panel: it names an encrypted file, and holds its key behind the #, which no browser sends to a server.

import { isSealed } from './sealLog'

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
