// /rreth_nesh: what this site is and believes in.
import { appName, imprint, people } from '@/brand'
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { ButtonLink } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import { Prose } from '@/ui/Prose'

/** The about page. */
export default function AboutPage() {
  return (
    <PageFrame
      heading="Rreth nesh"
      description={`Pse ekziston ${appName}, çfarë bën dhe në çfarë beson.`}
      lead={`${appName} lindi nga një pyetje e thjeshtë: kujt mund t’i besoj?`}
      width="text"
    >
      <Prose>
        <p>
          <strong>Çfarë bëjmë.</strong> Mbledhim në një vend përvojat e njerëzve me bizneset në Shqipëri: nga kafeneja e
          lagjes te klinika, nga servisi i makinës te dyqani online.
        </p>
        <p>
          <strong>Pse e bëjmë.</strong> Një koment i sinqertë u kursen të tjerëve kohë dhe para, dhe u jep bizneseve të
          mira vëmendjen që meritojnë.
        </p>
        <section>
          <h2>Në çfarë besojmë</h2>
          <ul>
            <li>
              <strong>Hapur për të gjithë.</strong> Kushdo mund të kërkojë dhe të lexojë, pa llogari dhe pa pagesë.
            </li>
            <li>
              <strong>Një zë për person.</strong> Një koment për çdo biznes, nga një llogari e verifikuar me email.
            </li>
            <li>
              <strong>Të njëjtat rregulla për të gjithë.</strong> Asnjë biznes nuk mund të paguajë për të hequr një
              koment.
            </li>
            <li>
              <strong>Respekt.</strong> Kritika është e mirëpritur, fyerja jo.
            </li>
          </ul>
        </section>
        {people.length > 0 && <Signature />}
      </Prose>
      <ActionRow>
        <ButtonLink to={routes.categories}>Shfleto kategoritë</ButtonLink>
        <ButtonLink variant="outline" to={routes.chooseBusiness}>
          Shkruaj një koment
        </ButtonLink>
      </ActionRow>
    </PageFrame>
  )
}

/** The people who answer for it, from the owner's settings. */
const Signature = () => (
  <section>
    <h2>Kush jemi</h2>
    <ul translate="no">
      {people.map((person) => (
        <li key={person}>{person}</li>
      ))}
    </ul>
    {imprint && <p>{imprint}</p>}
  </section>
)
