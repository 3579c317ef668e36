// /faq: frequently asked questions with search and topics.
import { appName } from '@/brand'
import { plural } from '@/lib/albanianFormat'
import { routes } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import { SearchPanel } from '@/ui/SearchPanel'
import { useEntryState } from '@/ui/useEntryState'
import { useJsonLd } from '@/ui/useJsonLd'
import { Question } from './Question'
import { everydayWords, faqData, questions, topics } from './questions'

const data = faqData(questions)

/** The FAQ page: native disclosures, the first one open. */
export default function FaqPage() {
  useJsonLd(data)
  const typed = useEntryState('search', '', 'kerko')
  const chosen = useEntryState<string>('topic', 'all')
  return (
    <PageFrame
      heading="Pyetje të shpeshta"
      description={`Përgjigje për llogarinë, komentet, bizneset dhe sigurinë në ${appName}.`}
      width="text"
    >
      <SearchPanel
        label="Kërko te pyetjet"
        placeholder="Kërko një pyetje…"
        items={questions}
        fields={['question', 'answer', 'words']}
        wordsOf={everydayWords}
        filters={topics}
        filterLabel="Filtro pyetjet sipas temës"
        isIn={({ topic }, filter) => topic === filter}
        typed={typed}
        chosen={chosen}
        keyOf={({ id }) => id}
        countText={(total) => plural(total, 'pyetje', 'pyetje')}
        footer={
          <>
            <span>Nuk e gjete përgjigjen?</span>
            <ButtonLink variant="outline" to={routes.support}>
              Kontakto mbështetjen
            </ButtonLink>
          </>
        }
      >
        {({ question, answer }, index) => <Question question={question} answer={answer} isOpen={index === 0} />}
      </SearchPanel>
    </PageFrame>
  )
}
