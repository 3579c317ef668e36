// Offers the log of what led to an error to visitors who met it, as a file to send to the support. Nothing is sent by itself.
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { download, failureOf, fileName, logText, type Session } from '../bundle'

/** A button, and what came of it. */
export function CrashOffer({ session, error }: { session: Session; error: unknown }) {
  const [said, setSaid] = useState('')
  const save = () => {
    try {
      download(fileName(session, 'actionlog'), logText(session, 'crash', failureOf(error)))
      setSaid('Regjistri u ruajt. Mund ta dërgosh te mbështetja.')
    } catch {
      setSaid('Regjistri nuk mund të ruhet në këtë shfletues.')
    }
  }
  return (
    <>
      <Button variant="outline" onClick={save}>
        Ruaj regjistrin e gabimit
      </Button>
      <span role="status">{said}</span>
    </>
  )
}
