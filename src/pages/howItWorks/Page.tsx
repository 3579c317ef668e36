// /info: how it works, in three steps, with tips.
import { appName } from '@/brand'
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { ButtonLink } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import { Prose } from '@/ui/Prose'
import styles from './Page.module.scss'

const steps = [
  {
    title: 'Gjej biznesin',
    text: 'Kërko me emër ose shfleto kategoritë. Filtro sipas vlerësimit derisa të gjesh atë që të duhet.',
  },
  {
    title: 'Lexo përvojat',
    text: 'Shiko mesataren, numrin e komenteve dhe çfarë tregojnë të tjerët: edhe të mirat, edhe të këqijat.',
  },
  {
    title: 'Ndaj përvojën tënde',
    text: 'Hyr në llogari, zgjidh yjet dhe trego me pak fjalë si të shkoi. Komenti yt u vlen të gjithëve.',
  },
]

const tips = [
  'Trego konkretisht çfarë ndodhi: shërbimi, cilësia, çmimi, koha e pritjes.',
  'Shkruaj shpejt pas përvojës, kur hollësitë i mban mend mirë.',
  'Përmend pikat e forta, por edhe ato që mund të përmirësohen.',
  'Ruaj mirësjelljen, edhe kur përvoja nuk ka qenë e mirë.',
  'Mos përmend numra telefoni, adresa private ose emra të plotë punonjësish.',
]

/** The how-it-works page. */
export default function InfoPage() {
  return (
    <PageFrame
      heading={`Si funksionon ${appName}`}
      title="Si funksionon"
      description="Tre hapa: gjej biznesin, lexo përvojat dhe ndaj tënden. Me këshilla për një koment të dobishëm."
      width="text"
      lead="Tre hapa të thjeshtë për të zgjedhur më mirë dhe për t’i ndihmuar të tjerët të bëjnë të njëjtën gjë."
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Prose>
        <h2>Këshilla për një koment të dobishëm</h2>
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Prose>
      <ActionRow>
        <ButtonLink to={routes.chooseBusiness}>Shkruaj një koment</ButtonLink>
        <ButtonLink variant="outline" to={routes.reviewRules}>
          Lexo rregullat
        </ButtonLink>
      </ActionRow>
    </PageFrame>
  )
}
