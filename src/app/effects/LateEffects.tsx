// What a change of page owes the reader: scroll position, focus, announcement, signs of waiting. With the other parts that
// come late (late.ts) a chunk of its own, loaded behind the first page, which owes nothing of it.

import { HeadTags } from './HeadTags'
import { LinkPrefetch } from './LinkPrefetch'
import { ProgressBar } from './ProgressBar'
import { RouteFocus } from './RouteFocus'
import { RouterMessage } from './RouterMessage'
import { ScrollKeeper } from './ScrollKeeper'
import { SessionSync } from './SessionSync'
import { StaleBuildReload } from './StaleBuildReload'

export { Notices } from '../layout/Notices'
export { ThemeSwitch } from '../layout/ThemeSwitch'

/** `landing` is the path of the first page: a change that came before this chunk is made up for. */
export function LateEffects({ landing }: { landing: string }) {
  return (
    <>
      <ScrollKeeper />
      <RouteFocus landing={landing} />
      <RouterMessage />
      <HeadTags />
      <ProgressBar />
      <StaleBuildReload />
      <LinkPrefetch />
      <SessionSync />
    </>
  )
}
