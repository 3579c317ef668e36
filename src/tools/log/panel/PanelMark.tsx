// 'Bug here': the tester's own words, for whoever gets the file.
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './Panel.module.scss'

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
