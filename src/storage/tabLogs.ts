// A tab's earlier action logs, in session storage between two loads (docs/tools/action-log.md; developer builds only).
// An open page has them in memory alone, so that a duplicated tab has none of them.
import { tabLogsKey } from '@/lib/storageKeys'

/** The log of one page load, as a file. */
export interface TabLog {
  /** Which load of the tab it was, from 1. */
  load: number
  actions: number
  text: string
}

/** What a tab keeps for its next page load. */
export interface TabLogs {
  /** Tells the tab from others. */
  tab: string
  /** The number of the last load. */
  load: number
  /** By how much the clock of its logs is ahead. */
  clockOffset: number
  /** Who was signed in then; null for a visitor. */
  user: string | null
  /** The latest first. */
  logs: readonly TabLog[]
}

/** What a browser surely has room for, in characters. */
export const TAB_LOGS_LENGTH = 4_000_000

const textKey = ({ load }: Pick<TabLog, 'load'>): string => tabLogsKey + load

/** What the load before has left, which is now in the caller's hands only; undefined where there is nothing. */
export function takeTabLogs(): TabLogs | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(tabLogsKey) ?? '') as TabLogs
    sessionStorage.removeItem(tabLogsKey)
    const logs = kept.logs.map((log) => ({ ...log, text: sessionStorage.getItem(textKey(log)) ?? '' }))
    for (const log of logs) sessionStorage.removeItem(textKey(log))
    return { ...kept, logs: logs.filter(({ text }) => text) }
  } catch {
    // No list, or no storage.
    return undefined
  }
}

/** Leaves them for the next load, as many as there is room for. */
export function leaveTabLogs({ logs, ...about }: TabLogs): void {
  const left: Omit<TabLog, 'text'>[] = []
  let length = 0
  try {
    for (const { text, ...log } of logs) {
      length += text.length
      if (length > TAB_LOGS_LENGTH) break
      sessionStorage.setItem(textKey(log), text)
      left.push(log)
    }
  } catch {
    // Full, or refused: what is older is forgotten.
  }
  try {
    sessionStorage.setItem(tabLogsKey, JSON.stringify({ ...about, logs: left }))
  } catch {
    for (const log of left) sessionStorage.removeItem(textKey(log))
  }
}
