// The signed-in user's menu in the header (HEADER-07, HEADER-08); a chunk of its own, since visitors never need it.
import { Link, useLocation } from 'react-router-dom'
import { useLogoutMutation } from '@/api'
import { selectUser } from '@/features/auth/model/selectors'
import { routes } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/lib/store'
import { loggedOut, navigationRequested } from '@/session/events'
import { Icon } from '@/ui/Icon'
import { Spinner } from '@/ui/Spinner'
import { useDisclosure } from '@/ui/useDisclosure'
import css from './UserMenu.module.scss'

const panelId = 'user-menu'

/** Name, e-mail and the three ways on. `onLeave` closes the mobile menu around it. */
export default function UserMenu({ onLeave }: { onLeave: () => void }) {
  const { key } = useLocation()
  const menu = useDisclosure(key)
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  const [logout, { isLoading }] = useLogoutMutation()
  const name = user?.name || user?.email || ''

  // Whatever the server says, the visitor has left (HEADER-12); home comes first, so that no guard interferes (Q04).
  const leave = async () => {
    if (isLoading) return
    // The base query puts the stored refresh token in: an argument would stand in the state.
    await logout({ body: { refreshToken: '' } })
    menu.close()
    onLeave()
    dispatch(navigationRequested({ to: routes.home }))
    dispatch(loggedOut())
  }

  return (
    <div className={css.area} ref={menu.area}>
      <button
        type="button"
        className={css.button}
        ref={menu.button}
        onClick={menu.toggle}
        aria-expanded={menu.open}
        aria-controls={panelId}
        aria-label={`Llogaria: ${name}`}
      >
        <Icon name="user" />
        <span className={css.name}>{name}</span>
        <Icon name="down" />
      </button>
      {menu.open && (
        <div id={panelId} className={css.panel}>
          <p className={css.who}>
            <strong>{user?.name}</strong>
            <span>{user?.email}</span>
          </p>
          <nav aria-label="Menyja e përdoruesit">
            <ul className={css.items}>
              <li>
                <Link to={routes.profile}>Profili im</Link>
              </li>
              <li>
                <Link to={routes.myComments}>Komentet e mia</Link>
              </li>
              <li>
                <button type="button" onClick={leave} disabled={isLoading} aria-busy={isLoading || undefined}>
                  {isLoading ? (
                    <>
                      <Spinner /> Duke dalë…
                    </>
                  ) : (
                    'Dil'
                  )}
                </button>
              </li>
            </ul>
          </nav>
        </div>
      )}
    </div>
  )
}
