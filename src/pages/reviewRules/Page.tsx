// /rregullore: the rules of comments.
import { supportEmail } from '@/brand'
import { PageFrame } from '@/ui/PageFrame'
import { MailLink, Prose } from '@/ui/Prose'

const expected = [
  'Shkruaj vetëm për përvojën tënde të vërtetë.',
  'Shkruaj një koment për çdo biznes; nëse diçka ndryshon, përditësoje.',
  'Vlerëso shërbimin ose produktin, jo jetën private të njerëzve.',
  'Përdor gjuhë të qartë dhe të respektueshme.',
]

const forbidden = [
  'Fyerje, kërcënime, gjuhë urrejtjeje ose diskriminim.',
  'Komente të rreme, të paguara ose të shkruara në emër të dikujt tjetër.',
  'Komente për biznesin tënd, për punëdhënësin ose për një konkurrent.',
  'Të dhëna personale të të tjerëve: numra telefoni, adresa, dokumente.',
  'Reklama, linke promovuese dhe tekst i përsëritur.',
]

/** The comment rules. */
export default function RulesPage() {
  return (
    <PageFrame
      heading="Rregullat e komenteve"
      description="Çfarë lejohet dhe çfarë nuk lejohet në komente, dhe si kontrollohen ato."
      lead="Komentet janë të dobishme kur janë të sinqerta. Këto rregulla vlejnë për të gjithë."
      width="text"
    >
      <Prose>
        <section>
          <h2>Çfarë presim</h2>
          <ul>
            {expected.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Çfarë nuk lejohet</h2>
          <ul>
            {forbidden.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Si i kontrollojmë komentet</h2>
          <p>
            Çdo koment kalon një kontroll automatik për gjuhë të papërshtatshme, spam dhe shkelje të rregullave. Ne nuk
            verifikojmë nëse autori ka blerë realisht nga biznesi. Nuk i ndryshojmë komentet dhe nuk i heqim vetëm sepse
            janë negative.
          </p>
          <p>Shërbimi është falas. Asnjë biznes nuk mund të paguajë për të hequr një koment.</p>
        </section>
        <section>
          <h2>Sa i ruajmë tekstet e padërguara</h2>
          <p>
            Një tekst i shkruar pa hyrë në llogari ruhet në pajisjen tënde një orë nga ndryshimi i fundit, pastaj
            fshihet. Drafti i një përdoruesi që ka hyrë ruhet 30 ditë dhe nuk i shfaqet askujt tjetër.
          </p>
        </section>
        <section>
          <h2>Nëse vëren një shkelje</h2>
          <p>
            Na shkruaj te <MailLink address={supportEmail} />. Ankesat marrin përgjigje brenda 2–3 ditëve të punës.
          </p>
        </section>
      </Prose>
    </PageFrame>
  )
}
