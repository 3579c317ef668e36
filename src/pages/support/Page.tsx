// /suport: how to contact us.
import { socialLinks, supportEmail } from '@/brand'
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { ButtonLink } from '@/ui/Button'
import { Name } from '@/ui/Name'
import { PageFrame } from '@/ui/PageFrame'
import { MailLink, Prose } from '@/ui/Prose'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'

/** The support page. */
export default function SupportPage() {
  return (
    <PageFrame
      heading="Si mund të të ndihmojmë?"
      title="Mbështetja"
      description="Na shkruaj me email, në Instagram ose në TikTok. Me email përgjigjemi brenda 24 orëve."
      width="text"
      lead="Shiko fillimisht pyetjet e shpeshta. Nëse nuk e gjen përgjigjen, na shkruaj."
    >
      <ul className={styles.channels}>
        <li>
          <h2>Email</h2>
          <p>
            Na shkruaj te <MailLink address={supportEmail} />
          </p>
          <p className={styles.hours}>24 orë në ditë, 7 ditë në javë. Përgjigje brenda 24 orëve.</p>
        </li>
        {socialLinks.map(({ network, handle, href }) => (
          <li key={network}>
            <h2 translate="no">{network}</h2>
            <p>
              Na dërgo mesazh te{' '}
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Name>{handle}</Name> <VisuallyHidden>(hapet në skedë të re)</VisuallyHidden>
              </a>
            </p>
            <p className={styles.hours}>E hënë – e premte, 09:00–18:00</p>
          </li>
        ))}
      </ul>
      <Prose>
        <h2>Para se të na shkruash</h2>
        <ul>
          <li>Për probleme me hyrjen, trego email-in e llogarisë (kurrë fjalëkalimin).</li>
          <li>Për një koment ose biznes, dërgo linkun e faqes.</li>
          <li>Ankesat marrin përgjigje brenda 2–3 ditëve të punës.</li>
        </ul>
      </Prose>
      <ActionRow>
        <ButtonLink variant="outline" to={routes.faq}>
          Pyetje të shpeshta
        </ButtonLink>
      </ActionRow>
    </PageFrame>
  )
}
