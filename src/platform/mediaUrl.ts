// Where a photo is: the one place that joins photo urls with the media address.
import { apiBaseUrl, mediaBaseUrl } from './env'

/** A photo's address: http(s) as it is, a relative url after `base`; undefined for others (`data:`, `javascript:`). */
export function mediaUrl(url: string | undefined, base: string = mediaBaseUrl || apiBaseUrl): string | undefined {
  const text = url?.trim()
  if (!text) return undefined
  if (/^https?:\/\//i.test(text)) return text
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return undefined
  // Browsers drop tabs and newlines and read "\" as "/": without this, "/\t/host" would lead to another host.
  const path = text.replace(/[\t\n\r]/g, '').replace(/^[\\/]+/, '')
  return path ? `${base.replace(/\/+$/, '')}/${path}` : undefined
}
