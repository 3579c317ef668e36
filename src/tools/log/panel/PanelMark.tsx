// 'Bug here': the tester's own words, for whoever gets the file. In a log that is shown they are in a copy of its file.
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { download } from '@/platform/download'
import type { ActionLog, DiaryEntry } from '@/replay/actionLog'
import { Button } from '@/ui/Button'
import styles from './Panel.module.scss'
import type { PlayedLog } from './player'

interface PanelMarkProps {
  /** The field, which a key goes to. */
  field: RefObject<HTMLInputElement | null>
  /** Keeps the words at this moment of the log; returns what to say of it. */
  onMark: (words: string) => string
}

/** A field and its button. */
export function PanelMark({ field, onMark }: PanelMarkProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const [outcome, setOutcome] = useState('')
  const mark = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    setOutcome(onMark(words.trim()))
    setWords('')
  }
  return (
    <form className={styles.row} onSubmit={mark}>
      <label htmlFor={id}>Bug here</label>
      <input
        ref={field}
        id={id}
        className={styles.text}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        autoComplete="off"
        maxLength={500}
        aria-describedby={`${id}-note`}
      />
      <Button type="submit" size="sm" variant="outline">
        Mark
      </Button>
      <span id={`${id}-note`} className={styles.note}>
        Mark puts your words into the file as they are.
      </span>
      <span role="status" className={styles.note}>
        {outcome}
      </span>
    </form>
  )
}

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
