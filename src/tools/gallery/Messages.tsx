// The gallery's messages: alerts, empty and error states, loading indicators, running text.
import { useState } from 'react'
import { routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Link } from '@/ui/Link'
import { MailLink, Prose } from '@/ui/Prose'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { EmptyState } from '@/ui/StateBox'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
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

/** Prose with everything that may stand in it. */
export function Texts() {
  return (
    <Family id="texts" title="Running text">
      <Sample title="prose, mail link, words for screen readers only">
        <Prose>
          <h4>Si funksionon</h4>
          <p>
            Vlerësimet vijnë nga njerëz si ti. Lexo <Link to={routes.reviewRules}>rregullat e komenteve</Link> ose
            shkruaj te <MailLink address="ndihma@vlereso.example" />.
            <VisuallyHidden> Kjo dëgjohet, por nuk shihet.</VisuallyHidden>
          </p>
          <ul>
            <li>Kërko një biznes.</li>
            <li>Lexo çfarë thonë të tjerët.</li>
          </ul>
        </Prose>
      </Sample>
    </Family>
  )
}

/** Skeletons in every shape, the spinner alone and with a label. */
export function Waiting() {
  return (
    <Family id="waiting" title="Waiting">
      <Sample title="skeleton: heading, lines, cards" as="column">
        <div>
          <Skeleton shape="heading" />
          <Skeleton count={3} />
        </div>
        <div>
          <Skeleton shape="card" count={2} />
        </div>
      </Sample>
      <Sample title="spinner: beside a text, and alone with its label">
        <span>
          <Spinner /> Duke dalë…
        </span>
        <Spinner label="Duke ngarkuar…" />
      </Sample>
    </Family>
  )
}
