// A bug report: the log of a session, and beside it what state and address were at the end, with the same stand-ins.
import { sessionRedactor } from '@/replay/bundle'
import { wholeText } from './joinLogs'

/** One file: the log plus a `report` key, so that anything that reads a log reads this too. */
export function bugReportText(session: Parameters<typeof wholeText>[0]): string {
  const redactor = sessionRedactor(session)
  const log = JSON.parse(wholeText(session, 'qa', { redactor })) as object
  const state = redactor.state(session.getState()) as { navigation?: { current?: unknown } }
  return JSON.stringify({ ...log, report: { route: state.navigation?.current ?? null, state } })
}
