// The questions as search engines read them.
import type { StructuredData } from '@/lib/jsonLd'
import type { Question } from './questions'

/** All questions with their answers, whatever is searched for on the page (FAQPage). */
export const faqData = (questions: readonly Question[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
