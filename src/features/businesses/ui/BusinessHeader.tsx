// The head of a business page (BIZPAGE-01 to BIZPAGE-09).
import type { Business } from '@/api/generated/types'
import { appName } from '@/brand'
import { formatRating, plural } from '@/lib/albanianFormat'
import { businessPath, writePath } from '@/lib/paths'
import { shortCount } from '@/lib/rating'
import { safeHref } from '@/lib/safeUrl'
import { Avatar } from '@/ui/Avatar'
import { Button, ButtonLink } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { ShareButton } from '@/ui/ShareButton'
import { Stars } from '@/ui/Stars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { businessName, categoryNames, isInactive, statusText } from '../model/businessTexts'
import styles from './BusinessHeader.module.scss'
import { SaveButton } from './SaveButton'
import { VisitLink } from './VisitLink'

/** Logo, name, status, rating, description, and what to do: write, visit, hand on, print. */
export function BusinessHeader({ business }: { business: Business }) {
  const { averageRating, reviewCount, description, photo, hasReviewed } = business
  const name = businessName(business)
  const comments = plural(reviewCount, 'koment', 'komente')
  const status = statusText(business, 'Nën shqyrtim')
  const chips = categoryNames(business)
  return (
    <header className={styles.header}>
      <Avatar name={business.name} photoUrl={photo?.url} size="xl" label={`Logoja: ${name}`} />
      <div className={styles.words}>
        <div className={styles.title}>
          <h1>{name}</h1>
          {status && <span className={styles.status}>{status}</span>}
        </div>
        <p className={styles.rating}>
          {averageRating > 0 ? (
            <>
              <span className={styles.average} aria-hidden="true">
                {formatRating(averageRating)}
              </span>
              <Stars rating={averageRating} size={24} />
              <VisuallyHidden>
                {`Vlerësimi mesatar ${formatRating(averageRating)} nga 5${reviewCount > 0 ? `, bazuar në ${comments}` : ''}`}
              </VisuallyHidden>
            </>
          ) : (
            <span>Ende pa vlerësime</span>
          )}
          {(reviewCount > 0 || averageRating <= 0) && <span className={styles.count}>{shortCount(reviewCount)}</span>}
        </p>
        {chips.length > 0 && (
          <ul className={styles.chips} aria-label="Kategoria dhe nënkategoritë">
            {chips.map((chip) => (
              <li key={chip}>
                <Chip>{chip}</Chip>
              </li>
            ))}
          </ul>
        )}
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.actions}>
          {hasReviewed ? (
            <p className={styles.reviewed}>Ti ke shkruar një koment për këtë biznes</p>
          ) : (
            !isInactive(business) && (
              <ButtonLink to={writePath(business._id)} data-noprint>
                Shkruaj një koment
              </ButtonLink>
            )
          )}
          {!status && <VisitLink url={business.url} href={safeHref(business.url)} />}
          <SaveButton id={business._id} name={name} hasText />
          <ShareButton
            title={`${name} në ${appName}`}
            text={`Lexo komentet për ${name}.`}
            path={businessPath(business._id)}
          />
          <Button variant="outline" onClick={() => window.print()}>
            Printo
          </Button>
        </div>
      </div>
    </header>
  )
}
