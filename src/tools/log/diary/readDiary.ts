// Reads the diary of a file that may come from anywhere.
import { LogError } from '@/replay/actionLog'
import { type DiaryEntry, entryKinds } from '@/replay/diaryEntry'

/** More than a diary keeps. */
const MOST_ENTRIES = 10_000

const isPlain = (value: unknown): boolean =>
  ['string', 'boolean'].includes(typeof value) || (typeof value === 'number' && Number.isFinite(value))

/** Whether it is an entry that stands after at most `last` actions. */
function isEntry(row: unknown, last: number): row is DiaryEntry {
  if (typeof row !== 'object' || row === null || !Object.values(row).every(isPlain)) return false
  const { at, after, kind } = row as Record<string, unknown>
  const isPlaced = Number.isSafeInteger(after) && (after as number) >= 0 && (after as number) <= last
  return typeof at === 'number' && isPlaced && typeof kind === 'string'
}

/** The entries in their order, of the kinds that this build knows. */
export function readDiary(rows: unknown, last: number): DiaryEntry[] {
  if (!Array.isArray(rows) || rows.length > MOST_ENTRIES || !rows.every((row) => isEntry(row, last))) {
    throw new LogError('The diary cannot be read')
  }
  const known: DiaryEntry[] = rows.filter(({ kind }) => entryKinds.includes(kind))
  return known.sort((one, other) => one.after - other.after)
}
