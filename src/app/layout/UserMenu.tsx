// The signed-in user's menu in the header.
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadProfile } from '@/features/auth/model/profile'
import { selectUser } from '@/features/auth/model/selectors'
import { useLogged } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { listen } from '@/platform/listen'
import { waitAtMost } from '@/platform/waitAtMost'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { Spinner } from '@/ui/Spinner'
import { useMediaQuery } from '@/ui/useMediaQuery'
import { DiscardedTexts } from './DiscardedTexts'
import styles from './UserMenu.module.scss'

const panelId = 'user-menu'

/** A click that the browser handles itself: it opens another tab or window. */
const isForBrowser = (click: MouseEvent) => click.ctrlKey || click.metaKey || click.shiftKey || click.altKey

/** Opens the profile's page after its response, or without one after a while; not if the user has left `place`. */
function useProfileOpening(place: string) {
  const dispatch = useAppDispatch()
  const [isOpening, setIsOpening] = useState(false)
  const now = useRef(place)
  useLayoutEffect(() => {
    now.current = place
  }, [place])
  const open = async (click: MouseEvent) => {
    if (isForBrowser(click)) return
    click.preventDefault()
    if (isOpening) return
    setIsOpening(true)
    await waitAtMost(dispatch(loadProfile()))
    setIsOpening(false)
    if (now.current === place) dispatch(navigationRequested({ to: routes.profile }))
  }
  return { isOpening, open }
}

/** Name, e-mail and three actions, behind a button unless they stand in the phone's menu; `onLeave` logs out. */
export default function UserMenu({ onLeave }: { onLeave: () => void }) {
  const { key } = useLocation()
  const menu = useDisclosure('userMenu', key)
  const isInMenu = useMediaQuery('(width < 54rem)') // styles/_mixins.scss: header-menu
  const user = useAppSelector(selectUser)
  const profile = useProfileOpening(key)
  const name = user?.name || user?.email || ''

  return (
    <div className={styles.area} ref={menu.area}>
      <DiscardedTexts />
      {!isInMenu && (
        <button
          type="button"
          className={styles.button}
          ref={menu.button}
          onClick={menu.toggle}
          aria-expanded={menu.open}
          aria-controls={panelId}
          aria-label={`Llogaria: ${name}`}
        >
          <Icon name="user" />
          <span className={styles.name} translate="no">
            {name}
          </span>
          <Icon name="down" />
        </button>
      )}
      {(menu.open || isInMenu) && (
        <div id={panelId} className={styles.panel}>
          <p className={styles.who}>
            <strong translate="no">{user?.name}</strong>
            <span>{user?.email}</span>
          </p>
          <nav aria-label="Menyja e përdoruesit">
            <ul className={styles.items}>
              <li>
                <Link to={routes.profile} onClick={profile.open} aria-busy={profile.isOpening || undefined}>
                  {profile.isOpening ? (
                    <>
                      <Spinner />
                      <span> Duke hapur profilin…</span>
                    </>
                  ) : (
                    'Profili im'
                  )}
                </Link>
              </li>
              <li>
                <Link to={routes.myReviews}>Komentet e mia</Link>
              </li>
              <li>
                <button type="button" onClick={onLeave}>
                  Dil
                </button>
              </li>
            </ul>
          </nav>
        </div>
      )}
    </div>
  )
}

/**
 * State for a disclosure: put `area` on the element around button and panel, `button` on the button. Escape, a press or
 * the focus outside, and a new `resetKey` (a new page) close it; a focus that was inside goes to the button.
 */
function useDisclosure(name: string, resetKey: string) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = useLogged(name, openAt === resetKey, false)

  // In the commit that takes the panel away: a passive effect would leave the focus on the body for some frames.
  useLayoutEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && area.current?.contains(target))) setOpenAt(null)
    }
    const stop = listen(document, { keydown: onKey, pointerdown: onElsewhere, focusin: onElsewhere })
    return () => {
      stop()
      // A link in the panel led to the page that is open already.
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [open])

  return { open, area, button, toggle: () => setOpenAt(open ? null : resetKey) }
}
