// The one place for status messages.
import { selectNotices } from '@/features/notices/model/selectors'
import { noticeDismissed } from '@/features/notices/model/slice'
import { useAppDispatch, useAppSelector } from '@/lib/store'
import { Alert } from '@/ui/Alert'
import css from './Notices.module.scss'

/** A live region that is always there, since one that comes together with its text is not announced everywhere. */
export function Notices() {
  const notices = useAppSelector(selectNotices)
  const dispatch = useAppDispatch()
  return (
    <section className={css.notices} aria-label="Njoftime" aria-live="polite" data-noprint>
      {notices.map(({ id, kind, text }) => (
        <Alert key={id} kind={kind} onClose={() => dispatch(noticeDismissed(id))}>
          {text}
        </Alert>
      ))}
    </section>
  )
}
