// What a list shows when it is empty, and why.
import { StateBox, type StateBoxProps } from './StateBox'

/** Says that there is nothing to show; the children are the next steps. */
export function EmptyState(props: StateBoxProps) {
  return <StateBox icon="search" {...props} />
}
