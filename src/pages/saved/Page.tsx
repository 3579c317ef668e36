// The saved businesses: this device's own list, or one from the address.
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAnswers } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { businessRequest } from '@/features/businesses/model/businessRequests'
import { businessName, openFirst } from '@/features/businesses/model/businessTexts'
import { savedForgotten, savedTogether } from '@/features/businesses/model/savedList'
import { BusinessCard } from '@/features/businesses/ui/BusinessCard'
import { useSaved } from '@/features/businesses/ui/useSaved'
import { useNamedCategories } from '@/features/categories/ui/useNamedCategories'
import { useLogged } from '@/hooks/viewLog'
import { plural } from '@/lib/albanianFormat'
import { byAlphabet } from '@/lib/alphabet'
import { cleanId } from '@/lib/cleanText'
import { routes } from '@/lib/paths'
import { sharedListKey } from '@/lib/queryKeys'
import { inAddress } from '@/lib/wellFormed'
import { SAVED_LIMIT, tidyIds } from '@/storage/savedBusinesses'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { ShareButton } from '@/ui/directory/ShareButton'
import { ErrorState } from '@/ui/ErrorState'
import { focusMain } from '@/ui/focusMain'
import { Link } from '@/ui/Link'
import { PageFrame } from '@/ui/PageFrame'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/StateBox'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'

const title = 'Të ruajturat'
const none: readonly string[] = []

/** By name, or best first, of equals the one with more comments; as in the address. */
type Order = 'emri' | 'vleresimi'

const orders: readonly { value: Order; label: string }[] = [
  { value: 'emri', label: 'Sipas emrit' },
  { value: 'vleresimi', label: 'Më të vlerësuarat' },
]

/** The businesses in this order, of equal scores the one of more comments first; those not open come last. */
const sorted = (businesses: readonly Business[], order: Order): Business[] => {
  const lead = (one: Business, other: Business) =>
    order === 'vleresimi' ? other.averageRating - one.averageRating || other.reviewCount - one.reviewCount : 0
  const all = [...businesses].sort(
    (one, other) => lead(one, other) || byAlphabet(businessName(one), businessName(other)),
  )
  return openFirst(all)
}

const AT_ONCE = 20

const requestOf = (id: string) => businessRequest(id, undefined)

/** This device's list. A business taken off it stays on the page until that is left, in case of a slip. */
function useOwnIds() {
  const saved = useSaved()
  const [own, setShown] = useState(none)
  const shown = useLogged('savedShown', own, none)
  const added = saved?.ids.filter((id) => !own.includes(id)) ?? none
  if (added.length > 0) setShown([...own, ...added])
  return { saved, shown }
}

/** The address decides whose list it is: `?biznese=` holds one to look at, `?rendit=` the order of either. */
export default function SavedPage() {
  const dispatch = useAppDispatch()
  const query = new URLSearchParams(useLocation().search)
  const text = useLogged('givenList', query.get(sharedListKey), null)
  const given = useMemo(() => (text === null ? null : tidyIds(text.split(','))), [text])
  const order = useLogged<Order>('savedOrder', query.get('rendit') === 'vleresimi' ? 'vleresimi' : 'emri', 'emri')
  const { saved, shown } = useOwnIds()
  const ids = given ?? shown
  const addressOf = (by: Order, list: readonly string[] | null) => {
    const items = list && `${sharedListKey}=${list.map(inAddress).join(',')}`
    const search = [items, by === 'vleresimi' && 'rendit=vleresimi'].filter(Boolean).join('&')
    return search ? `${routes.saved}?${search}` : routes.saved
  }
  const isAllSaved = given?.every((id) => saved?.ids.includes(id))

  return (
    <PageFrame
      heading={given ? 'Një listë e ndarë me ty' : title}
      description="Bizneset që ke ruajtur, me adresë dhe telefon, për t’i marrë me vete."
      lead={
        given ? (
          <>
            <span>Dikush e ndau këtë listë me ty. </span>
            {/* The link goes with the list it stands over. */}
            <Link to={routes.saved} onClick={focusMain}>
              Lista ime
            </Link>
          </>
        ) : (
          `Bizneset që ke ruajtur, me adresë dhe telefon. Ruhen vetëm në këtë pajisje, deri në ${SAVED_LIMIT}.`
        )
      }
    >
      {saved && !saved.isLasting && (
        <Alert kind="warning" quiet>
          Shfletuesi nuk lejon ruajtjen: lista humbet kur mbyll faqen. Ndaje linkun që ta kesh edhe më vonë.
        </Alert>
      )}
      {ids.length > 0 && (
        <div className={styles.tools} data-noprint>
          <Select
            label="Rendit sipas"
            isLabelHidden
            value={order}
            onValue={(wanted) => dispatch(navigationRequested({ to: addressOf(wanted, given), replace: true }))}
            options={orders}
          />
          {given && (
            <Button size="sm" keepsFocus disabled={!saved || isAllSaved} onClick={() => dispatch(savedTogether(given))}>
              {isAllSaved ? 'E ruajtur në këtë pajisje' : 'Ruaji edhe këtu'}
            </Button>
          )}
          <ShareButton
            title={title}
            text="Shiko këtë listë biznesesh."
            path={addressOf(order, given ?? saved?.ids ?? none)}
          />
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            Printo
          </Button>
        </div>
      )}
      {ids.length > 0 ? (
        <List key={text} ids={ids} order={order} isOwn={given === null} addressOf={(list) => addressOf(order, list)} />
      ) : (
        (saved || given) && (
          <EmptyState
            title="Ende pa biznese të ruajtura"
            message="Shtyp shenjën “Ruaj” te një biznes dhe e gjen këtu sa herë të duash."
          >
            <ButtonLink to={routes.categories}>Shiko Kategoritë</ButtonLink>
          </EmptyState>
        )
      )}
    </PageFrame>
  )
}

