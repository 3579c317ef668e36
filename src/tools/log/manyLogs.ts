// Many logs at once: `npm run replay -- FOLDER`, a line for each that the filters let through.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionLog } from '@/replay/actionLog'
import { type AnyReducer, type Replayed, replayLog } from './replayLog'
import { type Shows, showsOf } from './shows'
import { findSteps, logSteps, stepFilters } from './steps'
import { checkedText, placeOf } from './verdict'

/** What a log must have to be listed: a step of a kind with these words. */
const filtered = { action: 'Actions only', error: 'Errors', path: 'Pages' } as const

/** The words by kind; and what its end must show. */
export type Filters = { readonly [Kind in keyof typeof filtered | 'shows']?: string | undefined }

function verdictCell(log: ActionLog, { threw, divergence, checked }: Replayed): string {
  if (threw) return `threw at step ${threw.step}: ${threw.message}`
  return divergence ? `differs ${placeOf(log, divergence)}` : checkedText({ checked })
}

/** Name, build, length, errors with the last of them, last path, verdict; undefined where a filter keeps it out. */
function cellsOf(
  name: string,
  log: ActionLog,
  replayed: Replayed,
  filters: Filters,
  shows: Shows,
): string[] | undefined {
  const steps = logSteps(log)
  const kinds = Object.entries(filtered) as [keyof typeof filtered, (typeof filtered)[keyof typeof filtered]][]
  const isOut = kinds.some(([kind, filter]) => {
    const words = filters[kind]
    return words !== undefined && findSteps(steps, filter, words).length === 0
  })
  if (isOut || !shows(replayed)) return undefined
  const errors = steps.filter(stepFilters.Errors)
  const last = errors.at(-1)
  return [
    name,
    log.app?.commit ?? log.app?.version ?? log.kind,
    `${log.actions.length} actions`,
    `${errors.length} errors${last ? `, last: ${last.sentence}` : ''}`,
    steps.findLast(stepFilters.Pages)?.sentence.replace(/^opened /, '') ?? 'no path',
    verdictCell(log, replayed),
  ]
}

/** The lines of a folder's logs in columns, and how many of them differ, throw or cannot be read. */
export function linesOfFolder(
  folder: string,
  reducer: AnyReducer,
  filters: Filters,
  read: (file: string) => ActionLog,
): { lines: string[]; bad: number } {
  const shows = filters.shows === undefined ? () => true : showsOf(filters.shows)
  const names = readdirSync(folder).filter((name) => /\.json(\.gz)?$/.test(name))
  let bad = 0
  const rows = names.sort().flatMap((name) => {
    try {
      const log = read(join(folder, name))
      const replayed = replayLog(log, reducer)
      const cells = cellsOf(name, log, replayed, filters, shows)
      if (cells && (replayed.threw || replayed.divergence)) bad += 1
      return cells ? [cells] : []
    } catch (error) {
      bad += 1
      return [[name, `cannot be read: ${error instanceof Error ? error.message : String(error)}`]]
    }
  })
  const whole = rows.filter(({ length }) => length > 2)
  const width = (column: number) => Math.max(0, ...whole.map((cells) => cells[column]?.length ?? 0))
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  )
  return { lines: [...lines, `${rows.length} of ${names.length} logs, ${bad} not as recorded`], bad }
}
