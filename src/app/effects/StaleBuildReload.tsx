// After a new deployment the chunks of the build in an open tab are gone: a page whose chunk does not come is then loaded
// afresh, with the new build (L10). It comes with the late parts (late.ts).
import { useEffect } from 'react'
import { reloadPage } from '@/lib/reloadPage'
import { claimReload } from '@/session/reloads'
import { isOpening } from '../opening'

/** The address of the running build's entry as its page has it. */
const entry = (): string | null | undefined => document.querySelector('script[type=module]')?.getAttribute('src')

async function reloadIfStale(): Promise<void> {
  // A part of a page that is missing does not cost what was typed on the page.
  if (!isOpening()) return
  const build = entry()
  const page = await fetch('/', { cache: 'no-store' }).then((reply) => reply.text())
  // Without a connection or a new build there is nothing better to load.
  if (build && page.includes('type="module"') && !page.includes(build) && claimReload(build)) reloadPage()
}

/** Watches for chunks that do not come; the error page stands until a new build is found. */
export function StaleBuildReload(): null {
  useEffect(() => {
    const onMissing = () => void reloadIfStale().catch(() => undefined)
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [])
  return null
}
