// A thin bar at the top while a page's chunk or a response is slow to arrive.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { baseApi } from '@/api'
import { type AppDispatch, type RootState, useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isOpening, SHOWN_AFTER, subscribePageLoading } from '../pageLoading'
import styles from './ProgressBar.module.scss'

/** RTK Query's own subscriptions. They are in the state too, but half a second late. */
interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number
}

const subscriptionsOf = (dispatch: AppDispatch) =>
  dispatch(baseApi.internalActions.internal_getRTKQSubscriptions()) as unknown as Subscriptions

/** Whether a component waits for a response; prefetched requests (LinkPrefetch) do not count. */
const isAsking = ({ api }: RootState, { getSubscriptionCount }: Subscriptions) =>
  Object.entries(api.queries).some(([key, call]) => call?.status === 'pending' && getSubscriptionCount(key) > 0) ||
  Object.values(api.mutations).some((call) => call?.status === 'pending')

/** True from `SHOWN_AFTER` ms after `isBusy` became true until it is false. */
function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), SHOWN_AFTER)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isBusy && isSlow
}

/** The bar. Only the opening of a page is announced; for requests the page has its own status. */
export function ProgressBar() {
  const isPage = useSyncExternalStore(subscribePageLoading, isOpening, () => false)
  const dispatch = useAppDispatch()
  const [subscriptions] = useState(() => subscriptionsOf(dispatch))
  const isRequest = useAppSelector((state) => isAsking(state, subscriptions))
  const isSlow = useIsSlow(isPage || isRequest)
  const name = isPage ? 'Duke hapur faqen…' : 'Duke ngarkuar…'
  return (
    <>
      {isSlow && <div className={styles.bar} role="progressbar" aria-label={name} data-noprint />}
      <VisuallyHidden live>{isSlow && isPage ? name : ''}</VisuallyHidden>
    </>
  )
}
