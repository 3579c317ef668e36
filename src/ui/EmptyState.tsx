// What a list shows when it is empty, and why.
import { StateBox, type StateBoxProps } from './StateBox'

/** Nothing to show, in words; the way on are the children. */
export function EmptyState(props: StateBoxProps) {
  return <StateBox icon="search" {...props} />
}
