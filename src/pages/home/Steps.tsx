// How it works, in three steps.
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import styles from './Page.module.scss'

const steps = [
  ['Gjej biznesin.', 'Kërko me emër ose shfleto kategoritë.'],
  ['Lexo përvojat.', 'Shiko mesataren, numrin e komenteve dhe çfarë tregojnë të tjerët.'],
  ['Ndaj përvojën tënde.', 'Zgjidh yjet dhe trego me pak fjalë si të shkoi.'],
] as const

/** Three steps, with a link to the page that explains more. */
export function Steps() {
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">Si funksionon</h2>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Link to={routes.howItWorks}>Mëso më shumë</Link>
    </section>
  )
}
