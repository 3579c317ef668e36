// The one place for status messages. It comes with the late parts (late.ts).
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { selectAuthError } from '@/features/auth/model/selectors'
import { authEvents } from '@/features/auth/model/slice'
import { selectNotices } from '@/features/notices/model/selectors'
import { type Notice, noticeDismissed } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/lib/store'
import { SESSION_EXPIRED } from '@/session/constants'
import { Alert } from '@/ui/Alert'
import { AutoHideAlert } from '@/ui/AutoHideAlert'
import styles from './Notices.module.scss'

/**
 * The region stands before its first message does, since a live region that comes together with its text is not announced
 * everywhere. Errors are alerts, which interrupt; everything else waits for its turn.
 */
export function Notices() {
  const notices = useAppSelector(selectNotices)
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  const shown = isThere ? notices : []
  const isError = ({ kind }: Notice) => kind === 'error'
  return (
    <section className={styles.notices} aria-label="Njoftime" data-noprint>
      {isThere && <SessionOver />}
      {shown.filter(isError).map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
      <div aria-live="polite">
        {shown
          .filter((notice) => !isError(notice))
          .map((notice) => (
            <OneNotice key={notice.id} notice={notice} />
          ))}
      </div>
    </section>
  )
}

/** A success goes by itself; on the page it was meant for (`staysFor` counts down) it begins anew, and is said again. */
function OneNotice({ notice: { id, kind, text, staysFor } }: { notice: Notice }) {
  const dispatch = useAppDispatch()
  const close = () => dispatch(noticeDismissed(id))
  return kind === 'success' ? (
    <AutoHideAlert key={staysFor} kind={kind} onClose={close}>
      {text}
    </AutoHideAlert>
  ) : (
    <Alert kind={kind} onClose={close}>
      {text}
    </Alert>
  )
}

/** The end of a session, wherever it was noticed; /login says it itself (Q09). Closing it is having read it. */
function SessionOver() {
  const error = useAppSelector(selectAuthError)
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  if (error !== SESSION_EXPIRED || pathname === routes.login) return null
  return (
    <Alert kind="error" onClose={() => dispatch(authEvents.CLEAR_ERROR())}>
      {`${error} `}
      <Link to={routes.login} state={{ from: pathname + search }}>
        Hyr përsëri
      </Link>
    </Alert>
  )
}
