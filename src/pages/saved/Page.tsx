// The saved businesses as a list for a trip: this device's own, or one that came with the address.

import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { savedTogether } from '@/features/businesses/model/savedList'
import { useSaved } from '@/features/businesses/ui/useSaved'
import { useLogged } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { SAVED_LIMIT, tidyIds } from '@/storage/savedBusinesses'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { ShareButton } from '@/ui/directory/ShareButton'
import { focusMain } from '@/ui/focusMain'
import { PageFrame } from '@/ui/PageFrame'
import { Select } from '@/ui/Select'
import { EmptyState } from '@/ui/StateBox'
import { List } from './List'
import styles from './Page.module.scss'
import { type Order, orders } from './sorted'

const title = 'Lista ime e udhëtimit'
const none: readonly string[] = []

/** This device's list. What is taken off it stays on the page until it is left, so that a slip of the finger costs nothing. */
function useOwnIds() {
  const saved = useSaved()
  const [own, setShown] = useState(none)
  const shown = useLogged('savedShown', own, none)
  const added = saved?.ids.filter((id) => !own.includes(id)) ?? none
  if (added.length > 0) setShown([...own, ...added])
  return { saved, shown }
}

/** Whose list it is depends on the address alone: `?biznese=` holds one to look at, `?rendit=` the order of either. */
export default function SavedPage() {
  const dispatch = useAppDispatch()
  const [query] = useSearchParams()
  const text = useLogged('givenList', query.get('biznese'), null)
  const given = useMemo(() => (text === null ? null : tidyIds(text.split(','))), [text])
  const order = useLogged<Order>('savedOrder', query.get('rendit') === 'vleresimi' ? 'vleresimi' : 'emri', 'emri')
  const { saved, shown } = useOwnIds()
  const ids = given ?? shown
  const addressOf = (wanted: Order, list: readonly string[] | null) => {
    const params = [
      list && `biznese=${list.map(encodeURIComponent).join(',')}`,
      wanted === 'vleresimi' && 'rendit=vleresimi',
    ]
    const search = params.filter(Boolean).join('&')
    return search ? `${routes.saved}?${search}` : routes.saved
  }
  const isAllSaved = given?.every((id) => saved?.ids.includes(id))

  return (
    <PageFrame
      heading={given ? 'Një listë udhëtimi për ty' : title}
      description="Bizneset që ke ruajtur, me adresë dhe telefon, për t'i marrë me vete."
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
        <List key={text} ids={ids} order={order} isOwn={given === null} />
      ) : (
        (saved || given) && (
          <EmptyState
            title="Ende pa biznese të ruajtura"
            message="Shtyp shenjën “Ruaj” te një biznes dhe ai del këtu, gati për udhëtim."
          >
            <ButtonLink to={routes.categories}>Shiko Kategoritë</ButtonLink>
          </EmptyState>
        )
      )}
    </PageFrame>
  )
}
