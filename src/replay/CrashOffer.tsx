// Offers visitors who met an error the log of what led to it, as a file for support. Nothing is sent automatically.
import { useState } from 'react'
import { download } from '@/platform/download'
import { Button } from '@/ui/Button'
import { failureFrom, fileName, logText, type Session } from './bundle'
import { FileContents } from './FileContents'

/** What is in the file, the button that saves it, and its result. */
export function CrashOffer({ session, error }: { session: Session; error: unknown }) {
  const [outcome, setOutcome] = useState('')
  const save = () => {
    try {
      download(fileName(session, 'actionlog'), logText(session, 'crash', { error: failureFrom(error) }))
      setOutcome('Regjistri u ruajt. Mund ta dërgosh te mbështetja.')
    } catch {
      setOutcome('Regjistri nuk mund të ruhet në këtë shfletues.')
    }
  }
  return (
    <>
      <FileContents />
      <Button variant="outline" onClick={save}>
        Ruaj regjistrin e gabimit
      </Button>
      <span role="status">{outcome}</span>
    </>
  )
}
