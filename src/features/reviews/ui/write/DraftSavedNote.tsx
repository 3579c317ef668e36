// Says that a text is kept while it is written, so that nobody has to be asked before leaving it.
import { clockTime } from '@/lib/tiranaTime'
import styles from './DraftSavedNote.module.scss'
import type { DraftSaved } from './useDraftSaving'

/** When it was last saved, or that the browser keeps nothing; empty while there is nothing to say. */
export const DraftSavedNote = ({ saved }: { saved: DraftSaved | null }) => (
  <p className={styles.saved} role="status">
    {saved &&
      (saved.isKept
        ? `Drafti u ruajt në orën ${clockTime(saved.at)}`
        : 'Drafti nuk u ruajt. Kopjoje tekstin para se të largohesh.')}
  </p>
)
