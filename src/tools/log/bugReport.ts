// A bug report: the log of a session, and beside it what state, address and page were at the end, with the same stand-ins.
import { sessionRedactor } from '@/replay/bundle'
import { wholeText } from './joinLogs'
import { drawPage } from './picture/drawPage'
import { pageText } from './picture/pageText'

/** The file, and the picture that is in it. */
export interface BugReport {
  text: string
  picture: SVGElement
}

/** One file: the log plus a `report` key, so that anything that reads a log reads this too. */
export function makeBugReport(session: Parameters<typeof wholeText>[0]): BugReport {
  const redactor = sessionRedactor(session)
  const log = JSON.parse(wholeText(session, 'qa', { redactor })) as object
  const state = redactor.state(session.getState()) as { navigation?: { current?: unknown } }
  const picture = drawPage(pageText(redactor, state))
  const report = {
    route: state.navigation?.current ?? null,
    state,
    picture: new XMLSerializer().serializeToString(picture),
  }
  return { text: JSON.stringify({ ...log, report }), picture }
}
