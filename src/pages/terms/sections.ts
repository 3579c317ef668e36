// The nine sections of the terms. A change of the text needs a new date below.
import { appName, supportEmail } from '@/brand'

/** The day the text last changed, in words: the page then needs no code for dates. */
export const updatedOn = '20 nëntor 2026'

/** A section: its heading, and paragraphs; an array is a list. */
export interface Section {
  id: string
  heading: string
  body: (string | string[])[]
}

/** In page order; the page numbers them. */
export const sections: Section[] = [
  {
    id: 'pranimi',
    heading: 'Pranimi i kushteve',
    body: [
      `Duke përdorur ${appName}, pranon këto kushte dhe rregullat e komenteve. Nëse nuk pajtohesh me to, të lutemi të mos e përdorësh shërbimin. Kur krijon një llogari, e konfirmon pranimin duke shënuar kutinë përkatëse.`,
    ],
  },
  {
    id: 'sherbimi',
    heading: 'Përshkrimi i shërbimit',
    body: [
      `${appName} është një direktori biznesesh në Shqipëri. Kushdo mund të kërkojë biznese dhe të lexojë komente. Përdoruesit e regjistruar mund të shkruajnë një koment për çdo biznes dhe të shtojnë biznese që mungojnë. Shërbimi është falas.`,
      'Ne nuk i shesim produktet apo shërbimet e bizneseve të listuara dhe nuk jemi palë në marrëdhënien tënde me to. Komentet shprehin mendimin e autorëve të tyre.',
    ],
  },
  {
    id: 'llogaria',
    heading: 'Regjistrimi dhe llogaria',
    body: [
      'Për të shkruar një koment duhet një llogari me email të verifikuar. Mban përgjegjësi për saktësinë e të dhënave që jep, për ruajtjen e fjalëkalimit dhe për veprimet që kryhen nga llogaria jote. Nëse dyshon se dikush tjetër e ka përdorur llogarinë, ndrysho menjëherë fjalëkalimin dhe na njofto. Llogarinë mund ta fshish në çdo kohë nga faqja e profilit.',
    ],
  },
  {
    id: 'sjellja',
    heading: 'Rregullat e sjelljes',
    body: [
      `Kur përdor ${appName}, duhet të respektosh këto rregulla:`,
      [
        'Jep informacion të saktë.',
        'Mbaj vetëm një llogari aktive për person.',
        'Mos publiko përmbajtje të rreme, fyese ose abuzive.',
        'Mos krijo llogari të rreme ose të shumëfishta.',
        'Mos publiko të dhëna private të personave të tjerë.',
        'Mos e përdor shërbimin për qëllime tregtare pa autorizim.',
      ],
      'Kur këto rregulla shkelen, mund ta heqim përmbajtjen ose ta kufizojmë llogarinë.',
    ],
  },
  {
    id: 'permbajtja',
    heading: 'Të drejtat mbi përmbajtjen',
    body: [
      `Komentet që shkruan mbeten të tuat. Duke i publikuar, na lejon t’i ruajmë, t’i formatojmë dhe t’i shfaqim në ${appName}, falas dhe pa ekskluzivitet, për aq kohë sa janë të publikuara. Konfirmon se teksti është i yti dhe nuk shkel të drejtat e të tjerëve. Emri, logoja dhe pamja e ${appName} nuk mund të përdoren pa lejen tonë me shkrim.`,
    ],
  },
  {
    id: 'privatesia',
    heading: 'Privatësia',
    body: [
      'Mbledhim vetëm të dhënat që duhen për llogarinë dhe komentet: emrin, adresën e email-it dhe përmbajtjen që publikon. Emri yt shfaqet pranë komenteve; email-i nuk publikohet. Disa të dhëna, si sesioni dhe drafti i komentit, ruhen vetëm në shfletuesin tënd.',
      `Të dhënat i trajtojmë sipas legjislacionit shqiptar për mbrojtjen e të dhënave personale. Mund të kërkosh t’i shohësh, t’i korrigjosh ose t’i fshish duke na shkruar te ${supportEmail}.`,
    ],
  },
  {
    id: 'pergjegjesia',
    heading: 'Përgjegjësia dhe garancitë',
    body: [
      'Përpiqemi që informacioni të jetë i saktë dhe shërbimi të funksionojë pa ndërprerje, por nuk mund ta garantojmë këtë. Informacioni për bizneset dhe komentet vijnë nga përdoruesit. Para çdo vendimi të rëndësishëm, kontrolloje informacionin edhe në burime të tjera. Brenda kufijve që lejon ligji, nuk mbajmë përgjegjësi për dëme që lidhen me përmbajtjen e publikuar nga të tjerët. Asgjë në këto kushte nuk i kufizon të drejtat që të jep ligji si konsumator.',
    ],
  },
  {
    id: 'ndryshimet',
    heading: 'Ndryshimet e kushteve',
    body: [
      'Këto kushte mund të përditësohen. Për ndryshime të rëndësishme njoftojmë në faqe ose me email përpara se të hyjnë në fuqi. Nëse e përdor shërbimin pas asaj date, kushtet e reja quhen të pranuara.',
    ],
  },
  {
    id: 'perfundimi',
    heading: 'Përfundimi i përdorimit',
    body: [
      'Mund ta ndërpresësh përdorimin dhe ta fshish llogarinë kur të duash. Ne mund ta pezullojmë ose ta mbyllim një llogari që i shkel këto kushte dhe, kur është e mundur, njoftojmë me email. Pas fshirjes së llogarisë, komentet e publikuara mund të mbeten në faqe pa emrin tënd.',
    ],
  },
]
