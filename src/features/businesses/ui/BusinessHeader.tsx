// The head of a business page, with the actions of a visitor.
import { useState } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { appName } from '@/brand'
import { formatRating, plural } from '@/lib/albanianFormat'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath, writePath } from '@/lib/paths'
import { shortCount } from '@/lib/rating'
import { safeHref, shortUrl } from '@/lib/safeUrl'
import { mediaUrl } from '@/platform/mediaUrl'
import { Avatar } from '@/ui/Avatar'
import { ButtonLink, LinkButton } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { ClampedText } from '@/ui/ClampedText'
import { ShareButton } from '@/ui/directory/ShareButton'
import type { Elements } from '@/ui/elements'
import { Icon } from '@/ui/Icon'
import { MoreMenu } from '@/ui/MoreMenu'
import { repeatImageEvent } from '@/ui/repeatImageEvent'
import { Stars } from '@/ui/Stars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { businessName, categoryNames, dotted, isInactive, placeOf, statusText } from '../model/businessTexts'
import { firstNumber, mapSearch } from '../model/contact'
import styles from './BusinessHeader.module.scss'
import { SaveButton } from './SaveButton'
import { Trust } from './Trust'

/** Width to height from which a photo makes a cover; a narrower one is a logo, which would show as a strip. */
const WIDE = 1.25

interface BusinessHeaderProps {
  business: Business
  /** The breadcrumbs. */
  children: Elements
  /** The broad band above the name. */
  weave: Elements
  /** What opens from the average. */
  why: Elements
  bars: Elements
}

/** Breadcrumbs and tools; cover, logo, name, status, score; then category and place, description, actions. */
export function BusinessHeader({ business, children, weave, why, bars }: BusinessHeaderProps) {
  const { description, photo, averageRating, hasReviewed } = business
  const name = businessName(business)
  const status = statusText(business)
  const kind = dotted(...categoryNames(business), placeOf(business))
  // An unsafe address is shown as text.
  const url = status ? undefined : business.url
  const site = safeHref(url)
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        {children}
        <Tools business={business} />
      </div>
      <Cover photoUrl={photo?.url}>{weave}</Cover>
      <Avatar
        name={business.name}
        photoUrl={photo?.url}
        size="xl"
        label={`Logoja: ${name}`}
        pattern={businessPattern(business)}
      />
      <div className={styles.title}>
        <h1 translate="no">{name}</h1>
        {status && <Chip>{status}</Chip>}
      </div>
      {/* Past the actions, bars and contact. */}
      <a href="#comments" data-skip data-noprint>
        Kalo te komentet
      </a>
      <Average business={business} />
      <div className={styles.about}>
        {kind && <p className={styles.kind}>{kind}</p>}
        {description && (
          <ClampedText name="description" about={name} isNamed isShort>
            {description}
          </ClampedText>
        )}
        {hasReviewed && <strong>Ti ke shkruar një koment për këtë biznes</strong>}
        {url && <p className={site ? styles.site : styles.kind}>{shortUrl(url)}</p>}
        <BusinessActions business={business} site={site} />
      </div>
      {averageRating > 0 && <div className={styles.why}>{why}</div>}
      <div className={styles.bars}>{bars}</div>
      <Trust />
    </header>
  )
}

/** The weave, with a photo that is broad enough over all but its hem; decoration: the logo below has the name. */
function Cover({ photoUrl, children }: { photoUrl: string | undefined; children: Elements }) {
  const [fits, setFits] = useState(false)
  const src = mediaUrl(photoUrl)
  return (
    <div className={styles.cover} data-noprint>
      {children}
      {src && (
        <img
          ref={repeatImageEvent}
          src={src}
          alt=""
          hidden={!fits}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setFits(naturalWidth > WIDE * naturalHeight)}
        />
      )}
    </div>
  )
}

function Average({ business: { averageRating, reviewCount } }: { business: Business }) {
  const isRated = averageRating > 0
  const average = formatRating(averageRating)
  const isCounted = reviewCount > 0
  const basis = isCounted ? `, bazuar në ${plural(reviewCount, 'koment', 'komente')}` : ''
  return (
    <div className={styles.average}>
      {isRated ? (
        <>
          <span className={styles.numeral} aria-hidden="true">
            {average}
          </span>
          <Stars rating={averageRating} isTold />
          <VisuallyHidden>{`Vlerësimi mesatar ${average} nga 5${basis}`}</VisuallyHidden>
        </>
      ) : (
        <span>Ende pa vlerësime</span>
      )}
      {(isCounted || !isRated) && (
        <span className={styles.count} aria-hidden={isRated || undefined}>
          {shortCount(reviewCount)}
        </span>
      )}
    </div>
  )
}

/** Save; behind three dots, share and print. */
function Tools({ business }: { business: Business }) {
  const name = businessName(business)
  return (
    <div className={styles.tools}>
      <SaveButton id={business._id} name={name} hasText />
      <MoreMenu label={`Më shumë për ${name}`}>
        <ShareButton
          title={`${name} në ${appName}`}
          text={`Lexo komentet për ${name}.`}
          path={businessPath(business._id)}
        />
        <LinkButton onClick={() => window.print()}>Printo</LinkButton>
      </MoreMenu>
    </div>
  )
}

interface BusinessActionsProps {
  business: Business
  /** Its website, unless it is not open or the address is unsafe. */
  site: string | undefined
}

/** Write, call, find, visit, as far as possible: on phones one row at the window's bottom; nothing when none is. */
function BusinessActions({ business, site }: BusinessActionsProps) {
  const { _id, hasReviewed, address, city, phoneNumber } = business
  const canWrite = !hasReviewed && !isInactive(business)
  const number = firstNumber(phoneNumber)
  if (!canWrite && !number && !address && !site) return null
  return (
    <div className={styles.actions} data-noprint>
      {canWrite && (
        <ButtonLink to={writePath(_id)} state={{ isFromBusiness: true }}>
          Shkruaj një koment
        </ButtonLink>
      )}
      {number && (
        <a className={`${styles.action} ${styles.near}`} href={`tel:${number}`}>
          <Icon name="phone" />
          Telefono
        </a>
      )}
      {address && (
        <a
          className={`${styles.action} ${styles.near}`}
          href={mapSearch(address, city)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="place" />
          Harta
          <VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
        </a>
      )}
      {site && (
        <a className={styles.action} href={site} target="_blank" rel="noopener noreferrer nofollow ugc">
          <Icon name="link" />
          <span className={styles.long}>Visito faqen</span>
          <span className={styles.short}>Faqja</span>
          <VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
        </a>
      )}
    </div>
  )
}
