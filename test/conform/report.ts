// A run as text: a row for every operation, then what is wrong and what was not tried, in words.
import type { OperationId } from '@/api/endpoints/generated/operations'
import { type Case, kinds } from './cases'

/** What was tried of an operation; `skipped` says why nothing was. */
export interface Row {
  id: OperationId
  skipped?: string
  tried: { kind: Case['kind']; what: string; breaches: string[]; remark?: string | undefined }[]
}

/** The table and the lists below it. */
export function printed(rows: readonly Row[], left: readonly string[]): string {
  const table = [['operation', ...kinds], ...rows.map(({ id, tried, skipped }) => [id, ...cells(tried, skipped)])]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const all = rows.flatMap(({ tried }) => tried)
  const broken = rows.flatMap(({ id, tried }) =>
    tried.flatMap(({ kind, what, breaches }) => breaches.map((breach) => `${id}, ${kind} (${what}): ${breach}`)),
  )
  const remarks = rows.flatMap(({ id, tried }) => tried.flatMap(({ remark }) => (remark ? [`${id}: ${remark}`] : [])))
  const skipped = rows.flatMap(({ id, skipped: why }) => (why ? [`${id}: ${why}`] : []))
  return [
    ...lines,
    ...section('Breaches of the contract', broken),
    ...section('Not breaches, but worth knowing', remarks),
    ...section('Not tried', skipped),
    ...section('Made and not removed', left),
    '',
    `${all.length} cases of ${rows.length - skipped.length} operations: ${broken.length} breaches; ${skipped.length} operations not tried`,
  ].join('\n')
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : []

/** How many of each kind passed, or how many did not. */
const cells = (tried: Row['tried'], skipped: string | undefined): string[] =>
  kinds.map((kind) => {
    const own = tried.filter((one) => one.kind === kind)
    const wrong = own.filter(({ breaches }) => breaches.length > 0).length
    if (wrong > 0) return `${wrong} of ${own.length} WRONG`
    return own.length > 0 ? `ok ${own.length}` : skipped ? 'not tried' : '-'
  })
