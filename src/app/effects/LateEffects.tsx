// What every change of page needs: scroll position, focus, announcement, progress. Shares a chunk with the other late
// parts (late.ts), loaded after the first page, which needs none of it.

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

/** `landing` is the path of the first page: a navigation made before this chunk loaded is still handled. */
export function LateEffects({ landing }: { landing: string }) {
  return (
    <>
      <ScrollKeeper landing={landing} />
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
