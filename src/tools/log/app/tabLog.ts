// Leaves a page's log, with stand-ins, for the tab's next load, until the session ends. Each load has its own log.
import type { AppStore } from '@/app/store'
import { selectUserId } from '@/features/auth/model/selectors'
import { listen } from '@/platform/listen'
import { log } from '@/platform/logger'
import { chunksSince, logText, type Session } from '@/replay/bundle'
import type { Chunk } from '@/replay/recorder'
import { clockOffset } from '@/replay/redact/redact'
import { readStoredUser } from '@/session/storedUser'
import { leaveTabLogs, TAB_LOGS_LENGTH, type TabLog, takeTabLogs } from '@/storage/tabLogs'

/** The tab of a running session. */
export interface RunningTab {
  /** Its name and the number of this load, for the session's own files. */
  tab: { id: string; load: number }
  /** By how much the clock of the tab's logs is ahead: one for all loads, so that they can stand in one file. */
  clockOffset: number
  /** The logs of its earlier loads, the latest first. */
  earlier: () => readonly TabLog[]
  /** Leaves everything for the tab's next load. */
  leave: () => void
  /** Does nothing of itself from now on. */
  stop: () => void
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(1)).join('').slice(-4).padStart(4, '0')

const countOf = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { actions }) => sum + actions.length, 0)

/** The beginning of the session and the newest part of it that there is room for; undefined where it has no action. */
function fittingText(session: Session, chunks: readonly Chunk[]): Pick<TabLog, 'text' | 'actions'> | undefined {
  const [first, ...rest] = chunks
  if (!first) return undefined
  const text = logText({ ...session, recorder: { chunks: () => chunks } }, 'reload')
  if (text.length <= TAB_LOGS_LENGTH) return { text, actions: countOf(chunks) }
  return rest.length > 0 ? fittingText(session, [first, ...rest.slice(Math.ceil(rest.length / 2))]) : undefined
}

/** Takes over what the load before has left, leaves this one's log when its page goes; `onEnd`: a session has ended. */
export function keepTabLog(session: Session, store: AppStore, onEnd: () => void = () => undefined): RunningTab {
  const left = takeTabLogs()
  const tab = { id: left?.tab ?? newId(), load: (left?.load ?? 0) + 1 }
  const isTheirs = left && (left.user === null || left.user === readStoredUser()?._id)
  let earlier: readonly TabLog[] = isTheirs ? left.logs : []
  const ahead = isTheirs ? left.clockOffset : clockOffset(Date.now())
  let user = selectUserId(store.getState())
  /** What came before belongs to a session that has ended. */
  let since = 0
  const forget = () => {
    earlier = []
    since = store.recorder.chunks().reduce((_, { first, actions }) => first + actions.length, 0)
  }

  const stopFollowing = store.subscribe(() => {
    const now = selectUserId(store.getState())
    if (now === user) return
    if (user !== undefined) {
      forget()
      // Lists and cache go in the actions that follow.
      setTimeout(forget)
      onEnd()
    }
    user = now
  })
  const ownLogs = (): TabLog[] => {
    try {
      const text = fittingText({ ...session, tab, clockOffset: ahead }, chunksSince(store.recorder.chunks(), since))
      return text ? [{ ...text, load: tab.load }] : []
    } catch (error) {
      log.error('The log of this page load cannot be written', error)
      return []
    }
  }
  const leave = () =>
    leaveTabLogs({
      tab: tab.id,
      load: tab.load,
      clockOffset: ahead,
      user: user ?? null,
      logs: [...ownLogs(), ...earlier],
    })
  /** Back brought the page as it was: what it left is running again, and loads after it are over. */
  const pageshow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const logs = takeTabLogs()?.logs ?? []
    earlier = logs.filter(({ load }) => load !== tab.load)
  }
  const stopListening = listen(window, { pagehide: leave, pageshow })
  return {
    tab,
    clockOffset: ahead,
    earlier: () => earlier,
    leave,
    stop: () => {
      stopFollowing()
      stopListening()
    },
  }
}
