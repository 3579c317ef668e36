// What is wrong with a form, above it.
import { type Ref, useId } from 'react'
import styles from './ErrorSummary.module.scss'

/** One thing that is wrong, and the id of the control where it is put right. */
export interface Problem {
  id: string
  text: string
}

interface ErrorSummaryProps {
  problems: readonly Problem[]
  /** Whoever noticed the problems gives the summary the focus; useForm does. */
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
                // The address stays as it is: this is no other page.
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
