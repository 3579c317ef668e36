// Where a photo is: the one place that joins photo urls with the media address.
import { apiBaseUrl, mediaBaseUrl } from './env'

/**
 * The address of a photo: an absolute http(s) url as it is, a relative one after `base` with exactly one slash;
 * undefined for anything else (`data:`, `javascript:`, nothing), which is never requested.
 */
export function mediaUrl(url: string | undefined, base: string = mediaBaseUrl || apiBaseUrl): string | undefined {
  const text = url?.trim()
  if (!text) return undefined
  if (/^https?:\/\//i.test(text)) return text
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return undefined
  // Browsers drop tabs and newlines and read "\" as "/": without this, "/\t/host" would lead to another host.
  const path = text.replace(/[\t\n\r]/g, '').replace(/^[\\/]+/, '')
  return path ? `${base.replace(/\/+$/, '')}/${path}` : undefined
}
