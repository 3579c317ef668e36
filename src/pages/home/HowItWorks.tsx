// How comments are checked, and how it all works: two columns of three.
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import styles from './Page.module.scss'

// What the rules and the terms say, in short (src/pages/reviewRules, src/pages/terms).
const checks = [
  ['Një zë për person.', 'Një koment për çdo biznes; nëse diçka ndryshon, autori e përditëson.'],
  ['Email i verifikuar.', 'Për të shkruar një koment duhet një llogari me email të verifikuar.'],
  [
    'Të njëjtat rregulla për të gjithë.',
    'Asnjë biznes nuk mund të paguajë për të hequr një koment. Komentet nuk hiqen vetëm sepse janë negative.',
  ],
] as const

const steps = [
  ['Gjej biznesin.', 'Kërko me emër ose shfleto kategoritë.'],
  ['Lexo përvojat.', 'Shiko mesataren, numrin e komenteve dhe çfarë tregojnë të tjerët.'],
  ['Ndaj përvojën tënde.', 'Zgjidh yjet dhe trego me pak fjalë si të shkoi.'],
] as const

const items = (texts: typeof checks | typeof steps) =>
  texts.map(([title, text]) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ))

/** Three facts with a link to the rules, three steps with a link to the page that explains more. */
export function HowItWorks() {
  return (
    <div className={styles.how}>
      <section aria-labelledby="checks">
        <h2 id="checks">Si kontrollohen komentet</h2>
        <ul>{items(checks)}</ul>
        <Link to={routes.reviewRules}>Lexo rregullat e komenteve</Link>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">Si funksionon</h2>
        <ol>{items(steps)}</ol>
        <Link to={routes.howItWorks}>Mëso më shumë</Link>
      </section>
    </div>
  )
}
