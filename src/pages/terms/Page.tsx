// /kushtet: the terms of service.
import { appName, supportEmail } from '@/brand'
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { ButtonLink } from '@/ui/Button'
import { withNames } from '@/ui/Name'
import { PageFrame } from '@/ui/PageFrame'
import { MailLink, Prose } from '@/ui/Prose'
import styles from './Page.module.scss'
import { type Section, sections, updatedOn } from './sections'

const description = `Kushtet e përdorimit në ${appName}: llogaria, rregullat, privatësia dhe përgjegjësia.`
const lead = `Këto kushte tregojnë si mund ta përdorësh ${appName} dhe çfarë mund të presësh prej nesh. Lexoji para se të krijosh një llogari. Përditësimi i fundit: ${updatedOn}.`

/** The terms page. */
export default function TermsPage() {
  return (
    <PageFrame heading="Kushtet e përdorimit" description={description} lead={lead} width="text">
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">Në këtë faqe</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{withNames(heading)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose>
        {sections.map((section, index) => (
          <TermsSection key={section.id} section={section} number={index + 1} />
        ))}
        <section>
          <h2>Kontakt</h2>
          <p>
            Ke pyetje për këto kushte? Na shkruaj te <MailLink address={supportEmail} />.
          </p>
        </section>
        <p className={styles.confirmation}>
          <strong>{withNames(`Duke përdorur ${appName}, konfirmon se i ke lexuar dhe i pranon këto kushte.`)}</strong>
        </p>
      </Prose>
      <ActionRow>
        <ButtonLink to={routes.home}>Kthehu në kryefaqe</ButtonLink>
      </ActionRow>
    </PageFrame>
  )
}

function TermsSection({ section: { id, heading, body }, number }: { section: Section; number: number }) {
  return (
    <section id={id} tabIndex={-1}>
      <h2>{withNames(`${number}. ${heading}`)}</h2>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{withNames(part)}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((rule) => (
              <li key={rule}>{withNames(rule)}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
