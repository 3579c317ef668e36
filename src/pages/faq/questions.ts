// The nine questions of the FAQ and their topics.
import { appName, supportEmail } from '@/brand'
import { foldText } from '@/lib/cleanText'
import type { StructuredData } from '@/lib/jsonLd'

/** Topics by the specification's names; `all` is not a topic but means no choice. */
export const topics = {
  all: 'Të gjitha',
  general: 'Të përgjithshme',
  account: 'Llogaria',
  reviews: 'Komentet',
  business: 'Bizneset',
  safety: 'Siguria',
} as const

/** The values of the topic filter. */
export type Topic = keyof typeof topics

/** A question with its answer. */
export interface Question {
  id: string
  topic: Exclude<Topic, 'all'>
  question: string
  answer: string
  /** How people begin the words they look for it with, without marks; searched, never shown. */
  words: string
}

/** In page order. */
export const questions: Question[] = [
  {
    id: 'what',
    topic: 'general',
    question: `Çfarë është ${appName} dhe a paguhet?`,
    words: 'pages pagua cmim kosto kushto gratis free price cost',
    answer: `${appName} është një direktori biznesesh në Shqipëri, me vlerësime dhe komente nga përdoruesit. Kërkimi, leximi dhe shkrimi i komenteve janë falas.`,
  },
  {
    id: 'signup',
    topic: 'account',
    question: 'Si krijoj një llogari?',
    words: 'regjistr register sign hap kod verifik konfirm aktiviz account llogari profil anetar e-mail',
    answer:
      'Zgjidh “Regjistrohu”, plotëso emrin, email-in dhe fjalëkalimin dhe prano kushtet. Të dërgojmë me email një link verifikimi; pasi ta hapësh, llogaria është gati. Nëse nuk e gjen mesazhin, kontrollo dosjen e spam-it.',
  },
  {
    id: 'password-delete',
    topic: 'account',
    question: 'Si e ndryshoj fjalëkalimin ose e fshij llogarinë?',
    words:
      'password fjalekalim parol harro reset rivendos nderro delete remove hiq mbyll account profil login hyr hyj kyc time',
    answer:
      'Te “Profili im” gjen butonat “Ndrysho” për fjalëkalimin dhe “Fshi” për llogarinë. Fshirja kërkon të shkruash fjalën FSHI dhe nuk kthehet mbrapa. Nëse e ke harruar fjalëkalimin, përdor linkun “Ke harruar fjalëkalimin?” te faqja e hyrjes.',
  },
  {
    id: 'write',
    topic: 'reviews',
    question: 'Si shkruaj një koment?',
    words: 'koment vleres opinion feedback review comment write rating star yll cilesi anonim posto lini',
    answer:
      'Hyr në llogari, kërko biznesin, zgjidh yjet dhe trego përvojën tënde. Mund të shkruash një koment për çdo biznes. Nëse nuk ke hyrë ende, komentin e ruajmë deri në një orë dhe e dërgojmë pasi të hysh. Nëse ke hyrë, draftin e ruajmë 30 ditë në pajisjen tënde dhe e sheh vetëm ti.',
  },
  {
    id: 'published',
    topic: 'reviews',
    question: 'Kur publikohet komenti im?',
    words: 'pse nuk prit shfaq duk kontroll censur refuz miraton vones spam filter',
    answer:
      'Menjëherë, nëse kalon kontrollin automatik për gjuhë të papërshtatshme, spam dhe shkelje të rregullave. Kur biznesi është nën shqyrtim, komenti bëhet i dukshëm pasi biznesi të aprovohet.',
  },
  {
    id: 'edit',
    topic: 'reviews',
    question: 'A mund ta ndryshoj ose ta fshij komentin tim?',
    words: 'hiq heq fshi delete remove edit comment review korrigj nderro gabim',
    answer:
      'Po, në çdo kohë. Hape faqen “Komentet e mia” ose faqen e biznesit dhe zgjidh ikonën për ndryshim ose fshirje. Vetëm autori mund ta ndryshojë një koment.',
  },
  {
    id: 'add-business',
    topic: 'business',
    question: 'Si shtoj një biznes që mungon?',
    words: 'regjistr pronar owner business add biznes firm kompani dyqan lokal restorant pages pagua cmim kosto',
    answer:
      'Te kryefaqja zgjidh “Shto biznes” dhe shkruaj emrin, linkun dhe kategorinë. Shtimi është falas dhe biznesi publikohet pas verifikimit.',
  },
  {
    id: 'reply',
    topic: 'business',
    question: 'A mund t’u përgjigjen bizneset komenteve?',
    words: 'pronar owner reply pergjigj menaxher negativ',
    answer: `Jo, për momentin bizneset nuk mund t’u përgjigjen komenteve. Nëse një koment ka informacion të pasaktë, biznesi mund të na shkruajë te ${supportEmail}.`,
  },
  {
    id: 'complaint',
    topic: 'safety',
    question: 'Si raportoj një koment ose bëj një ankesë?',
    words: 'report raport denonc ankes shpif ofend kercen fals fake rreme mashtr abuz gabim spam',
    answer: `Na shkruaj te ${supportEmail} me linkun e biznesit, tekstin e komentit dhe arsyen. Çdo ankesë shqyrtohet dhe merr përgjigje brenda 2–3 ditëve të punës.`,
  },
]

const beginnings = questions.flatMap(({ words }) => words.split(' '))

/** The words of a text from three letters on, without marks; one that begins like a question's word as that beginning. */
export const everydayWords = (text: string): string =>
  (foldText(text).match(/[\p{L}\p{N}-]{3,}/gu) ?? [])
    .map((word) => beginnings.find((beginning) => word.startsWith(beginning)) ?? word)
    .join(' ')

/** All questions, whatever is searched for, as search engines read them (FAQPage). */
export const faqData = (questions: readonly Question[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
