// The gallery's messages: alerts, empty and error states.
import { useState } from 'react'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Family, Sample } from './Sample'

const kinds = ['success', 'error', 'info', 'warning'] as const

/** What happened, what is empty, what failed. */
export function Messages() {
  const [isShown, setIsShown] = useState(true)
  return (
    <Family id="messages" title="Messages and states">
      <Sample title="alert: success, error, info, warning" as="column">
        {kinds.map((kind) => (
          <Alert key={kind} kind={kind}>
            Komenti u dërgua. Do të shfaqet kur biznesi të aprovohet.
          </Alert>
        ))}
      </Sample>
      <Sample title="alert: part of the page, and one that can be closed" as="column">
        <Alert kind="info" quiet>
          Ruhen vetëm në këtë pajisje
        </Alert>
        {isShown ? (
          <Alert kind="success" onClose={() => setIsShown(false)}>
            Linku u kopjua
          </Alert>
        ) : (
          <Button variant="outline" size="sm" onClick={() => setIsShown(true)}>
            Shfaqe përsëri
          </Button>
        )}
      </Sample>
      <Sample title="empty state: with and without a way on" as="cells">
        <EmptyState headingLevel={3} title="Nuk u gjet asnjë kategori" message="Provo me një fjalë tjetër." />
        <EmptyState headingLevel={3} title="Ende nuk ka komente" message="Bëhu i pari që ndan përvojën.">
          <Button>Shkruaj një koment</Button>
        </EmptyState>
      </Sample>
      <Sample title="error state: plain, with retry, retrying" as="cells">
        <ErrorState headingLevel={3} title="Diçka shkoi keq" message="Nuk arritëm ta ngarkojmë listën." />
        <ErrorState headingLevel={3} title="Diçka shkoi keq" message="Kontrollo lidhjen." onRetry={() => undefined} />
        <ErrorState headingLevel={3} message="Duke provuar përsëri." onRetry={() => undefined} retrying />
      </Sample>
    </Family>
  )
}
