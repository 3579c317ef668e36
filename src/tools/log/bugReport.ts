// A bug report: the log of a session, and beside it what state and address were at the end, with the same stand-ins.
import { logText, type Session } from '@/replay/bundle'
import { makeRedactor } from '@/replay/redact/redact'

/** One file: the log plus a `report` key, so that anything that reads a log reads this too. */
export function bugReportText(session: Session): string {
  const redactor = makeRedactor()
  const log = JSON.parse(logText(session, 'qa', { redactor })) as object
  const state = redactor.state(session.getState()) as { navigation?: { current?: unknown } }
  return JSON.stringify({ ...log, report: { route: state.navigation?.current ?? null, state } })
}
