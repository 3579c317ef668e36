// Marks in a log that is shown: kept in a copy of its file.
import { useState } from 'react'
import { download } from '@/lib/download'
import type { ActionLog } from '@/replay/actionLog'
import type { DiaryEntry } from '@/replay/diaryEntry'
import type { PlayedLog } from './playerLog'

const withEntries = (diary: readonly DiaryEntry[] = [], marks: readonly DiaryEntry[]): DiaryEntry[] =>
  [...diary, ...marks].sort((one, other) => one.after - other.after)

/** The log with its marks, how to add one at a step, and how to save a copy of the file with them. */
export function useMarks({ name, text, log: opened }: PlayedLog) {
  const [log, setLog] = useState<ActionLog>(opened)
  const [marks, setMarks] = useState<readonly DiaryEntry[]>([])
  const mark = (words: string, step: number): string => {
    if (opened.kind === 'devtools') return 'An export of Redux DevTools keeps no marks: save a log instead.'
    const next: DiaryEntry[] = [
      ...marks,
      { kind: 'mark', words, at: opened.times[step - 1] ?? opened.times[0] ?? 0, after: step },
    ]
    setMarks(next)
    setLog({ ...opened, diary: withEntries(opened.diary, next) })
    return `Marked at step ${step}.`
  }
  const save = () => {
    const file = JSON.parse(text) as { diary?: DiaryEntry[] }
    download(
      name.replace(/(\.with-marks)?(\.\w+\.json|\.json)?$/, '.with-marks$2'),
      JSON.stringify({ ...file, diary: withEntries(file.diary, marks) }),
    )
  }
  return { log, mark, save, count: marks.length }
}
