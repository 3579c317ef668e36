// The gallery's running text.

import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { MailLink } from '@/ui/MailLink'
import { Prose } from '@/ui/Prose'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Family, Sample } from './Sample'

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
