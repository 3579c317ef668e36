// /komentet-e-mia: the user's own comments; its screen belongs to the reviews issue.
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'

/** The user's own comments; its screen belongs to the reviews issue. */
export default function MyCommentsPage() {
  return (
    <PageFrame heading="Komentet e mia">
      <Spinner label="Duke ngarkuar…" />
    </PageFrame>
  )
}
