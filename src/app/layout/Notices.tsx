// The one place for status messages.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { authEvents } from '@/features/auth/model/slice'
import { type Notice, noticeDismissed } from '@/features/notices/model/slice'
import { isRoute, routes } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Alert, AutoHideAlert } from '@/ui/Alert'
import { Link } from '@/ui/Link'
import styles from './Notices.module.scss'

/** The live region stands before its first message, else it is not announced everywhere. Errors interrupt as alerts. */
export function Notices() {
  const notices = useAppSelector((state) => state.notices.items)
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  // A success made on the way to a page waits for it, and has its whole time there.
  const visible = isThere ? notices.filter(({ kind, staysFor }) => kind !== 'success' || staysFor === 0) : []
  const isError = ({ kind }: Notice) => kind === 'error'
  return (
    <section className={styles.notices} aria-label="Njoftime" data-noprint>
      {isThere && <SessionOver />}
      {visible.filter(isError).map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
      <div aria-live="polite">
        {visible
          .filter((notice) => !isError(notice))
          .map((notice) => (
            <OneNotice key={notice.id} notice={notice} />
          ))}
      </div>
    </section>
  )
}

/** A success hides by itself. The live region around it announces what is no error. */
function OneNotice({ notice: { id, kind, text } }: { notice: Notice }) {
  const dispatch = useAppDispatch()
  const Message = kind === 'success' ? AutoHideAlert : Alert
  return (
    <Message kind={kind} quiet={kind !== 'error'} onClose={() => dispatch(noticeDismissed(id))}>
      {text}
    </Message>
  )
}

/** Says that the session has expired (/login says it itself), or that it is somebody else's by now (Q74). */
function SessionOver() {
  const error = useAppSelector(({ auth }) => auth.error)
  const code = useAppSelector(({ auth }) => auth.errorCode)
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const isExpired = code === 'sessionExpired' && !isRoute(routes.login, pathname)
  if (!isExpired && code !== 'accountChanged') return null
  // A token in the address never enters the store, as the way back would with the log-in (Q49).
  const from = new URLSearchParams(search).has('token') ? undefined : pathname + search
  return (
    <Alert kind="error" onClose={() => dispatch(authEvents.CLEAR_ERROR())}>
      <span>{`${error} `}</span>
      {isExpired && (
        <Link to={routes.login} state={{ from }}>
          Hyr përsëri
        </Link>
      )}
    </Alert>
  )
}
