// A hint that the business may be listed already. It never keeps anybody from adding it.

import { useId, useState } from 'react'
import { useAnswers } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { useLoggedState } from '@/hooks/viewLog'
import { cleanSearch } from '@/lib/cleanText'
import { businessPath } from '@/lib/paths'
import { LinkButton } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { Name } from '@/ui/Name'
import { TYPING_PAUSE, useDebounced } from '@/ui/useDebounced'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isWorthComparing, namedByLink, similarBusinesses } from '../model/addBusinessSimilar'
import { searchRequest } from '../model/businessRequests'
import { businessName, businessSubtitle, dotted, statusText } from '../model/businessTexts'
import styles from './AddBusiness.module.scss'

const none: readonly string[] = []

interface AddBusinessSimilarProps {
  name: string
  url: string
  /** The visitor says that it is another business, and goes on. */
  onGoOn: () => void
}

/** Search results for a text; the previous ones while a longer text is searched for. */
function useFound(text: string): readonly Business[] {
  const typed = useDebounced(cleanSearch(text), TYPING_PAUSE)
  const requests = isWorthComparing(typed) ? [searchRequest(typed, 1)] : []
  const { items, isSuccess } = useAnswers<Business>(requests)
  const [last, setLast] = useState(items)
  const isAwaited = requests.length > 0 && !isSuccess
  if (!isAwaited && last !== items) setLast(items)
  return isAwaited ? last : items
}

/** What is found for the name, and for the name in the link, each business once. */
export function useFoundFor({ name, url }: Pick<AddBusinessSimilarProps, 'name' | 'url'>): readonly Business[] {
  const byName = useFound(name)
  const byLink = useFound(namedByLink(url))
  return [...byName, ...byLink.filter(({ _id }) => !byName.some((one) => one._id === _id))]
}

/** Links to businesses, in new tabs since the form is unfinished. */
export function BusinessLinks({ businesses }: { businesses: readonly Business[] }) {
  return (
    <ul>
      {businesses.map((business) => (
        <li key={business._id}>
          <Link to={businessPath(business._id)} target="_blank" rel="noopener noreferrer">
            <Name>{businessName(business)}</Name> <VisuallyHidden>(hapet në skedë të re)</VisuallyHidden>
          </Link>
          <span className={styles.hint}>{dotted(businessSubtitle(business), statusText(business))}</span>
        </li>
      ))}
    </ul>
  )
}

/** Links to similar businesses; saying that it is another business hides them. */
export function AddBusinessSimilar({ name, url, onGoOn }: AddBusinessSimilarProps) {
  const titleId = useId()
  const [seen, setSeen] = useLoggedState<readonly string[]>('seenSimilar', none)
  const similar = similarBusinesses(useFoundFor({ name, url }), { name, url }).filter(({ _id }) => !seen.includes(_id))
  return (
    <>
      <VisuallyHidden role="status">{similar.length > 0 && 'Biznese të ngjashme në direktori'}</VisuallyHidden>
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby={titleId}>
          <p id={titleId} className={styles.label}>
            Biznese të ngjashme në direktori
          </p>
          <p>Mos është një nga këto? Nëse po, hape dhe shkruaj komentin aty.</p>
          <BusinessLinks businesses={similar} />
          <LinkButton
            onClick={() => {
              setSeen([...seen, ...similar.map(({ _id }) => _id)])
              onGoOn()
            }}
          >
            Jo, është biznes tjetër
          </LinkButton>
        </section>
      )}
    </>
  )
}
