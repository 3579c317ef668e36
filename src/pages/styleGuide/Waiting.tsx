// The gallery's loading indicators.
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { Family, Sample } from './Sample'

/** Skeletons in every shape, the spinner alone and with a label. */
export function Waiting() {
  return (
    <Family id="waiting" title="Waiting">
      <Sample title="skeleton: heading, lines, circle, cards" as="column">
        <div>
          <Skeleton shape="heading" />
          <Skeleton count={3} />
        </div>
        <Skeleton shape="circle" />
        <div>
          <Skeleton shape="card" count={2} />
        </div>
      </Sample>
      <Sample title="spinner: beside a text, and alone with its label">
        <span>
          <Spinner /> Duke dalë…
        </span>
        <Spinner label="Duke ngarkuar…" />
      </Sample>
    </Family>
  )
}
