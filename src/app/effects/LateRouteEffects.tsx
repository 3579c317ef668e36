// What every page needs and nobody waits for: the tags of the head, which HTML that came with its page has already, the look for a new
// build, the pages that links lead to, the drawing of a lost connection, and accounts that other tabs delete.
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageFromQuery } from '@/lib/pagination'
import { isPaged, lowerPath } from '@/lib/paths'
import { queryOf } from '@/lib/queryKeys'
import { businessDraftKey, deletedAccountKey } from '@/lib/storageKeys'
import { previewAddress, siteOrigin } from '@/platform/prerenderHead'
import { reloadPage } from '@/platform/reloadPage'
import { claimReload } from '@/storage/reloadOnce'
import { onTabNews } from '@/storage/tabNews'
import { isOpening } from '../pageLoading'
import { LinkPrefetch } from './LinkPrefetch'

const find = (selector: string) => document.head.querySelector(selector)

/** Sets an attribute of a tag in the head, creating the tag if needed; writes nothing when nothing changes. Without `text` the tag goes. */
function keep(tag: 'meta' | 'link', key: [name: string, value: string], name: string, text: string | undefined): void {
  let node = find(`${tag}[${key[0]}="${key[1]}"]`)
  if (text === undefined) {
    node?.remove()
    return
  }
  if (!node) {
    node = document.createElement(tag)
    node.setAttribute(...key)
    document.head.append(node)
  }
  if (node.getAttribute(name) !== text) node.setAttribute(name, text)
}

/** The canonical address: without filters, which only select from the same content, but with the page number of a list. */
function canonical(path: string, search: string): string {
  const page = pageFromQuery(queryOf(search))
  return `${siteOrigin()}${path}${page > 1 && isPaged(path) ? `?faqe=${page}` : ''}`
}

/** The preview picture follows the page, on a site that has them; what a document says of its own one holds for no other. */
function keepPicture(address: string): void {
  const image = find('meta[property="og:image"]')
  if (!image || image.getAttribute('content') === address) return
  image.setAttribute('content', address)
  for (const tag of document.head.querySelectorAll('[property^="og:image:"], [name="twitter:card"]')) tag.remove()
}

/** The tags read by search engines and link previews follow title and description wherever they are set; what is missing has no address. */
function HeadTags(): null {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const path = lowerPath(pathname)
    const follow = () => {
      const description = find('meta[name="description"]')?.getAttribute('content') ?? ''
      // src/ui/useMissingPage.ts
      const isMissing = find('meta[name="robots"]')
      const address = isMissing ? undefined : canonical(path, search)
      keep('meta', ['property', 'og:title'], 'content', document.title)
      keep('meta', ['property', 'og:description'], 'content', description)
      keep('meta', ['property', 'og:url'], 'content', address)
      keep('link', ['rel', 'canonical'], 'href', address)
      keepPicture(previewAddress(isMissing ? '' : path))
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
    return () => observer.disconnect()
  }, [pathname, search])
  return null
}

/** The address of the running build's entry, as written in its HTML. */
const entry = (): string | null | undefined => document.querySelector('script[type=module]')?.getAttribute('src')

async function reloadIfStale(): Promise<void> {
  // A missing part of a page is not worth losing what was typed there.
  if (!isOpening()) return
  const build = entry()
  const page = await fetch('/', { cache: 'no-store' }).then((reply) => reply.text())
  // Offline, or without a new build, a reload would not help.
  if (build && page.includes('type="module"') && !page.includes(build) && claimReload(build)) await reloadPage()
}

/**
 * After a deployment the chunks of an open tab's build are gone: when a page's chunk fails to load, the error page is shown until the
 * page is reloaded with the new build (L10).
 */
function StaleBuildReload(): null {
  useEffect(() => {
    const onMissing = () => void reloadIfStale().catch(() => undefined)
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [])
  return null
}

/** This tab's half-typed business goes with its author's account, which another tab has deleted. */
function forgetBusinessDraft(author: string): void {
  try {
    sessionStorage.removeItem(businessDraftKey + author)
  } catch {
    // Without session storage nothing was kept.
  }
}

/** All of them. */
export default function LateRouteEffects() {
  useEffect(() => onTabNews(deletedAccountKey, forgetBusinessDraft), [])
  return (
    <>
      <HeadTags />
      <StaleBuildReload />
      <LinkPrefetch />
      <OfflineDrawing />
    </>
  )
}

/** The drawing of a lost connection, which no file can bring then: it waits in the document, for ui/Picture. Shows nothing by itself. */
function OfflineDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0">
      <symbol
        id="offline"
        viewBox="0 0 120 90"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M16 78h88v7H16zM86 22h22v24H86z" fill="currentColor" stroke="none" opacity=".2" />
        <path d="M28 43L37 17h18l9 26z" fill="var(--accent)" />
        <path
          d="M34 78c0-5 4-8 12-8s12 3 12 8zM83 68h6a4 4 0 0 1 0 8h-6zM87 22h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H87a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3z"
          fill="var(--surface)"
        />
        <path d="M8 78h104M18 78v7M102 78v7M46 43v27M36 43v10M58 75c12 0 8-16 17-16 8 0 4 13 8 13M93 70h5M93 74h5M92 32v4M100 32v4" />
        <path d="M33.5 55.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z" fill="var(--gold)" />
        <path d="M79 52l-4 3M96 52v5M78 34h-5M112 54l3 3" stroke="var(--gold)" />
      </symbol>
    </svg>
  )
}
