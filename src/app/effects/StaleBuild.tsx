// After a deployment: the new build in place of the one that this tab runs.
import { useEffect } from 'react'
import { reloadPage } from '@/platform/reloadPage'
import { claimReload } from '@/storage/reloadOnce'
import { isOpening } from '../pageLoading'

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

/** When a page's chunk is gone after a deployment, the error page stands until the new build is loaded (L10). */
export default function StaleBuild(): null {
  useEffect(() => {
    const onMissing = () => void reloadIfStale().catch(() => undefined)
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [])
  return null
}
