// The one place for status messages.
import { selectNotices } from '@/features/notices/model/selectors'
import { noticeDismissed } from '@/features/notices/model/slice'
import { useAppDispatch, useAppSelector } from '@/lib/store'
import { Alert } from '@/ui/Alert'
import css from './Notices.module.scss'

/** Two live regions that are always there, since a region that comes with its text is not announced: errors interrupt. */
export function Notices() {
  const notices = useAppSelector(selectNotices)
  const dispatch = useAppDispatch()
  const list = (errors: boolean) =>
    notices
      .filter(({ kind }) => (kind === 'error') === errors)
      .map(({ id, kind, text }) => (
        <Alert key={id} kind={kind} quiet onClose={() => dispatch(noticeDismissed(id))}>
          {text}
        </Alert>
      ))
  return (
    <section className={css.notices} aria-label="Njoftime" data-noprint>
      <div role="alert">{list(true)}</div>
      <div role="status">{list(false)}</div>
    </section>
  )
}
