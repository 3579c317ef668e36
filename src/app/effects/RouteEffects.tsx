// What every change of page needs: scroll position, focus, announcement, head tags, progress; and what watches links, tabs
// and builds.
import { HeadTags } from './HeadTags'
import { LinkPrefetch } from './LinkPrefetch'
import { ProgressBar } from './ProgressBar'
import { RouteFocus } from './RouteFocus'
import { RouterMessage } from './RouterMessage'
import { ScrollKeeper } from './ScrollKeeper'
import { SessionSync } from './SessionSync'
import { StaleBuildReload } from './StaleBuildReload'

/** All of them; rendered once, after the page. */
export function RouteEffects() {
  return (
    <>
      <ScrollKeeper />
      <RouteFocus />
      <RouterMessage />
      <HeadTags />
      <ProgressBar />
      <StaleBuildReload />
      <LinkPrefetch />
      <SessionSync />
    </>
  )
}
