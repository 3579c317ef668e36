// The head of a business page.
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Business } from '@/api/endpoints/generated/types'
import { appName } from '@/brand'
import { formatRating, plural } from '@/lib/albanianFormat'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath, routes, writePath } from '@/lib/paths'
import { shortCount } from '@/lib/rating'
import { safeHref } from '@/lib/safeUrl'
import { mediaUrl } from '@/platform/mediaUrl'
import { Avatar } from '@/ui/Avatar'
import { Button, ButtonLink } from '@/ui/Button'
import { ClampedText } from '@/ui/ClampedText'
import { ShareButton } from '@/ui/directory/ShareButton'
import type { Elements } from '@/ui/elements'
import { Icon } from '@/ui/Icon'
import { Qilim } from '@/ui/Qilim'
import { repeatImageEvent } from '@/ui/repeatImageEvent'
import { Stars } from '@/ui/Stars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { businessName, categoryNames, isInactive, placeOf, statusText } from '../model/businessTexts'
import styles from './BusinessHeader.module.scss'
import { SaveButton } from './SaveButton'

/** How much wider than high a photo is; what is narrower is a logo, of which a cover would show a strip. */
const WIDE = 1.25

interface BusinessHeaderProps {
  business: Business
  /** What opens from the average. */
  why: Elements
  /** How the average comes about, beside it. */
  bars: Elements
}

/** Cover, logo, name, status, kind and place, description, what to do (write, visit, hand on, print), and the score. */
export function BusinessHeader({ business, why, bars }: BusinessHeaderProps) {
  const { description, photo } = business
  const name = businessName(business)
  const status = statusText(business)
  const kind = [...categoryNames(business), placeOf(business)].filter(Boolean).join(' · ')
  return (
    <header className={styles.header}>
      <Cover business={business} />
      <div className={styles.words}>
        <Avatar
          name={business.name}
          photoUrl={photo?.url}
          size="xl"
          label={`Logoja: ${name}`}
          pattern={businessPattern(business._id, business.category?.name)}
        />
        <div className={styles.title}>
          <h1 translate="no">{name}</h1>
          {status && <span className={styles.status}>{status}</span>}
        </div>
        <div className={styles.about}>
          {kind && <p className={styles.kind}>{kind}</p>}
          {description && (
            <ClampedText name="description" about={name} isNamed isShort>
              {description}
            </ClampedText>
          )}
          <Actions business={business} isOpen={!status} />
        </div>
      </div>
      <div className={styles.score}>
        <Average business={business}>{why}</Average>
        {bars}
        <p className={styles.trust}>
          Kontroll automatik për çdo koment. <Link to={routes.reviewRules}>Rregullat</Link>
        </p>
      </div>
    </header>
  )
}

/** The broad picture above the name: its photo if that is broad enough, else its qilim; decoration, since the logo below it has the name. */
function Cover({ business }: { business: Business }) {
  const [fits, setFits] = useState(false)
  const src = mediaUrl(business.photo?.url)
  return (
    <div className={styles.cover} data-noprint>
      <Qilim {...businessPattern(business._id, business.category?.name)} cover />
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

/** The largest numeral of the page, its stars, and how many comments it comes from. */
function Average({ business: { averageRating, reviewCount }, children }: { business: Business; children: Elements }) {
  const isRated = averageRating > 0
  const average = formatRating(averageRating)
  const basis = reviewCount > 0 ? `, bazuar në ${plural(reviewCount, 'koment', 'komente')}` : ''
  return (
    <div className={styles.average}>
      {isRated ? (
        <>
          <span className={styles.numeral} aria-hidden="true">
            {average}
          </span>
          <Stars rating={averageRating} />
          <VisuallyHidden>{`Vlerësimi mesatar ${average} nga 5${basis}`}</VisuallyHidden>
        </>
      ) : (
        <span>Ende pa vlerësime</span>
      )}
      {(reviewCount > 0 || !isRated) && <span className={styles.count}>{shortCount(reviewCount)}</span>}
      {isRated && children}
    </div>
  )
}

/** On a phone the first of them stays at the bottom edge of the window; the small ones share a line. */
function Actions({ business, isOpen }: { business: Business; isOpen: boolean }) {
  const { _id, hasReviewed, url } = business
  const name = businessName(business)
  return (
    <div className={styles.actions}>
      {hasReviewed ? (
        <p className={styles.reviewed}>Ti ke shkruar një koment për këtë biznes</p>
      ) : (
        !isInactive(business) && (
          <div className={styles.write} data-noprint>
            <ButtonLink to={writePath(_id)} state={{ isFromBusiness: true }}>
              Shkruaj një koment
            </ButtonLink>
          </div>
        )
      )}
      {isOpen && <VisitLink url={url} href={safeHref(url)} />}
      <div className={styles.tools}>
        <SaveButton id={_id} name={name} hasText />
        <ShareButton title={`${name} në ${appName}`} text={`Lexo komentet për ${name}.`} path={businessPath(_id)} />
        <Button variant="outline" size="sm" className={styles.print} onClick={() => window.print()}>
          Printo
        </Button>
      </div>
    </div>
  )
}

/** 'Visito faqen' in a new tab; an unsafe address is shown as text, a missing one not at all. */
function VisitLink({ url, href }: { url: string | undefined; href: string | undefined }) {
  if (!url) return null
  if (!href) return <span className={styles.visit}>{url}</span>
  return (
    <a className={styles.visit} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Icon name="link" />
      Visito faqen
      <VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
    </a>
  )
}
