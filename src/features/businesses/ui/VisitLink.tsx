// The link to a business's own site (BIZPAGE-09, Q51).
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './BusinessHeader.module.scss'

/** 'Visito faqen' in a new tab; an unsafe address is shown as text, a missing one not at all. */
export function VisitLink({ url, href }: { url: string | undefined; href: string | undefined }) {
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
