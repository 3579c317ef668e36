// Why comments can be trusted, beside the score.

import { routes } from '@/lib/paths'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import styles from './BusinessHeader.module.scss'

/** Only what the rules of comments say (/rregullore). */
const promises = ['Një koment për person', 'Kontroll automatik', 'Komentet e paguara nuk lejohen']

/** Three lines with a check (on phones as many as fit in one), and a link to the rules. */
export const Trust = () => (
  <div className={styles.trust} data-noprint>
    <ul>
      {promises.map((promise) => (
        <li key={promise}>
          <Icon name="check" />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
    <Link to={routes.reviewRules}>Rregullat</Link>
  </div>
)
