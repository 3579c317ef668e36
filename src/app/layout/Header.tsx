// The header of every page.
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { appName } from '@/brand'
import { marksOf } from '@/document/names'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { selectIsSignedIn } from '@/features/auth/model/selectors'
import { logOut } from '@/features/auth/model/sessionChanges'
import { useLogged } from '@/hooks/viewLog'
import { isRoute, lowerPath, routes } from '@/lib/paths'
import { waitAtMost } from '@/platform/waitAtMost'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Button, ButtonLink } from '@/ui/Button'
import { focusMain } from '@/ui/focusMain'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { late } from '@/ui/late'
import { Name } from '@/ui/Name'
import { useMediaQuery } from '@/ui/useMediaQuery'
import styles from './Header.module.scss'

const links = [
  { to: routes.chooseBusiness, text: 'Shkruaj një koment' },
  { to: routes.categories, text: 'Kategoritë' },
  { to: routes.about, text: 'Rreth nesh' },
  { to: routes.saved, text: 'Të ruajturat' },
]
const menuId = 'site-menu'

interface UserMenuProps {
  /** Logs out. */
  onLeave: () => void
}

// Visitors never need it.
const { Late: UserMenu, preload } = late<UserMenuProps>(() => import('./UserMenu').catch(() => ({ default: LogOut })))

/** Loads the user's menu ahead. */
export const preloadUserMenu = preload

/** In place of a menu that could not be loaded. */
const LogOut = ({ onLeave }: UserMenuProps) => (
  <Button variant="outline" size="sm" onClick={onLeave}>
    Dil
  </Button>
)

/** Whether a path is `place` or below it. */
const isWithin = (place: string, pathname: string) => `${lowerPath(pathname)}/`.startsWith(`${place}/`)

/** Closes it; does nothing in browsers without popovers. */
const hide = (popover: HTMLElement | null) => popover?.hidePopover?.()

/** State for a native popover: put `popover` and `onToggle` on it. A new `resetKey` (a new page) closes it, too. */
function usePopover(name: string, resetKey: string) {
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // It may have been opened before hydration; a browser without popovers does not know the selector.
  useLayoutEffect(() => {
    const element = popover.current
    if (element && 'showPopover' in element) setIsOpen(element.matches(':popover-open'))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what closes it.
  useEffect(() => () => hide(popover.current), [resetKey])
  useEffect(() => {
    if (!isOpen) return
    const onFocus = ({ target }: FocusEvent) => {
      if (!popover.current?.parentElement?.contains(target as Node)) hide(popover.current)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [isOpen])
  return {
    popover,
    isOpen: useLogged(name, isOpen, false),
    onToggle: ({ newState }: { newState: string }) => setIsOpen(newState === 'open'),
    close: () => hide(popover.current),
  }
}

/** Logo, navigation and account; where they do not fit in a row, the last two are a popover. */
export function Header() {
  const { key, pathname } = useLocation()
  const isWide = useMediaQuery('(width >= 54rem)') // styles/_mixins.scss: header-row
  const menu = usePopover('menu', `${key} ${isWide}`)
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const dispatch = useAppDispatch()
  const [isLeaving, setIsLeaving] = useState(false)
  // The user is logged out here at once; only the call that tells the server is still under way.
  const leave = async () => {
    menu.close()
    focusMain() // the button goes with the user
    setIsLeaving(true)
    await waitAtMost(dispatch(logOut()))
    setIsLeaving(false)
  }
  // The boot script has hidden what only visitors need if there may be a session.
  useEffect(() => {
    if (marksOf(document.documentElement).session === '') void preload()
  }, [])
  useLayoutEffect(() => {
    if (isSignedIn !== undefined) delete marksOf(document.documentElement).session
  }, [isSignedIn])
  return (
    <header className={styles.header} data-noprint>
      <div className={styles.bar}>
        <Link className={styles.logo} to={routes.home} aria-label={`${appName}, kryefaqja`}>
          <span className={styles.mark}>
            <Icon name="star" />
          </span>
          <Name>{appName}</Name>
        </Link>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={menuId}
          aria-label={menu.isOpen ? 'Mbyll menynë' : 'Hap menynë'}
        >
          <Icon name={menu.isOpen ? 'close' : 'menu'} />
        </button>
        <div id={menuId} className={styles.menu} popover="auto" ref={menu.popover} onToggle={menu.onToggle}>
          <nav aria-label="Navigimi kryesor">
            <ul className={styles.links}>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link className={styles.link} to={to} aria-current={isWithin(to, pathname) ? 'page' : undefined}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {isSignedIn ? (
            <Suspense>
              <UserMenu onLeave={leave} />
            </Suspense>
          ) : (
            !isLeaving && <Visitor />
          )}
        </div>
        {!isSignedIn && isLeaving && <p role="status">Duke dalë…</p>}
      </div>
    </header>
  )
}

/** Not to be returned to after log-in; and the address of a reset may hold a token (Q49). */
const withoutWayBack = [routes.home, routes.login, routes.signup, routes.verifyEmail, routes.resetPassword]

/** What visitors see instead of the user menu. Log-in leads back here; /login and /signup hand that on. */
function Visitor() {
  const { pathname, search, state } = useLocation()
  const { from } = readLoginRouterState(state)
  const here = withoutWayBack.some((route) => isRoute(route, pathname)) ? undefined : pathname + search
  return (
    <div className={styles.account}>
      <ButtonLink variant="outline" size="sm" to={routes.login} state={{ from: from ?? here }}>
        Hyr
      </ButtonLink>
      <ButtonLink size="sm" to={routes.signup} state={{ from }}>
        Regjistrohu
      </ButtonLink>
    </div>
  )
}
