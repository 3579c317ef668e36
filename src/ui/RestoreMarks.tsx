// Offers to put ë and ç back into a text typed without them, and shows first what would change. Loaded when needed.
import { useLoggedState } from '@/hooks/viewLog'
import type { RestoredPart } from '@/lib/restoreMarks'
import { log } from '@/platform/logger'
import { ActionRow } from './ActionRow'
import { Button, LinkButton } from './Button'
import styles from './RestoreMarks.module.scss'

/** In characters: a shorter text may well have none. */
const LEAST = 20

/** What was done last, to which text; none of it holds once the text is another. */
type Step =
  | { kind: 'preview'; of: string; parts: RestoredPart[] }
  | { kind: 'restored'; of: string; before: string }
  | { kind: 'nothing' | 'failed'; of: string }

interface RestoreMarksProps {
  value: string
  onValue: (value: string) => void
  /** The id of the text's field, which takes the focus when a button goes. */
  fieldId: string
}

/** Nothing for a text that has one of the letters, except the way back after they were put in. */
export default function RestoreMarks({ value, onValue, fieldId }: RestoreMarksProps) {
  const [last, setLast] = useLoggedState<Step | undefined>('restoreMarks', undefined)
  const step = last?.of === value ? last : undefined
  const focusField = () => document.getElementById(fieldId)?.focus()
  const preview = async () => {
    try {
      const { restoreMarks } = await import('@/lib/restoreMarks')
      const parts = restoreMarks(value)
      const isChanged = parts.some((part) => part.isChanged)
      setLast(isChanged ? { kind: 'preview', of: value, parts } : { kind: 'nothing', of: value })
    } catch (error) {
      log.warn('the words with ë and ç did not load', error)
      setLast({ kind: 'failed', of: value })
    }
  }
  const change = (text: string, next?: Step) => {
    onValue(text)
    setLast(next)
    focusField()
  }
  const isOffered = value.trim().length >= LEAST && !/[ëç]/i.test(value)
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
      {step?.kind === 'nothing' && <span>Nuk gjetëm fjalë ku mungon ë ose ç.</span>}
      {step?.kind === 'failed' && <span>Fjalori nuk u ngarkua. </span>}
      {isOffered && (!step || step.kind === 'failed') && (
        <LinkButton onClick={() => void preview()}>Vendos ë dhe ç</LinkButton>
      )}
    </>
  )
}
