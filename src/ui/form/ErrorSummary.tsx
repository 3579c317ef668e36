// The list of a form's errors, above it.
import { type Ref, useId } from 'react'
import styles from './ErrorSummary.module.scss'

/** One error, and the id of the control where it is corrected. */
export interface Problem {
  id: string
  text: string
}

interface ErrorSummaryProps {
  problems: readonly Problem[]
  /** For whoever finds the problems and focuses the summary, as useForm does. */
  ref?: Ref<HTMLDivElement>
}

/** The problems as links to their fields; nothing while there are none. Spread `summary` of useForm on it. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const id = useId()
  if (problems.length === 0) return null
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles.summary}>
      <h2 id={id} className={styles.title}>
        {problems.length === 1 ? 'Ka një problem' : `Ka ${problems.length} probleme`}
      </h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              onClick={(event) => {
                // Keeps the hash out of the address: this is no other page.
                event.preventDefault()
                document.getElementById(problem.id)?.focus()
              }}
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
