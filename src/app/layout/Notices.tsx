// The one place for status messages. It comes with the late parts (late.ts).
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { selectAuthError } from '@/features/auth/model/selectors'
import { authEvents } from '@/features/auth/model/slice'
import { selectNotices } from '@/features/notices/model/selectors'
import { type Notice, noticeDismissed } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/lib/store'
import { SESSION_EXPIRED } from '@/session/constants'
import { Alert } from '@/ui/Alert'
import css from './Notices.module.scss'

/** How long a success stays, in ms, counted from the page it is meant for. */
export const SUCCESS_STAYS = 5000

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
    <section className={css.notices} aria-label="Njoftime" data-noprint>
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

function OneNotice({ notice: { id, kind, text, staysFor } }: { notice: Notice }) {
  const dispatch = useAppDispatch()
  const dismiss = () => dispatch(noticeDismissed(id))
  return (
    <>
      <Alert kind={kind} onClose={dismiss}>
        {text}
      </Alert>
      {kind === 'success' && <Timer key={staysFor} onEnd={dismiss} />}
    </>
  )
}

/** Ends a notice; another key, on the page it was meant for, begins anew. */
function Timer({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setTimeout(end, SUCCESS_STAYS)
    return () => clearTimeout(timer)
  }, [])
  return null
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
