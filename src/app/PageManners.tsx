// What a change of page owes the reader: scroll position, focus, announcement. A chunk of its own, loaded behind the
// first page, which owes nothing of it.
import type { ReactNode } from 'react'
import { RouteFocus } from './RouteFocus'
import { ScrollKeeper } from './ScrollKeeper'

/** `landing` is the path of the first page: a change that came before this chunk is made up for. */
export default function PageManners({ landing }: { landing: string }): ReactNode {
  return (
    <>
      <ScrollKeeper />
      <RouteFocus landing={landing} />
    </>
  )
}
