// One question that opens to show its answer.
import { memo } from 'react'
import { withNames } from '@/ui/Name'
import styles from './Page.module.scss'

interface QuestionProps {
  question: string
  answer: string
  isOpen: boolean
}

/** A native disclosure; re-renders only for another question, not with every typed letter. */
export const Question = memo(function Question({ question, answer, isOpen }: QuestionProps) {
  return (
    <details className={styles.item} open={isOpen}>
      <summary>
        <h2>{withNames(question)}</h2>
      </summary>
      <p>{withNames(answer)}</p>
    </details>
  )
})