interface ListProps {
  ids: readonly string[]
  order: Order
  /** This device's own, from which businesses that no longer exist may be removed. */
  isOwn: boolean
  /** Of a shared list of these. */
  addressOf: (ids: readonly string[]) => string
}

/** Cards in the chosen order; each further part is requested once the one before was answered or has failed. */
function List({ ids, order, isOwn, addressOf }: ListProps) {
  const dispatch = useAppDispatch()
  const cards = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState(AT_ONCE)
  const requested = ids.slice(0, wanted)
  const { answers, ...list } = useAnswers<Business>(requested.map(requestOf))
  const saved = useSaved()
  const failure = (at: number) => answers[at]?.error?.kind
  const missing = requested.filter((id, at) => failure(at) === 'notFound' && (!isOwn || saved?.ids.includes(id)))
  const hasBroken = answers.some(({ error }) => error && error.kind !== 'notFound')
  if (!list.isFetching && wanted < ids.length) setWanted(wanted + AT_ONCE)
  // What a chat has stuck to a shared link belongs to no id: one look without it.
  const tidied = ids.map((id, at) => (!isOwn && failure(at) === 'notFound' ? cleanId(id) : id))
  const better = !list.isFetching && tidied.some((id, at) => id !== ids[at]) ? addressOf(tidied) : undefined
  useEffect(() => {
    if (better) dispatch(navigationRequested({ to: better, replace: true }))
  }, [better, dispatch])
  // All at once: they come at different times, and sorting would move those that are there.
  const [isWhole, setIsWhole] = useState(false)
  if (!isWhole && !list.isFetching && wanted >= ids.length) setIsWhole(true)
  const items = useNamedCategories(list.items)
  const businesses = useMemo(() => (isWhole ? sorted(items, order) : []), [isWhole, items, order])
  // The pressed button goes with its message.
  const leaving = (act: () => void) => () => {
    cards.current?.focus()
    act()
  }

  return (
    <>
      <VisuallyHidden role="status">
        {list.isFetching ? 'Duke ngarkuar bizneset...' : plural(businesses.length, 'biznes', 'biznese')}
      </VisuallyHidden>
      {!list.isFetching && !better && missing.length > 0 && (
        <Alert kind="info">
          <span>
            {missing.length === 1
              ? 'Një biznes i listës nuk gjendet më. '
              : `${missing.length} biznese të listës nuk gjenden më. `}
          </span>
          {isOwn && (
            <Button variant="outline" size="sm" onClick={leaving(() => dispatch(savedForgotten(missing)))}>
              Hiqi nga lista
            </Button>
          )}
        </Alert>
      )}
      {!list.isFetching && hasBroken && (
        <ErrorState kind={list.error?.kind} title="Gabim në ngarkimin e bizneseve" message={list.error?.message}>
          <Button onClick={leaving(list.retry)}>Provo Përsëri</Button>
        </ErrorState>
      )}
      <ul ref={cards} tabIndex={-1} className={styles.cards} aria-label="Bizneset e ruajtura">
        {businesses.map((business) => (
          <li key={business._id}>
            <BusinessCard business={business} hasAddress />
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
