// The businesses of a saved list, fetched one by one, and what could not be shown of it.
import { useMemo, useRef, useState } from 'react'
import { useList } from '@/api'
import { businessLists } from '@/features/businesses/model/businessLists'
import { businessRequest } from '@/features/businesses/model/businessRequests'
import { savedForgotten } from '@/features/businesses/model/savedList'
import { BusinessCard } from '@/features/businesses/ui/BusinessCard'
import { useSaved } from '@/features/businesses/ui/useSaved'
import { plural } from '@/lib/albanianFormat'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'
import { type Order, sorted } from './sorted'

/** So many are asked for at a time. */
const AT_ONCE = 20

const requestOf = (id: string) => businessRequest(id, undefined)

interface ListProps {
  ids: readonly string[]
  order: Order
  /** This device's own, from which may be removed what no longer exists. */
  isOwn: boolean
}

/** Cards in the chosen order; a further part is requested once the one before has been answered or has failed. */
export function List({ ids, order, isOwn }: ListProps) {
  const dispatch = useAppDispatch()
  const cards = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState(AT_ONCE)
  const requested = ids.slice(0, wanted)
  const list = useList(businessLists.savedBusinesses, requested.map(requestOf))
  const { selectAnswer } = businessLists.savedBusinesses
  const failed = (isMissing: boolean) => (state: object) =>
    requested
      .filter((id) => {
        const { error } = selectAnswer(state, requestOf(id))
        return error && (error.kind === 'notFound') === isMissing
      })
      .join()
  const saved = useSaved()
  const missing = useAppSelector(failed(true))
    .split(',')
    .filter((id) => id && (!isOwn || saved?.ids.includes(id)))
  const hasBroken = useAppSelector(failed(false)) !== ''
  if (!list.isFetching && wanted < ids.length) setWanted(wanted + AT_ONCE)
  // All at once: each comes at its own time, and the order would move those that are there.
  const [isWhole, setIsWhole] = useState(false)
  if (!isWhole && !list.isFetching && wanted >= ids.length) setIsWhole(true)
  const businesses = useMemo(() => (isWhole ? sorted(list.items, order) : []), [isWhole, list.items, order])
  // The button that is pressed goes with what it says.
  const toCards = () => cards.current?.focus()

  return (
    <>
      <VisuallyHidden role="status">
        {list.isFetching ? 'Duke ngarkuar bizneset...' : plural(businesses.length, 'biznes', 'biznese')}
      </VisuallyHidden>
      {!list.isFetching && missing.length > 0 && (
        <Alert kind="info">
          <span>
            {missing.length === 1
              ? 'Një biznes i listës nuk gjendet më. '
              : `${missing.length} biznese të listës nuk gjenden më. `}
          </span>
          {isOwn && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                toCards()
                dispatch(savedForgotten(missing))
              }}
            >
              Hiqi nga lista
            </Button>
          )}
        </Alert>
      )}
      {!list.isFetching && hasBroken && (
        <ErrorState kind={list.error?.kind} title="Gabim në ngarkimin e bizneseve" message={list.error?.message}>
          <Button
            onClick={() => {
              toCards()
              list.retry()
            }}
          >
            Provo Përsëri
          </Button>
        </ErrorState>
      )}
      <ul ref={cards} tabIndex={-1} className={styles.cards} aria-label="Bizneset e ruajtura">
        {businesses.map((business) => (
          <li key={business._id}>
            <BusinessCard business={business} />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <div className={styles.cards}>
          <Skeleton shape="card" count={Math.min(ids.length, 8)} />
        </div>
      )}
    </>
  )
}
