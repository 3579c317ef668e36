// /faq: frequently asked questions (ROUTE-09). Search and topic filter come with the interface kit.
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { ButtonLink } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import css from './Page.module.scss'
import { questions } from './questions'

/** The FAQ page: native disclosures, the first one open (STATIC-13). */
export default function FaqPage() {
  return (
    <PageFrame heading="Pyetje të shpeshta" width="text">
      <div className={css.list}>
        {questions.map(({ id, question, answer }, index) => (
          <details key={id} className={css.item} open={index === 0}>
            <summary>
              <h2>{question}</h2>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <ActionRow>
        <span>Nuk e gjete përgjigjen?</span>
        <ButtonLink variant="outline" to={routes.support}>
          Kontakto mbështetjen
        </ButtonLink>
      </ActionRow>
    </PageFrame>
  )
}
