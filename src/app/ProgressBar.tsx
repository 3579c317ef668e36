// A thin bar at the top while a page's chunk or an answer is long in coming.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type RootState, useAppSelector } from '@/lib/store'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { followOpening, isOpening } from './opening'
import css from './ProgressBar.module.scss'

/** What is quicker than this, in ms, needs no sign. */
export const PATIENCE = 400

const isAsking = ({ api }: RootState) =>
  [...Object.values(api.queries), ...Object.values(api.mutations)].some((call) => call?.status === 'pending')

/** True from `PATIENCE` ms after `isBusy` became true until it is false. */
function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isBusy && isSlow
}

/** The bar. That a page opens is announced; what a request is for, the page itself says. */
export function ProgressBar() {
  const isPage = useSyncExternalStore(followOpening, isOpening)
  const isRequest = useAppSelector(isAsking)
  const isSlow = useIsSlow(isPage || isRequest)
  const name = isPage ? 'Duke hapur faqen…' : 'Duke ngarkuar…'
  return (
    <>
      {isSlow && <div className={css.bar} role="progressbar" aria-label={name} data-noprint />}
      <VisuallyHidden live>{isSlow && isPage ? name : ''}</VisuallyHidden>
    </>
  )
}
