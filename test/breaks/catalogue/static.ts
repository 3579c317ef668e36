// How the statements about the static pages could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const terms = 'src/pages/terms/Page.tsx'
const sections = 'src/pages/terms/sections.ts'
const support = 'src/pages/support/Page.tsx'
const faq = 'src/pages/faq/Page.tsx'
const questions = 'src/pages/faq/questions.ts'
const question = 'src/pages/faq/Question.tsx'
const about = 'src/pages/about/Page.tsx'
const info = 'src/pages/howItWorks/Page.tsx'
const rules = 'src/pages/reviewRules/Page.tsx'
const brand = 'src/brand.ts'

export const staticPages: Area = {
  'STATIC-01': [
    plain(terms, '{`${number}. ${heading}`}', '{heading}', 'The sections of the terms have no numbers.'),
    subtle(terms, 'number={index + 1}', 'number={index}', 'The sections are counted from 0 to 8.'),
    subtle(
      terms,
      '{sections.map((section, index) => (',
      '{sections.slice(0, 8).map((section, index) => (',
      'The section about termination is missing, though the contents name it.',
    ),
    subtle(
      sections,
      "heading: 'Përgjegjësia dhe garancitë',",
      "heading: 'Përgjegjësia',",
      'The section about liability does not name warranties.',
    ),
    subtle(
      sections,
      "heading: 'Ndryshimet e kushteve',",
      "heading: 'Përfundimi i përdorimit',",
      'Two sections are called termination, and none changes to terms.',
    ),
    subtle(
      terms,
      '<h2>{`${number}. ${heading}`}</h2>',
      '<h2>{number > 1 ? `${number}. ${heading}` : heading}</h2>',
      'The first section of the terms, "Pranimi i kushteve", has no number.',
    ),
  ],
  'STATIC-02': [
    plain(
      terms,
      'Na shkruaj te <MailLink address={supportEmail} />.',
      'Na shkruaj.',
      'The contact section does not say where to write to.',
    ),
    subtle(
      brand,
      'setting(import.meta.env?.VITE_SUPPORT_EMAIL, ',
      'setting(undefined, ',
      'The address is the example, whatever the site was built with.',
    ),
    subtle(terms, '<h2>Kontakt</h2>', '', 'The contact section has no heading.'),
    subtle(
      'src/ui/MailLink.tsx',
      '<a href={`mailto:${address}`}>{address}</a>',
      '<a href={`mailto:${address}`}>Email</a>',
      'The address can be clicked on, but not be read.',
    ),
  ],
  'STATIC-03': [
    plain(
      terms,
      '<strong>{`Duke përdorur ${appName}, konfirmon se i ke lexuar dhe i pranon këto kushte.`}</strong>',
      '',
      'The terms end without a confirmation.',
    ),
    subtle(
      terms,
      'konfirmon se i ke lexuar dhe i pranon këto kushte.',
      'gjej biznese që mund t’i besosh.',
      'The block at the end of the terms confirms nothing.',
    ),
    subtleInBrowser(
      'src/pages/terms/Page.module.scss',
      '.confirmation {',
      '.confirmation {\n  display: none;',
      'The confirmation is on the page, but not to be seen.',
    ),
  ],
  'STATIC-04': [
    plain(
      terms,
      '<ButtonLink to={routes.home}>Kthehu në kryefaqe</ButtonLink>',
      '{null}',
      'No button leads back from the terms.',
    ),
    subtle(
      terms,
      '<ButtonLink to={routes.home}>',
      '<ButtonLink to={routes.signup}>',
      'The button leads to the sign-up, from where many come.',
    ),
    subtle(
      terms,
      '<ButtonLink to={routes.home}>',
      '<ButtonLink to={routes.home} onClick={(event) => event.preventDefault()}>',
      'The button does nothing.',
    ),
    subtle(
      terms,
      '<ButtonLink to={routes.home}>Kthehu në kryefaqe</ButtonLink>',
      '<ButtonLink\n          to={routes.home}\n          onClick={(event) => {\n            if (!(window.history.state?.idx > 0)) return\n            event.preventDefault()\n            window.history.back()\n          }}\n        >\n          Kthehu në kryefaqe\n        </ButtonLink>',
      'Who came to the terms from /faq is led back to /faq by the button "Kthehu në kryefaqe", not to /.',
    ),
  ],
  'STATIC-05': [
    plain(terms, '{part.map((rule) => (', '{part.slice(0, 0).map((rule) => (', 'The terms have no list of rules.'),
    subtle(
      sections,
      "        'Mos e përdor shërbimin për qëllime tregtare pa autorizim.',\n",
      '',
      'Commercial use is not mentioned.',
    ),
    subtle(
      sections,
      "'Mbaj vetëm një llogari aktive për person.'",
      "'Mbaj llogarinë aktive.'",
      'That one person has one account is not said.',
    ),
    subtle(
      sections,
      "'Mos krijo llogari të rreme ose të shumëfishta.'",
      "'Mos krijo llogari të rreme.'",
      'Multiple accounts are not mentioned.',
    ),
    subtle(
      sections,
      "'Mos publiko përmbajtje të rreme, fyese ose abuzive.'",
      "'Mos publiko përmbajtje fyese ose abuzive.'",
      'False content is not mentioned.',
    ),
    subtle(
      sections,
      "'Mos publiko të dhëna private të personave të tjerë.'",
      "'Mos publiko të dhënat e tua private.'",
      'One’s own data stand where those of others should.',
    ),
    subtle(
      terms,
      '{part.map((rule) => (',
      '{part.slice(1).map((rule) => (',
      'The first user rule, "Jep informacion të saktë.", is missing from the list.',
    ),
  ],
  'STATIC-06': [
    plain(support, '{socialLinks.map(', '{socialLinks.slice(0, 0).map(', 'The support page offers e-mail only.'),
    subtle(support, '{socialLinks.map(', '{socialLinks.slice(0, 1).map(', 'TikTok is missing.'),
    subtle(
      support,
      'Na shkruaj te <MailLink address={supportEmail} />',
      'Na shkruaj me email.',
      'The support page does not tell its e-mail address.',
    ),
    subtle(
      brand,
      'href: `https://www.tiktok.com/@${encodeURIComponent(tiktok)}`',
      'href: `https://www.instagram.com/${encodeURIComponent(tiktok)}/`',
      'The link to TikTok leads to Instagram.',
    ),
    subtle(
      support,
      '<a href={href} target="_blank" rel="noopener noreferrer">',
      '<a data-href={href} target="_blank" rel="noopener noreferrer">',
      'The social profiles are named, but no links.',
    ),
  ],
  'STATIC-07': [
    plain(
      support,
      '24 orë në ditë, 7 ditë në javë. Përgjigje brenda 24 orëve.',
      'Përgjigjemi sa më shpejt.',
      'The support page does not say when e-mails are answered.',
    ),
    subtle(support, 'Përgjigje brenda 24 orëve.', 'Përgjigje brenda 48 orëve.', 'An answer takes two days.'),
    subtle(support, '7 ditë në javë', '5 ditë në javë', 'There is no e-mail support at the weekend.'),
    subtle(support, '24 orë në ditë, ', '12 orë në ditë, ', 'There is no e-mail support at night.'),
    subtleInBrowser(
      'src/pages/support/Page.module.scss',
      '  color: var(--ink-soft);\n  font-size: var(--text-s);\n}',
      '  color: var(--ink-soft);\n  font-size: var(--text-s);\n\n  @include below(sm) {\n    display: none;\n  }\n}',
      'On a phone the support page does not say when e-mail is answered.',
    ),
  ],
  'STATIC-08': [
    plain(
      support,
      'E hënë – e premte, 09:00–18:00',
      'Çdo ditë',
      'The support page does not tell hours for the social profiles.',
    ),
    subtle(support, '09:00–18:00', '09:00–17:00', 'The support on the social profiles ends an hour earlier.'),
    subtle(
      support,
      'E hënë – e premte',
      'E hënë – e shtunë',
      'The support on the social profiles works on Saturdays, too.',
    ),
    subtle(
      support,
      '<p className={styles.hours}>E hënë – e premte, 09:00–18:00</p>',
      "{network === 'Instagram' && <p className={styles.hours}>E hënë – e premte, 09:00–18:00</p>}",
      'TikTok has no hours.',
    ),
  ],
  'STATIC-09': [
    plain(
      support,
      'Ankesat marrin përgjigje brenda 2–3 ditëve të punës.',
      'Ankesat i lexojmë të gjitha.',
      'The support page promises no answer to complaints.',
    ),
    subtle(
      support,
      'Ankesat marrin përgjigje brenda 2–3 ditëve të punës.',
      'Ankesat marrin përgjigje brenda 2–3 ditëve.',
      'Days that are no working days count, too.',
    ),
    subtle(
      questions,
      'brenda 2–3 ditëve të punës',
      'brenda 5–7 ditëve të punës',
      'The FAQ promises an answer in a week.',
    ),
    subtle(
      rules,
      'Përgjigjemi brenda 2–3 ditëve të punës.',
      'Përgjigjemi brenda 3–4 ditëve të punës.',
      'The rules promise an answer a day later.',
    ),
    subtle(
      questions,
      'Çdo ankesë shqyrtohet dhe merr përgjigje brenda 2–3 ditëve të punës.',
      'Çdo ankesë shqyrtohet dhe merr përgjigje brenda 2–3 javëve.',
      'The FAQ promises an answer to a complaint within 2-3 weeks.',
    ),
  ],
  'STATIC-10': [
    plain(faq, "fields={['question', 'answer']}", 'fields={[]}', 'Whatever is typed, all questions stay.'),
    subtle(
      'src/ui/useSearchPanel.ts',
      'const matching = search(query.text)',
      "const matching = search(filter === ALL ? query.text : '')",
      'With a topic chosen the search does nothing.',
    ),
    subtle(faq, "fields={['question', 'answer']}", "fields={['answer']}", 'The words of a question do not find it.'),
    subtle(faq, "fields={['question', 'answer']}", "fields={['question']}", 'The words of an answer do not find it.'),
    subtle(
      'src/ui/useSearchPanel.ts',
      ': matching.filter((item) => isIn(item, filter))',
      ': items.filter((item) => isIn(item, filter))',
      'Once a topic is chosen, the FAQ search finds nothing out: all questions of the topic stay, whatever is typed.',
    ),
  ],
  'STATIC-11': [
    plain(faq, '        filters={topics}\n', '', 'The FAQ has no filters.'),
    subtle(
      faq,
      'filters={topics}',
      'filters={Object.fromEntries(Object.entries(topics).slice(0, -1))}',
      'The topic safety cannot be chosen.',
    ),
    subtle(
      faq,
      'filters={topics}',
      'filters={Object.fromEntries(Object.entries(topics).slice(1))}',
      'There is no button for all topics.',
    ),
    subtle(
      faq,
      'topic === filter}',
      "topic === filter || topic === 'general'}",
      'Every topic shows the general question, too.',
    ),
    subtle(
      questions,
      "id: 'complaint',\n    topic: 'safety',",
      "id: 'complaint',\n    topic: 'reviews',",
      'The topic safety has no question.',
    ),
    subtle(
      'src/ui/SearchPanel.tsx',
      '{Object.entries(filters).map(([value, text]) => (',
      '{Object.entries(filters).filter(([value]) => value !== ALL || panel.filter !== ALL).map(([value, text]) => (',
      'On a fresh /faq there is no filter "Të gjitha"; it only comes once another one is chosen.',
    ),
    subtleInBrowser(
      'src/ui/SearchPanel.module.scss',
      '.filters {\n  display: flex;\n  flex-wrap: wrap;',
      '.filters {\n  display: flex;\n  overflow: hidden;',
      "On a phone the FAQ's filters stand in one row, each a narrow column of letters that nobody can read.",
    ),
  ],
  'STATIC-12': [
    plain(faq, 'items={questions}', 'items={questions.slice(1)}', 'The FAQ has eight questions.'),
    subtle(faq, 'items={questions}', 'items={questions.slice(0, -1)}', 'The last question is missing.'),
    subtle(faq, 'pause={300}', 'pause={300}\n        pageSize={8}', 'The ninth question is on a second page.'),
    subtle(
      faq,
      'items={questions}',
      "items={[...questions, { id: 'more', topic: 'general', question: 'A ka edhe pyetje të tjera?', answer: 'Po.' }]}",
      'There are ten questions.',
    ),
    subtle(
      faq,
      'keyOf={({ id }) => id}',
      'keyOf={({ id }) => id}\n        pageSize={8}',
      'The FAQ shows eight questions, the ninth is on a second page.',
    ),
  ],
  'STATIC-13': [
    plain(faq, 'isOpen={index === 0}', 'isOpen={false}', 'No question is open.'),
    subtle(faq, 'isOpen={index === 0}', 'isOpen={index === 1}', 'The second question is open.'),
    subtle(faq, 'isOpen={index === 0}', 'isOpen={index === questions.length - 1}', 'The last question is open.'),
    subtle(
      question,
      '<p>{answer}</p>',
      '<p hidden={isOpen}>{answer}</p>',
      'The first question looks open, but shows no answer.',
    ),
    subtle(
      faq,
      'isOpen={index === 0}',
      "isOpen={index === 0 && typed[0] !== ''}",
      'The first question opens with the first letter of a search.',
    ),
  ],
  'STATIC-14': [
    plain(faq, 'pause={300}', 'pause={0}', 'The FAQ searches with every key.'),
    subtle(faq, 'pause={300}', 'pause={299}', 'The FAQ searches a millisecond early.'),
    subtle(faq, 'pause={300}', 'pause={301}', 'The FAQ searches a millisecond late.'),
    subtle(
      'src/ui/useDebounced.ts',
      'return () => clearTimeout(timer)',
      'return () => undefined',
      'The FAQ searches 300 ms after every key, though one goes on typing.',
    ),
    subtle(
      faq,
      'pause={300}',
      "pause={chosen[0] === 'all' ? 300 : 0}",
      'With a topic chosen, the FAQ search follows every letter at once, without the 300 ms.',
    ),
  ],
  'STATIC-15': [
    plain(
      questions,
      "'Menjëherë, nëse kalon kontrollin",
      "'Brenda një dite, nëse kalon kontrollin",
      'The FAQ says that comments are published within a day.',
    ),
    subtle(
      questions,
      'gjuhë të papërshtatshme, spam dhe shkelje të rregullave',
      'gjuhë të papërshtatshme dhe shkelje të rregullave',
      'The FAQ does not name spam.',
    ),
    subtle(
      questions,
      'nëse kalon kontrollin automatik për',
      'pas kontrollit për',
      'The check is not called automatic.',
    ),
    subtle(
      questions,
      'gjuhë të papërshtatshme, spam dhe shkelje të rregullave',
      'gjuhë të papërshtatshme dhe spam',
      'The FAQ does not name violations of the rules.',
    ),
  ],
  'STATIC-16': [
    plain(
      questions,
      'Jo, për momentin bizneset nuk mund t’u përgjigjen komenteve.',
      'Po, bizneset mund t’u përgjigjen komenteve.',
      'The FAQ says that businesses can reply.',
    ),
    subtle(
      questions,
      'Jo, për momentin bizneset nuk mund',
      'Jo, bizneset nuk mund',
      'The FAQ says that businesses can never reply, not that they cannot yet.',
    ),
    subtle(
      question,
      '<p>{answer}</p>',
      "<p>{answer.replace(/^Jo[^.]*\\. /, '')}</p>",
      'The first sentence of an answer that says no is left out.',
    ),
  ],
  'STATIC-17': [
    plain(
      questions,
      'Shtimi është falas dhe biznesi publikohet pas verifikimit.',
      'Biznesi publikohet menjëherë.',
      'The FAQ says that a business is published at once.',
    ),
    subtle(
      questions,
      'Shtimi është falas dhe biznesi publikohet',
      'Biznesi publikohet',
      'That adding a business is free is not said.',
    ),
    subtle(questions, 'publikohet pas verifikimit.', 'publikohet.', 'The verification is not mentioned.'),
  ],
  'STATIC-18': [
    plain(about, 'heading="Rreth nesh"', 'heading="About us"', 'The about page has an English heading.'),
    subtle(
      about,
      '<h2>Në çfarë besojmë</h2>',
      '<h2>What we believe in</h2>',
      'A part of the about page has an English heading.',
    ),
    subtle(
      about,
      '<strong>Respekt.</strong> Kritika është e mirëpritur, fyerja jo.',
      '<strong>Respect.</strong> Criticism is welcome, insults are not.',
      'The last line of the about page is English.',
    ),
    subtle(
      about,
      '<strong>Çfarë bëjmë.</strong> Mbledhim',
      '<strong>What we do.</strong> Mbledhim',
      'The first words of the about page are English.',
    ),
  ],
  'STATIC-19': [
    plain(info, '{tips.map((tip) => (', '{tips.slice(0, 0).map((tip) => (', 'The page of how it works has no tips.'),
    subtle(
      info,
      '{steps.map(({ title, text }) => (',
      '{steps.slice(1).map(({ title, text }) => (',
      'The first of the three steps is missing.',
    ),
    subtle(
      info,
      '<h2>Këshilla për një koment të dobishëm</h2>',
      '<h2>Tips for a useful comment</h2>',
      'The tips have an English heading.',
    ),
    subtle(
      info,
      "text: 'Hyr në llogari, zgjidh yjet dhe trego me pak fjalë si të shkoi. Komenti yt u vlen të gjithëve.',",
      "text: 'Sign in, choose the stars and tell in a few words how it went.',",
      'The last step is told in English.',
    ),
    subtle(info, '<p>{text}</p>', '', 'The steps are named, but not explained.'),
  ],
  'STATIC-20': [
    plain(rules, 'heading="Rregullat e komenteve"', 'heading="Comment rules"', 'The rules have an English heading.'),
    subtle(
      rules,
      '{forbidden.map((rule) => (',
      '{expected.map((rule) => (',
      'What is expected stands under what is not allowed, too.',
    ),
    subtle(
      rules,
      "'Reklama, linke promovuese dhe tekst i përsëritur.',",
      "'Advertising, promotional links and repeated text.',",
      'The last rule is English.',
    ),
    subtle(
      rules,
      '{expected.map((rule) => (',
      '{expected.slice(0, 0).map((rule) => (',
      'The rules do not say what is expected.',
    ),
  ],
}
