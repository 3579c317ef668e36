// Offers to put ë and ç back into a text typed without them, and shows first what would change. Loaded when needed.
import { useLoggedState } from '@/hooks/viewLog'
import { type RestoredPart, restoreMarks } from '@/lib/restoreMarks'
import { ActionRow } from './ActionRow'
import { Button, LinkButton } from './Button'
import styles from './RestoreMarks.module.scss'

/** In characters: a shorter text has only been begun. */
const LEAST = 20

/** What was done last, to which text; none of it holds once the text is another. */
type Step = { kind: 'preview'; of: string; parts: RestoredPart[] } | { kind: 'restored'; of: string; before: string }

interface RestoreMarksProps {
  value: string
  onValue: (value: string) => void
  /** The id of the text's field, which takes the focus when a button goes. */
  fieldId: string
}

/** Nothing for a text in which no word would change, except the way back after some did. */
export default function RestoreMarks({ value, onValue, fieldId }: RestoreMarksProps) {
  const [last, setLast] = useLoggedState<Step | undefined>('restoreMarks', undefined)
  const step = last?.of === value ? last : undefined
  const focusField = () => document.getElementById(fieldId)?.focus()
  const change = (text: string, next?: Step) => {
    onValue(text)
    setLast(next)
    focusField()
  }
  const parts = value.trim().length < LEAST ? [] : restoreMarks(value)
  return (
    <>
      {step?.kind === 'preview' && (
        <>
          <p className={styles.preview}>
            {step.parts.map(({ from, text, isChanged }) =>
              isChanged ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
            )}
          </p>
          <ActionRow>
            <Button
              size="sm"
              onClick={() => {
                const restored = step.parts.map(({ text }) => text).join('')
                change(restored, { kind: 'restored', of: restored, before: value })
              }}
            >
              Përdore këtë tekst
            </Button>
            <Button size="sm" variant="outline" onClick={() => change(value)}>
              Lëre si është
            </Button>
          </ActionRow>
        </>
      )}
      {step?.kind === 'restored' && (
        <>
          <span>Shkronjat u vendosën. </span>
          <LinkButton onClick={() => change(step.before)}>Ktheje tekstin si ishte</LinkButton>
        </>
      )}
      {!step && parts.some(({ isChanged }) => isChanged) && (
        <LinkButton onClick={() => setLast({ kind: 'preview', of: value, parts })}>Vendos ë dhe ç</LinkButton>
      )}
    </>
  )
}
